/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.format;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.brokerpak.syntax.yaml.YamlUse;

/**
 * Whether a text says the same after its edits: the same characters apart from white space, and the same tree.
 * Formatting asks before it hands out edits, so that a mistake in it costs the formatting and never a document.
 */
final class FormatCheck {

    private FormatCheck() {
    }

    /** Whether edits keep all that a YAML document says. */
    static boolean keeps(YamlDocument before, List<TextEdit> edits) {
        String text = TextEdit.applyAll(before.source().text(), edits);
        if (!sameCharacters(before.source().text(), text)) {
            return false;
        }
        YamlDocument after = YamlDocument.parse(text);
        return after.isWellFormed() && after.ignored().isEmpty()
                && same(before, before.rootNode(), after, after.rootNode());
    }

    private static boolean same(YamlDocument before, YamlNode one, YamlDocument after, YamlNode other) {
        return switch (one) {
            case null -> other == null;
            case YamlScalar scalar -> other instanceof YamlScalar that && scalar.value().equals(that.value())
                    && scalar.style() == that.style() && scalar.tag().equals(that.tag());
            case YamlSequence list -> other instanceof YamlSequence that && list.flow() == that.flow()
                    && list.tag().equals(that.tag()) && list.items().size() == that.items().size()
                    && sameItems(before, list, after, that);
            case YamlMapping mapping -> other instanceof YamlMapping that && mapping.flow() == that.flow()
                    && mapping.tag().equals(that.tag()) && mapping.written().size() == that.written().size()
                    && sameEntries(before, mapping, after, that);
        };
    }

    private static boolean sameItems(YamlDocument before, YamlSequence one, YamlDocument after, YamlSequence other) {
        for (int i = 0; i < one.items().size(); i++) {
            if (!same(before, one.items().get(i), after, other.items().get(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean sameEntries(YamlDocument before, YamlMapping one, YamlDocument after, YamlMapping other) {
        for (int i = 0; i < one.written().size(); i++) {
            YamlEntry left = one.written().get(i);
            YamlEntry right = other.written().get(i);
            if (!same(before, left.key(), after, right.key()) || !same(before, left.value(), after, right.value())) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(YamlDocument before, YamlUse one, YamlDocument after, YamlUse other) {
        if (one.isAlias() || other.isAlias()) {
            return one.isAlias() && other.isAlias()
                    && before.source().slice(one.site()).equals(after.source().slice(other.site()));
        }
        return same(before, one.node(), after, other.node());
    }

    /** Whether edits keep all that an OpenTofu text says. */
    static boolean keeps(HclFile before, List<TextEdit> edits) {
        String text = TextEdit.applyAll(before.source().text(), edits);
        if (!sameCharacters(before.source().text(), text)) {
            return false;
        }
        HclFile after = HclParser.parse(SourceText.of(text));
        return after.isValid() && after.diagnostics().isEmpty() && comments(before).equals(comments(after))
                && same(before, before.body(), after, after.body());
    }

    private static List<String> comments(HclFile file) {
        List<String> texts = new ArrayList<>();
        for (TextRange comment : file.comments()) {
            texts.add(file.source().slice(comment).strip());
        }
        return texts;
    }

    private static boolean same(HclFile before, HclNode one, HclFile after, HclNode other) {
        if (one.getClass() != other.getClass() || one.children().size() != other.children().size()) {
            return false;
        }
        if (one instanceof HclTemplate || one.children().isEmpty()) {
            boolean body = before.text(one).isBlank() && after.text(other).isBlank();
            return body || before.text(one).equals(after.text(other));
        }
        for (int i = 0; i < one.children().size(); i++) {
            if (!same(before, one.children().get(i), after, other.children().get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Equality of all that is no white space. */
    private static boolean sameCharacters(String one, String other) {
        int left = 0;
        int right = 0;
        while (true) {
            left = skipSpace(one, left);
            right = skipSpace(other, right);
            if (left == one.length() || right == other.length()) {
                return left == one.length() && right == other.length();
            }
            if (one.charAt(left++) != other.charAt(right++)) {
                return false;
            }
        }
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }
}
