/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.schema.DocumentSchema;
import org.brokerpak.model.schema.FieldCatalog;
import org.brokerpak.model.schema.SchemaField;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What was taken out of a real definition is proposed again where it stood: keys, allowed values and booleans, whole or
 * half, with broken text above or not. A sample by a fixed seed; {@code -Dprobe.places=N} takes more.
 */
class CompletionProbeTest {

    private static final int SEED = 20;
    private static final int PLACES = Integer.getInteger("probe.places", 60);

    /** A text with a caret, and what has to be proposed there. */
    private record Probe(String what, String marked, String expected) {
    }

    @TestFactory
    Stream<DynamicTest> realPaks() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", ""));
        if (!Files.isDirectory(corpus)) {
            System.out.println("no corpus of real paks at brokerpak.corpus: completion was not probed on it");
            return Stream.empty();
        }
        try (Stream<Path> folders = Files.list(corpus)) {
            List<Path> paks = folders.filter(folder -> Files.exists(folder.resolve(Pak.MANIFEST))).sorted().toList();
            return paks.stream().map(pak -> DynamicTest.dynamicTest(pak.getFileName().toString(), () -> probe(pak)));
        }
    }

    private static void probe(Path folder) {
        Pak pak = Pak.load(FolderPakFiles.of(folder), new DocumentCache());
        List<String> misses = new ArrayList<>();
        try (LspSession session = LspSession.start(folder)) {
            for (PakDocument document : pak.documents()) {
                List<Probe> probes = new ArrayList<>();
                DocumentSchema.of(document.kind()).catalog();
                document.yaml().root().ifPresent(root -> visit(document, root, YamlPath.ROOT, probes::add));
                Collections.shuffle(probes, new Random(SEED));
                Editor editor = session.open(document.path());
                // The server has to know what the document is before the key that tells so is taken out.
                editor.symbols();
                for (Probe probe : probes.subList(0, Math.min(PLACES, probes.size()))) {
                    List<String> labels = editor.set(probe.marked).labels();
                    if (!labels.contains(probe.expected)) {
                        int caret = probe.marked.indexOf(Editor.CARET);
                        String around = probe.marked.substring(Math.max(0, caret - 160),
                                Math.min(probe.marked.length(), caret + 60));
                        misses.add(document.path() + ", " + probe.what + ": " + probe.expected + " is not among "
                                + labels + " at\n" + around);
                    }
                }
                editor.close();
            }
            session.assertHealthy();
        }
        assertEquals(List.of(), misses, () -> misses.size() + " misses, seed " + SEED + ":\n"
                + String.join("\n----\n", misses.subList(0, Math.min(8, misses.size()))));
    }

    private static void visit(PakDocument document, YamlNode node, YamlPath path, Consumer<Probe> probes) {
        switch (node) {
            case YamlMapping mapping -> mapping.written()
                    .forEach(entry -> visit(document, entry, path, probes));
            case YamlSequence sequence -> {
                for (int i = 0; i < sequence.items().size(); i++) {
                    if (!sequence.items().get(i).isAlias()) {
                        visit(document, sequence.items().get(i).node(), path.item(i), probes);
                    }
                }
            }
            case YamlScalar scalar -> { }
        }
    }

    private static void visit(PakDocument document, YamlEntry entry, YamlPath path, Consumer<Probe> probes) {
        FieldCatalog catalog = DocumentSchema.of(document.kind()).catalog();
        Optional<SchemaField> field = entry.name().flatMap(name -> catalog.objectAt(path)
                .flatMap(object -> object.field(name)));
        String section = path.toString().replaceAll("\\[[0-9]+]", "");
        if (field.isPresent() && field.get().documented() && !field.get().ineffective()
                && field.get().isHonouredIn(section)) {
            key(document.source(), entry, field.get(), probes);
            value(document.source(), entry, field.get(), probes);
        }
        if (!entry.value().isAlias()) {
            visit(document, entry.node(), path.key(entry.name().orElse("?")), probes);
        }
    }

    private static void key(SourceText source, YamlEntry entry, SchemaField field, Consumer<Probe> probes) {
        TextRange key = entry.key().range();
        String name = field.name();
        String half = name.substring(0, name.length() / 2);
        probes.accept(new Probe("half a key before its colon", mark(source, key, half), name));
        boolean oneLine = source.lineAt(key.start()) == source.lineAt(entry.node().range().end());
        int rest = source.text().indexOf('\n', key.start());
        boolean alone = rest >= 0 && oneLine && !inBraces(source, key);
        if (alone) {
            TextRange line = new TextRange(key.start(), rest);
            probes.accept(new Probe("a key", mark(source, line, ""), name));
            probes.accept(new Probe("half a key", mark(source, line, half), name));
            probes.accept(new Probe("a quoted half key", mark(source, line, '"' + half), name));
            String before = source.text().substring(source.lineStart(source.lineAt(key.start())), key.start());
            if (before.isBlank()) {
                for (String broken : List.of("half", "other: \"open", "other: [open", "other: a: b", "other: 'it's'",
                        "  other: deeper", "- item", "\tother: tab", "other: {a: b", "other: *nobody", "<<<<<<< mine")) {
                    String margin = broken.startsWith("<") || broken.startsWith("\t") ? "" : before;
                    probes.accept(new Probe("half a key right below " + broken.strip(), mark(source,
                            new TextRange(key.start() - before.length(), rest), margin + broken + "\n" + before + half),
                            name));
                }
            }
            probes.accept(new Probe("a key below a broken line", above(mark(source, line, half), "\tx: \"y"), name));
            probes.accept(new Probe("a key below conflict markers",
                    above(mark(source, line, half), "<<<<<<< mine\nother: a\n=======\nother: b\n>>>>>>> theirs"), name));
        }
    }

    private static boolean inBraces(SourceText source, TextRange key) {
        return source.text().substring(source.lineStart(source.lineAt(key.start())), key.start()).matches(".*[\\[{,].*");
    }

    private static void value(SourceText source, YamlEntry entry, SchemaField field, Consumer<Probe> probes) {
        boolean isBoolean = field.types().equals(List.of("boolean"));
        if (!(entry.node() instanceof YamlScalar scalar) || scalar.value().isEmpty() || entry.value().isAlias()
                || !field.values().contains(scalar.value())
                        && !(isBoolean && List.of("true", "false").contains(scalar.value()))) {
            return;
        }
        String value = scalar.value();
        String half = value.substring(0, value.length() / 2);
        probes.accept(new Probe("a value", mark(source, scalar.range(), ""), value));
        probes.accept(new Probe("half a value", mark(source, scalar.range(), half), value));
        probes.accept(new Probe("an open quote", mark(source, scalar.range(), "\"" + half), value));
        probes.accept(new Probe("a value below a broken line",
                above(mark(source, scalar.range(), half), "  - [a: {"), value));
    }

    private static String mark(SourceText source, TextRange range, String typed) {
        return source.replace(range, typed + Editor.CARET).text();
    }

    /** Broken text at the start, where a hand's breadth of the document follows it. */
    private static String above(String marked, String broken) {
        return broken + "\n" + marked;
    }
}
