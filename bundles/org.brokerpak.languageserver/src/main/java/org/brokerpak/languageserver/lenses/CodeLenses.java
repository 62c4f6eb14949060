/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.lenses;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/**
 * {@code textDocument/codeLens}: how often inputs, outputs and variables are used, counted only when the lens comes
 * into sight ({@link LensResolve}), and for clients that know the commands the ways to preview a workspace and to
 * build the pak. Why by opt-in: docs/decisions/009.
 */
public final class CodeLenses {

    private final DocumentView view;
    private final CancelChecker cancel;
    private final List<CodeLens> lenses = new ArrayList<>();
    private final Set<TextRange> counted = new HashSet<>();

    private CodeLenses(DocumentView view, CancelChecker cancel) {
        this.view = view;
        this.cancel = cancel;
    }

    public static List<CodeLens> of(DocumentView view, CancelChecker cancel) {
        return new CodeLenses(view, cancel).collect();
    }

    private List<CodeLens> collect() {
        for (PakAnalysis pak : view.paks()) {
            cancel.checkCanceled();
            String path = view.pathIn(pak).orElse("");
            pak.pak().manifest().filter(manifest -> manifest.document().path().equals(path))
                    .filter(manifest -> manifest.content().name().present())
                    .ifPresent(manifest -> command(manifest.content().name().keyRange(), ClientCommand.BUILD,
                            List.of()));
            pak.pak().services().stream().filter(service -> service.path().equals(path)).findFirst()
                    .ifPresent(this::service);
        }
        if (!view.paks().isEmpty()) {
            HclText.in(view).forEach(this::template);
        }
        return lenses;
    }

    private void service(ServiceFile service) {
        for (Action action : service.content().actions()) {
            if (action.present()) {
                command(action.place(), ClientCommand.PREVIEW,
                        List.of(service.displayedName(), action.kind().key()));
            }
            action.planInputs().forEach(input -> references(input.fieldName()));
            action.userInputs().forEach(input -> references(input.fieldName()));
            action.computedInputs().forEach(input -> references(input.name()));
            action.outputs().forEach(output -> references(output.fieldName()));
        }
    }

    private void template(HclText text) {
        for (HclBlock block : text.file().body().blocks()) {
            cancel.checkCanceled();
            boolean counts = block.type().text().equals("variable") || block.type().text().equals("output");
            if (counts && !block.labels().isEmpty()) {
                references(text.place(block.labels().getFirst().textRange()));
            }
        }
    }

    private void references(Field<String> name) {
        if (name.present() && !name.value().isEmpty()) {
            String written = view.text().slice(name.range());
            boolean quoted = written.startsWith("\"") || written.startsWith("'");
            references(quoted ? new TextRange(name.range().start() + 1, name.range().end()) : name.range());
        }
    }

    private void references(TextRange name) {
        if (!name.isEmpty() && counted.add(name)) {
            CodeLens lens = new CodeLens(Ranges.of(view.text(), name));
            lens.setData(view.document().uri().toString());
            lenses.add(lens);
        }
    }

    private void command(TextRange range, ClientCommand command, List<String> arguments) {
        if (view.snapshot().settings().commands().contains(command.id())) {
            List<Object> all = new ArrayList<>();
            all.add(view.document().uri().toString());
            all.addAll(arguments);
            lenses.add(new CodeLens(Ranges.of(view.text(), range),
                    new Command(command.title(), command.id(), all), null));
        }
    }
}
