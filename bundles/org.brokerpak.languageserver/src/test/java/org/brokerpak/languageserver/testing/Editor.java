/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.testing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.model.document.Stage;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** A document open in the client. A caret may be written into its text as {@code <*>}. */
public final class Editor {

    /** Where the caret stands. */
    public static final String CARET = "<*>";

    private final LspSession session;
    private final String uri;
    private final String path;
    private SourceText text;
    private int caret;
    private int version = 1;

    Editor(LspSession session, String uri, String path, String marked) {
        this.session = session;
        this.uri = uri;
        this.path = path;
        take(marked);
        session.remote().getTextDocumentService().didOpen(
                new DidOpenTextDocumentParams(new TextDocumentItem(uri, "yaml", version, text.text())));
    }

    private void take(String marked) {
        caret = Math.max(0, marked.indexOf(CARET));
        text = SourceText.of(marked.replace(CARET, ""));
    }

    public String uri() {
        return uri;
    }

    public String text() {
        return text.text();
    }

    public int version() {
        return version;
    }

    /** Replaces the whole text by one change without a range. */
    public Editor set(String marked) {
        take(marked);
        send(new TextDocumentContentChangeEvent(text.text()));
        return this;
    }

    /** Replaces the first occurrence of a stretch by an incremental change. */
    public Editor replace(String old, String with) {
        int start = text.text().indexOf(old);
        assertTrue(start >= 0, () -> "\"" + old + "\" is not in the text");
        TextRange range = new TextRange(start, start + old.length());
        TextDocumentContentChangeEvent change =
                new TextDocumentContentChangeEvent(Ranges.of(text, range), with);
        text = text.replace(range, with);
        send(change);
        return this;
    }

    /** Sends a change as it is, and takes over the text that it is said to lead to. */
    public Editor change(Range range, String with, String result) {
        text = SourceText.of(result);
        send(new TextDocumentContentChangeEvent(range, with));
        return this;
    }

    private void send(TextDocumentContentChangeEvent change) {
        version++;
        session.remote().getTextDocumentService().didChange(new DidChangeTextDocumentParams(
                new VersionedTextDocumentIdentifier(uri, version), List.of(change)));
    }

    public void save() {
        session.remote().getTextDocumentService()
                .didSave(new DidSaveTextDocumentParams(new TextDocumentIdentifier(uri)));
    }

    public void close() {
        session.remote().getTextDocumentService()
                .didClose(new DidCloseTextDocumentParams(new TextDocumentIdentifier(uri)));
    }

    /** The diagnostics of this state of the document. */
    public List<Diagnostic> diagnostics() {
        return session.client().awaitVersion(uri, version).getDiagnostics();
    }

    /** Waits until the last diagnostics of this state are those expected, as {@code rule} ids in order of place. */
    public void awaitRules(String... rules) {
        session.client().await(path + " to show " + List.of(rules), client -> {
            var all = client.published(uri);
            return !all.isEmpty() && Integer.valueOf(version).equals(all.getLast().getVersion())
                    && all.getLast().getDiagnostics().stream().map(one -> one.getCode().getLeft()).toList()
                            .equals(List.of(rules));
        });
    }

    /** The diagnostics as findings, to be compared with marks in a text. */
    public List<Finding> findings() {
        return findings(path, text, diagnostics());
    }

    static List<Finding> findings(String path, SourceText text, List<Diagnostic> diagnostics) {
        List<Finding> result = new ArrayList<>();
        for (Diagnostic diagnostic : diagnostics) {
            result.add(new Finding(diagnostic.getCode().getLeft(), Severity.ERROR, Stage.ADVICE,
                    diagnostic.getMessage().getLeft(), path, Ranges.range(text, diagnostic.getRange()), List.of(),
                    List.of(), false));
        }
        return result;
    }

    public Position position() {
        return Ranges.of(text, caret);
    }

    public TextDocumentIdentifier identifier() {
        return new TextDocumentIdentifier(uri);
    }

    /** The proposals at the caret, sorted as a client does. */
    public List<CompletionItem> completions() {
        return completions(position());
    }

    public List<CompletionItem> completions(Position position) {
        return LspSession.get(session.remote().getTextDocumentService()
                .completion(new CompletionParams(identifier(), position))).getRight().getItems().stream()
                .sorted((left, right) -> left.getSortText().compareTo(right.getSortText())).toList();
    }

    /** The labels of the proposals at the caret. */
    public List<String> labels() {
        return completions().stream().map(CompletionItem::getLabel).toList();
    }

    /** The text after accepting a proposal, the caret gone. */
    public String accept(String label) {
        CompletionItem item = completions().stream().filter(one -> one.getLabel().equals(label)).findFirst()
                .orElseThrow(() -> new AssertionError("no proposal " + label + " among " + labels()));
        TextEdit edit = item.getTextEdit().getLeft();
        return text.replace(Ranges.range(text, edit.getRange()), edit.getNewText()).text();
    }

    public CompletionItem resolve(CompletionItem item) {
        return LspSession.get(session.remote().getTextDocumentService().resolveCompletionItem(item));
    }

    /** The hover at the caret, or null. */
    public Hover hover() {
        return LspSession.get(session.remote().getTextDocumentService()
                .hover(new HoverParams(identifier(), position())));
    }

    /** The signature at the caret with the active parameter in brackets, or an empty text. */
    public String signature() {
        SignatureHelp help = LspSession.get(session.remote().getTextDocumentService()
                .signatureHelp(new SignatureHelpParams(identifier(), position())));
        if (help == null) {
            return "";
        }
        SignatureInformation signature = help.getSignatures().get(help.getActiveSignature());
        String label = signature.getLabel();
        int active = help.getActiveParameter();
        if (active < signature.getParameters().size()) {
            String parameter = signature.getParameters().get(active).getLabel().getLeft();
            label = label.replace(parameter, "[" + parameter + "]");
        }
        return label;
    }

    /** The outline, one symbol a line, deeper ones indented. */
    public String outline() {
        StringBuilder result = new StringBuilder();
        print(symbols().stream().map(Either::getRight).toList(), "", result);
        return result.toString();
    }

    public List<Either<SymbolInformation, DocumentSymbol>> symbols() {
        return LspSession.get(session.remote().getTextDocumentService()
                .documentSymbol(new DocumentSymbolParams(identifier())));
    }

    private static void print(List<DocumentSymbol> symbols, String indent, StringBuilder result) {
        for (DocumentSymbol symbol : symbols) {
            result.append(indent).append(symbol.getName());
            if (symbol.getDetail() != null) {
                result.append(" | ").append(symbol.getDetail());
            }
            result.append('\n');
            print(symbol.getChildren(), indent + "  ", result);
        }
    }

    /** The code actions at the caret. */
    public List<CodeAction> actions(String... only) {
        return actions(new Range(position(), position()), List.of(), only);
    }

    public List<CodeAction> actions(Range range, List<Diagnostic> diagnostics, String... only) {
        CodeActionContext context = new CodeActionContext(diagnostics);
        context.setOnly(only.length == 0 ? null : List.of(only));
        return LspSession.get(session.remote().getTextDocumentService()
                .codeAction(new CodeActionParams(identifier(), range, context))).stream()
                .map(Either::getRight).toList();
    }

    /** The text after a code action with this title. */
    public String apply(String title, String... only) {
        List<CodeAction> actions = actions(only);
        CodeAction action = actions.stream().filter(one -> one.getTitle().equals(title)).findFirst()
                .orElseThrow(() -> new AssertionError("no action \"" + title + "\" among "
                        + actions.stream().map(CodeAction::getTitle).toList()));
        return apply(action.getEdit());
    }

    private String apply(WorkspaceEdit edit) {
        List<TextEdit> edits = edit.getDocumentChanges().stream().map(Either::getLeft)
                .filter(change -> change.getTextDocument().getUri().equals(uri))
                .flatMap(change -> change.getEdits().stream()).map(Either::getLeft).toList();
        return org.brokerpak.syntax.text.TextEdit.applyAll(text.text(), edits.stream()
                .map(one -> new org.brokerpak.syntax.text.TextEdit(Ranges.range(text, one.getRange()),
                        one.getNewText())).toList());
    }
}
