/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Template;
import org.brokerpak.pak.files.FolderPakFiles;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every real pak can be opened, looked at and typed into. */
class CorpusTest {

    private static final int PLACES = 40;
    private static final int LOOKS = 12;

    @TestFactory
    Stream<DynamicTest> realPaks() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", ""));
        if (!Files.isDirectory(corpus)) {
            System.out.println("no corpus of real paks at brokerpak.corpus: the language server was not tried on it");
            return Stream.empty();
        }
        try (Stream<Path> folders = Files.list(corpus)) {
            List<Path> paks = folders.filter(folder -> Files.exists(folder.resolve(Pak.MANIFEST))).sorted().toList();
            return paks.stream().map(pak -> DynamicTest.dynamicTest(pak.getFileName().toString(), () -> visit(pak)));
        }
    }

    private static void visit(Path folder) {
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        try (LspSession session = LspSession.start(folder)) {
            Random random = new Random(7);
            RandomRequests requests = new RandomRequests(session, random);
            for (PakDocument document : pak.documents()) {
                Editor editor = session.open(document.path());
                assertFalse(editor.outline().isEmpty(), document.path());
                for (int i = 0; i < PLACES; i++) {
                    Position place = new Position(random.nextInt(document.source().lineCount()), random.nextInt(30));
                    editor.completions(place);
                    Hover ignored = LspSession.get(session.remote().getTextDocumentService()
                            .hover(new HoverParams(editor.identifier(), place)));
                }
                look(requests, editor, random);
                int before = editor.diagnostics().size();
                editor.replace("\n", "\n# typed\n");
                assertEquals(before, editor.diagnostics().size(), document.path());
            }
            for (ServiceFile service : pak.services()) {
                for (Template template : service.templates()) {
                    if (!template.isInline() && template.text().isPresent()) {
                        Editor editor = session.open(template.path());
                        look(requests, editor, random);
                        assertFalse(editor.text().contains("resource \"") && editor.outline().isEmpty());
                    }
                }
            }
            session.assertHealthy();
        }
    }

    private static void look(RandomRequests requests, Editor editor, Random random) {
        int lines = (int) editor.text().lines().count() + 1;
        for (int i = 0; i < LOOKS; i++) {
            int line = random.nextInt(lines);
            requests.send(editor, new Range(new Position(line, 0), new Position(line + random.nextInt(20), 10)));
        }
    }
}
