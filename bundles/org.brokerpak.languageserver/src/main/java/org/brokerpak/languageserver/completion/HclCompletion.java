/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.brokerpak.languageserver.hcl.HclBlockItem;
import org.brokerpak.languageserver.hcl.HclCaret;
import org.brokerpak.languageserver.hcl.HclFunction;
import org.brokerpak.languageserver.hcl.HclPlace;
import org.brokerpak.languageserver.inputs.InputFacts;
import org.brokerpak.languageserver.protocol.ClientFeatures;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** What can be written in a template: blocks, their items and labels, and names and functions in expressions. */
final class HclCompletion {

    private static final int LIKELY = 0;
    private static final int KNOWN = 1;
    private static final List<String> TYPES = List.of("string", "number", "bool", "any");
    private static final List<String> TYPE_CONSTRUCTORS = List.of("list", "set", "map", "object", "tuple", "optional");

    private static final List<String> OF_TOFU =
            List.of("lifecycle", "precondition", "postcondition", "provisioner", "connection", "dynamic");

    private final SourceText text;
    private final HclPlace place;
    private final HclCaret caret;
    private final int offset;
    private final ProposalList proposals;

    private HclCompletion(SourceText text, HclPlace place, HclCaret caret, int offset, ClientFeatures features) {
        this.text = text;
        this.place = place;
        this.caret = caret;
        this.offset = offset;
        int rest = 0;
        String after = place.after();
        while (rest < after.length() && (Character.isLetterOrDigit(after.charAt(rest))
                || after.charAt(rest) == '_' || after.charAt(rest) == '-')) {
            rest++;
        }
        this.proposals = new ProposalList(text, new TextRange(offset - caret.word().length(), offset + rest), offset,
                features);
    }

    /** The proposals at a caret; empty where no template is written. */
    static Optional<List<CompletionItem>> at(DocumentView view, int offset, ClientFeatures features) {
        return HclPlace.at(view, offset).map(place ->
                new HclCompletion(view.text(), place, place.caret(), offset, features).propose());
    }

    private List<CompletionItem> propose() {
        switch (caret.state()) {
            case ITEM -> items();
            case LABEL, BARE_LABEL -> labels();
            case EXPRESSION -> {
                if (!caret.afterOperand()) {
                    expression();
                }
            }
            case TEXT -> { }
        }
        return proposals.items();
    }

    private void items() {
        String holder = caret.block();
        // Blocks of a provider have names that we cannot know; what is known of others does not belong there.
        boolean ofProvider = caret.blocks().size() > 1 && List.of("resource", "data").contains(
                caret.blocks().getLast()) && !OF_TOFU.contains(holder);
        if (ofProvider) {
            return;
        }
        String indent = indentation();
        boolean followed = place.after().stripLeading().startsWith("=") || place.after().stripLeading().startsWith("{");
        for (HclBlockItem item : HclBlockItem.in(holder)) {
            String snippet = item.snippet().replace("\n", text.lineBreak() + indent).replace("\t", "  ");
            CompletionItemKind kind = item.isBlock() ? CompletionItemKind.Module : CompletionItemKind.Property;
            CompletionItem proposal = followed ? proposals.add(item.name(), item.name(), kind, KNOWN)
                    : proposals.addSnippet(item.name(), snippet, kind, KNOWN);
            proposal.setDetail(item.summary());
        }
    }

    /** What the line of the caret begins with. */
    private String indentation() {
        TextPosition position = text.position(offset);
        String line = text.line(position.line());
        int end = 0;
        while (end < position.character() && (line.charAt(end) == ' ' || line.charAt(end) == '\t')) {
            end++;
        }
        return line.substring(0, end);
    }

    private void labels() {
        if (caret.header().size() != 1) {
            return;
        }
        for (HclPlace.Use use : place.uses()) {
            if (caret.header().getFirst().equals("variable")) {
                Function<String, InputFacts> inputs = facts(use);
                undeclared(use).forEach(name -> label(name, inputs.apply(name).brief()));
            } else if (caret.header().getFirst().equals("output")) {
                List<String> there = use.module().hcl().outputs().stream().map(output -> output.name()).toList();
                for (Action.Variable output : use.action().outputs()) {
                    String name = output.fieldName().value();
                    if (!there.contains(name)) {
                        label(name, "declared output of " + use.module().kind().key());
                    }
                }
            }
        }
    }

    private void label(String name, String detail) {
        boolean bare = caret.state() == HclCaret.State.BARE_LABEL;
        proposals.add(name, bare ? '"' + name + '"' : name, CompletionItemKind.Value, LIKELY).setDetail(detail);
    }

    /** The inputs of the definition that no template of the module declares as a variable. */
    private static Set<String> undeclared(HclPlace.Use use) {
        Set<String> names = new LinkedHashSet<>(use.action().inputNames());
        use.module().hcl().variables().forEach(variable -> names.remove(variable.name()));
        return names;
    }

    private static Function<String, InputFacts> facts(HclPlace.Use use) {
        return InputFacts.lookup(use.service().content(), use.action());
    }

    private void expression() {
        List<String> path = caret.path();
        if (path.isEmpty()) {
            roots();
            return;
        }
        switch (path.getFirst()) {
            case "var" -> ifLength(1, this::variables);
            case "local" -> ifLength(1, this::locals);
            case "module" -> ifLength(1, () -> place.uses().forEach(use -> use.module().hcl().moduleCalls()
                    .forEach(call -> name(call.name(), CompletionItemKind.Module, "module"))));
            case "data" -> data();
            case "each" -> ifLength(1, () -> names("key", "value"));
            case "count" -> ifLength(1, () -> names("index"));
            case "path" -> ifLength(1, () -> names("module", "root", "cwd"));
            case "terraform" -> ifLength(1, () -> names("workspace"));
            default -> ifLength(1, () -> place.uses().forEach(use -> use.module().hcl().resources().stream()
                    .filter(resource -> resource.typeLabel().filter(type -> type.value().equals(path.getFirst()))
                            .isPresent())
                    .forEach(resource -> name(resource.name(), CompletionItemKind.Class, path.getFirst()))));
        }
    }

    private void ifLength(int length, Runnable action) {
        if (caret.path().size() == length) {
            action.run();
        }
    }

    private void names(String... names) {
        for (String name : names) {
            name(name, CompletionItemKind.Property, null);
        }
    }

    private CompletionItem name(String name, CompletionItemKind kind, String detail) {
        CompletionItem item = proposals.add(name, name, kind, LIKELY);
        if (detail != null) {
            item.setDetail(detail);
        }
        return item;
    }

    private void variables() {
        for (HclPlace.Use use : place.uses()) {
            Function<String, InputFacts> inputs = facts(use);
            use.module().hcl().variables().forEach(variable -> {
                InputFacts input = inputs.apply(variable.name());
                String detail = input.isKnown() ? input.brief() : "no input of the definition";
                name(variable.name(), CompletionItemKind.Variable, detail).setDocumentation(input.details());
            });
        }
        for (HclPlace.Use use : place.uses()) {
            Function<String, InputFacts> inputs = facts(use);
            for (String name : undeclared(use)) {
                InputFacts input = inputs.apply(name);
                CompletionItem item = proposals.add(name, name, CompletionItemKind.Variable, KNOWN);
                item.setDetail(input.brief() + ", no variable block yet");
                item.setDocumentation(input.details());
            }
        }
    }

    private void locals() {
        for (HclPlace.Use use : place.uses()) {
            use.module().hcl().locals().forEach(local ->
                    name(local.name(), CompletionItemKind.Constant, "local value"));
        }
    }

    private void data() {
        for (HclPlace.Use use : place.uses()) {
            use.module().hcl().dataSources().forEach(source -> {
                String type = source.typeLabel().map(label -> label.value()).orElse("");
                if (caret.path().size() == 1) {
                    name(type, CompletionItemKind.Class, "data source");
                } else if (caret.path().size() == 2 && caret.path().get(1).equals(type)) {
                    name(source.name(), CompletionItemKind.Class, type);
                }
            });
        }
    }

    private void roots() {
        if (caret.block().equals("variable") && caret.attribute().equals("type")) {
            types();
            return;
        }
        addresses();
        for (String root : List.of("var", "local", "module", "data", "path", "terraform")) {
            proposals.add(root, root + ".", CompletionItemKind.Keyword, KNOWN).setDetail(meaning(root));
        }
        repetition();
        for (String word : List.of("true", "false", "null")) {
            proposals.add(word, word, CompletionItemKind.Keyword, KNOWN);
        }
        boolean called = restIsCalled();
        for (HclFunction function : HclFunction.all()) {
            String call = called ? function.name()
                    : function.name() + (function.parameters().isEmpty() ? "()" : "($1)");
            CompletionItem item = proposals.addSnippet(function.name(), call, CompletionItemKind.Function, KNOWN + 1);
            item.setDetail(function.label());
            item.setDocumentation(function.summary());
        }
    }

    private boolean restIsCalled() {
        String after = place.after();
        int at = 0;
        while (at < after.length() && (Character.isLetterOrDigit(after.charAt(at)) || after.charAt(at) == '_')) {
            at++;
        }
        return at < after.length() && after.charAt(at) == '(';
    }

    private static String meaning(String root) {
        return switch (root) {
            case "var" -> "variables";
            case "local" -> "local values";
            case "module" -> "outputs of modules";
            case "data" -> "data sources";
            case "path" -> "folders";
            case "each" -> "the element of for_each";
            case "count" -> "the index of count";
            case "self" -> "the resource around this block";
            default -> "tofu itself";
        };
    }

    private void types() {
        for (String type : TYPES) {
            proposals.add(type, type, CompletionItemKind.TypeParameter, LIKELY);
        }
        for (String type : TYPE_CONSTRUCTORS) {
            String inner = type.equals("object") ? "({ $1 \\})" : type.equals("tuple") ? "([$1])" : "(${1:string})";
            proposals.addSnippet(type, type + inner, CompletionItemKind.TypeParameter, LIKELY);
        }
    }

    private void addresses() {
        for (HclPlace.Use use : place.uses()) {
            use.module().hcl().resources().forEach(resource -> resource.typeLabel().ifPresent(type ->
                    name(type.value() + "." + resource.name(), CompletionItemKind.Class, "resource")));
        }
    }

    /** Names that exist in some blocks only. */
    private void repetition() {
        List<String> blocks = caret.blocks();
        boolean repeatable = !blocks.isEmpty() && List.of("resource", "data", "module").contains(blocks.getLast());
        if (repeatable) {
            String block = blockText();
            if (block.contains("for_each")) {
                proposals.add("each", "each.", CompletionItemKind.Keyword, LIKELY).setDetail(meaning("each"));
            }
            if (block.contains("count")) {
                proposals.add("count", "count.", CompletionItemKind.Keyword, LIKELY).setDetail(meaning("count"));
            }
        }
        boolean inside = blocks.stream().anyMatch(List.of("provisioner", "connection", "postcondition")::contains);
        if (inside) {
            proposals.add("self", "self.", CompletionItemKind.Keyword, LIKELY).setDetail(meaning("self"));
        }
    }

    /** The block around the caret, roughly: from the line above that is not indented to the next such line. */
    private String blockText() {
        String before = place.before();
        int start = before.length();
        do {
            start = before.lastIndexOf('\n', start - 1);
        } while (start >= 0 && (start + 1 >= before.length() || " \t\n\r}".indexOf(before.charAt(start + 1)) >= 0));
        int end = place.after().indexOf("\n}");
        return before.substring(start + 1) + (end < 0 ? "" : place.after().substring(0, end));
    }
}
