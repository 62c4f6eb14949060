/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.languageserver.hcl.HclCaret.Frame;
import org.brokerpak.languageserver.hcl.HclCaret.Kind;
import org.brokerpak.languageserver.hcl.HclCaret.State;

/** Reads an OpenTofu text up to a caret and keeps what is open there. */
final class HclCaretReader {

    private static final Pattern TRAVERSAL =
            Pattern.compile("((?:[A-Za-z_][\\w-]*(?:\\[[^\\[\\]\\n]*])*\\.(?:\\*\\.|\\d+\\.)*)*)([A-Za-z_][\\w-]*)?$");
    private static final Pattern HEREDOC = Pattern.compile("<<-?([A-Za-z_][\\w-]*)[^\\n]*\\n?");
    /** Where a line begins so, whatever was left open above it is half-typed. */
    private static final Pattern TOP_LEVEL =
            Pattern.compile("(?:variable|output|resource|data|locals|module|provider|terraform)"
                    + "(?:[ \\t]+\"|[ \\t]*\\{)");

    private final String text;
    private final Deque<Frame> open = new ArrayDeque<>();
    private final List<String> header = new ArrayList<>();
    private boolean inValue;
    private String attribute = "";
    private String lastName = "";
    private int at;
    /** Where the word or label before the caret begins; the end of the text when there is none. */
    private int wordStart;
    private boolean inComment;
    private boolean inLabel;

    HclCaretReader(String text) {
        this.text = text;
    }

    HclCaret read() {
        while (at < text.length()) {
            Kind top = open.isEmpty() ? Kind.BLOCK : open.peek().kind();
            switch (top) {
                case STRING, HEREDOC -> template(top);
                case BLOCK -> {
                    if (inValue) {
                        expression();
                    } else {
                        body();
                    }
                }
                default -> expression();
            }
        }
        return result();
    }

    private HclCaret result() {
        Kind top = open.isEmpty() ? Kind.BLOCK : open.peek().kind();
        if (inComment || top == Kind.STRING || top == Kind.HEREDOC) {
            return caret(State.TEXT, "", List.of(), false);
        }
        if (top == Kind.BLOCK && !inValue) {
            if (inLabel) {
                return caret(State.LABEL, text.substring(wordStart), List.of(), false);
            }
            boolean touching = !header.isEmpty() && wordStart < text.length() && isName(text.charAt(text.length() - 1));
            String word = touching ? text.substring(wordStart) : "";
            if (touching) {
                header.removeLast();
            }
            return caret(header.isEmpty() ? State.ITEM : State.BARE_LABEL, word, List.of(), false);
        }
        return expressionCaret(top);
    }

    private HclCaret expressionCaret(Kind top) {
        Matcher traversal = TRAVERSAL.matcher(text);
        // A traversal is on one line: there is no need to look at the whole text.
        traversal.region(text.lastIndexOf('\n') + 1, text.length());
        String path = "";
        String word = "";
        int start = text.length();
        if (traversal.find()) {
            path = traversal.group(1);
            word = traversal.group(2) == null ? "" : traversal.group(2);
            start = traversal.start();
        }
        List<String> names = path.isEmpty() ? List.of()
                : List.of(path.replaceAll("\\[[^\\[\\]]*]", "").replaceAll("\\.(\\*|\\d+)(?=\\.)", "").split("\\."));
        int before = start;
        while (before > 0 && (text.charAt(before - 1) == ' ' || text.charAt(before - 1) == '\t')) {
            before--;
        }
        char last = before == 0 ? '\n' : text.charAt(before - 1);
        boolean afterOperand = before < start && (isName(last) || ")]}\"".indexOf(last) >= 0)
                && !isKeyword(before) || before == start && ")]}\"".indexOf(last) >= 0;
        boolean key = top == Kind.OBJECT && "{,\n".indexOf(last) >= 0;
        return caret(key ? State.TEXT : State.EXPRESSION, word, names, afterOperand && names.isEmpty());
    }

    /** Whether the word that ends here is followed by a value: {@code in}, {@code if}, {@code else}. */
    private boolean isKeyword(int end) {
        int start = end;
        while (start > 0 && isName(text.charAt(start - 1))) {
            start--;
        }
        return List.of("in", "if", "for").contains(text.substring(start, end));
    }

    private HclCaret caret(State state, String word, List<String> path, boolean afterOperand) {
        return new HclCaret(state, word, path, List.copyOf(header), attribute, List.copyOf(open), afterOperand);
    }

    private static boolean isName(char c) {
        return Character.isLetterOrDigit(c) || c == '_' || c == '-';
    }

    private boolean comment() {
        boolean line = text.charAt(at) == '#' || text.startsWith("//", at);
        boolean block = text.startsWith("/*", at);
        if (!line && !block) {
            return false;
        }
        int end = line ? text.indexOf('\n', at) : text.indexOf("*/", at + 2);
        inComment = end < 0;
        at = end < 0 ? text.length() : line ? end : end + 2;
        return true;
    }

    private void newLine() {
        at++;
        if (open.isEmpty() || open.peek().kind() == Kind.BLOCK) {
            inValue = false;
            attribute = "";
            header.clear();
        }
        lastName = "";
        boolean restarts = !open.isEmpty() && TOP_LEVEL.matcher(text).region(at, text.length()).lookingAt();
        if (restarts && open.peek().kind() != Kind.HEREDOC) {
            open.clear();
            inValue = false;
            attribute = "";
            header.clear();
        }
    }

    private void body() {
        char c = text.charAt(at);
        if (comment()) {
            return;
        }
        switch (c) {
            case '\n' -> newLine();
            case '"' -> label();
            case '{' -> {
                at++;
                open.push(new Frame(Kind.BLOCK, header.isEmpty() ? "" : header.getFirst(), 0));
                header.clear();
            }
            case '}' -> {
                at++;
                open.poll();
                // Items of a body stand on lines of their own; this is the end of one.
                header.clear();
            }
            case '=' -> {
                at++;
                inValue = true;
                attribute = header.isEmpty() ? "" : header.getLast();
                header.clear();
                lastName = "";
            }
            default -> {
                wordStart = at++;
                if (isName(c)) {
                    while (at < text.length() && isName(text.charAt(at))) {
                        at++;
                    }
                    header.add(text.substring(wordStart, at));
                }
            }
        }
    }

    private void label() {
        wordStart = ++at;
        while (at < text.length() && text.charAt(at) != '"' && text.charAt(at) != '\n') {
            at++;
        }
        inLabel = at == text.length();
        if (!inLabel) {
            header.add(text.substring(wordStart, at));
            at += text.charAt(at) == '"' ? 1 : 0;
            wordStart = at;
        }
    }

    private void template(Kind kind) {
        char c = text.charAt(at);
        if (text.startsWith("$${", at) || text.startsWith("%%{", at)) {
            at += 3;
        } else if (text.startsWith("${", at) || text.startsWith("%{", at)) {
            at += 2;
            push(Kind.INTERPOLATION);
        } else if (kind == Kind.STRING && c == '\\') {
            at = Math.min(text.length(), at + 2);
        } else if (kind == Kind.STRING && c == '"') {
            at++;
            open.pop();
        } else if (kind == Kind.STRING && c == '\n') {
            open.pop();
        } else if (kind == Kind.HEREDOC && c == '\n') {
            at++;
            int end = text.indexOf('\n', at);
            if (end >= 0 && text.substring(at, end).strip().equals(open.peek().name())) {
                at = end;
                open.pop();
            }
        } else {
            at++;
        }
    }

    private void push(Kind kind) {
        open.push(new Frame(kind, kind == Kind.CALL ? lastName : "", 0));
        lastName = "";
    }

    private void expression() {
        char c = text.charAt(at);
        if (comment()) {
            return;
        }
        if (c == '\n') {
            newLine();
            return;
        }
        Matcher heredoc = HEREDOC.matcher(text).region(at, text.length());
        if (c == '<' && heredoc.lookingAt()) {
            at = Math.max(at, heredoc.end() - 1);
            open.push(new Frame(Kind.HEREDOC, heredoc.group(1), 0));
            return;
        }
        at++;
        switch (c) {
            case '"' -> push(Kind.STRING);
            case '(' -> push(lastName.isEmpty() ? Kind.GROUP : Kind.CALL);
            case '[' -> push(lastName.isEmpty() ? Kind.LIST : Kind.INDEX);
            case '{' -> push(Kind.OBJECT);
            case ')', ']', '}' -> close(c);
            case ',' -> {
                if (!open.isEmpty() && open.peek().kind() == Kind.CALL) {
                    Frame call = open.pop();
                    open.push(new Frame(Kind.CALL, call.name(), call.argument() + 1));
                }
                lastName = "";
            }
            default -> {
                int start = at - 1;
                while (isName(c) && at < text.length() && (isName(text.charAt(at)) || text.charAt(at) == ':')) {
                    at++;
                }
                lastName = isName(c) ? text.substring(start, at) : "";
            }
        }
    }

    private void close(char c) {
        lastName = "";
        Kind top = open.isEmpty() ? Kind.BLOCK : open.peek().kind();
        if (top == Kind.BLOCK) {
            // The brace that ends the block, on the line of its last attribute.
            if (c == '}') {
                open.poll();
                inValue = false;
                header.clear();
            }
        } else {
            open.pop();
        }
    }
}
