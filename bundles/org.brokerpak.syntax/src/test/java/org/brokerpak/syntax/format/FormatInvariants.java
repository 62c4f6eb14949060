/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.comments.CommentType;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CommentEvent;
import org.yaml.snakeyaml.events.DocumentEndEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/** What formatting must keep, judged without any code of the formatter: by SnakeYAML's events, and by our HCL tree. */
final class FormatInvariants {

    private FormatInvariants() {
    }

    /** Formats a text and checks the result; whether anything was changed. */
    static boolean checkYaml(String name, String text) {
        YamlDocument document = YamlDocument.parse(text);
        List<TextEdit> edits = YamlFormatter.format(document);
        if (!document.isWellFormed()) {
            assertEquals(List.of(), edits, name);
            return false;
        }
        String formatted = TextEdit.applyAll(text, edits);
        edits.forEach(edit -> {
            assertTrue(text.substring(edit.range().start(), edit.range().end()).isBlank(), name);
            assertTrue(edit.newText().isBlank(), name);
        });
        if (!edits.isEmpty()) {
            // The broker reads some texts that SnakeYAML does not, such as tabs in front of a value.
            events(text).ifPresent(before -> assertEquals(Optional.of(before), events(formatted), name));
            assertEquals(formatted, TextEdit.applyAll(formatted, YamlFormatter.format(YamlDocument.parse(formatted))),
                    name + " formatted twice");
        }
        return !edits.isEmpty();
    }

    /** Values, styles, anchors and comments, without any place. */
    private static Optional<List<String>> events(String text) {
        try {
            return Optional.of(read(text));
        } catch (MarkedYAMLException broken) {
            return Optional.empty();
        }
    }

    private static List<String> read(String text) {
        LoaderOptions options = new LoaderOptions();
        options.setProcessComments(true);
        ParserImpl parser = new ParserImpl(new StreamReader(text), options);
        List<String> structure = new ArrayList<>();
        List<String> comments = new ArrayList<>();
        Event event = parser.getEvent();
        while (event != null) {
            switch (event) {
                case CommentEvent comment when comment.getCommentType() != CommentType.BLANK_LINE ->
                    comments.add(comment.getValue().strip());
                case CommentEvent blank -> { }
                case ScalarEvent scalar -> structure.add("scalar " + scalar.getScalarStyle() + " " + scalar.getTag()
                        + " &" + scalar.getAnchor() + " " + scalar.getValue());
                case AliasEvent alias -> structure.add("alias " + alias.getAnchor());
                case NodeEvent node -> structure.add(node.getEventId() + " &" + node.getAnchor());
                default -> structure.add(event.getEventId().toString());
            }
            event = event instanceof DocumentEndEvent ? null : parser.getEvent();
        }
        structure.addAll(comments);
        return structure;
    }

    /** Formats a text and checks the result; whether anything was changed. */
    static boolean checkHcl(String name, String text) {
        HclFile file = HclParser.parse(text);
        List<TextEdit> edits = HclFormatter.format(file);
        if (!file.isValid()) {
            assertEquals(List.of(), edits, name);
            return false;
        }
        String formatted = TextEdit.applyAll(text, edits);
        edits.forEach(edit -> assertTrue(edit.newText().isBlank()
                && text.substring(edit.range().start(), edit.range().end()).isBlank(), name));
        HclFile after = HclParser.parse(formatted);
        assertEquals(dump(file), dump(after), name);
        assertEquals(formatted, TextEdit.applyAll(formatted, HclFormatter.format(after)), name + " formatted twice");
        return !edits.isEmpty();
    }

    private static List<String> dump(HclFile file) {
        List<String> result = new ArrayList<>();
        dump(file, file.body(), result);
        file.comments().forEach(comment -> result.add(file.source().slice(comment).strip()));
        return result;
    }

    private static void dump(HclFile file, HclNode node, List<String> result) {
        boolean leaf = node.children().isEmpty() || node instanceof HclTemplate;
        String text = leaf ? file.text(node) : "";
        result.add(node.getClass().getSimpleName() + " " + (text.isBlank() ? "" : text));
        if (!leaf) {
            node.children().forEach(child -> dump(file, child, result));
        }
    }
}
