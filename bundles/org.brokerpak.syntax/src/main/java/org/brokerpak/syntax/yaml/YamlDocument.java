/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;
import java.util.Optional;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * The first document of a YAML file, which is the only one the broker reads.
 *
 * @param source the text it was made from
 * @param rootNode the top-level value, or null when the file holds nothing
 * @param problems what is wrong with the text as YAML, in order of place
 * @param damage the ranges that could not be read and are left out of the tree
 * @param ignoredTail what the broker does not read, or null: everything from a second {@code ---} on, or from the first
 *     line that stands left of the top-level value
 */
public record YamlDocument(SourceText source, YamlNode rootNode, List<YamlProblem> problems, List<TextRange> damage,
        TextRange ignoredTail) {

    public YamlDocument {
        problems = List.copyOf(problems);
        damage = List.copyOf(damage);
    }

    /** Parses a text; never fails. */
    public static YamlDocument parse(SourceText source) {
        return YamlParser.parse(source);
    }

    /** Parses a text; never fails. */
    public static YamlDocument parse(String text) {
        return parse(SourceText.of(text));
    }

    public Optional<YamlNode> root() {
        return Optional.ofNullable(rootNode);
    }

    /** The top-level mapping, or empty when the top level is something else. */
    public Optional<YamlMapping> rootMapping() {
        return rootNode instanceof YamlMapping mapping ? Optional.of(mapping) : Optional.empty();
    }

    public Optional<TextRange> ignored() {
        return Optional.ofNullable(ignoredTail);
    }

    /** Whether the broker can read the file as YAML at all. */
    public boolean isWellFormed() {
        return problems.isEmpty();
    }

    /**
     * Whether text was left out inside of a range, right before or right behind it, so that what seems to be missing
     * there may only be unreadable.
     */
    public boolean isDamaged(TextRange range) {
        if (damage.isEmpty()) {
            return false;
        }
        TextRange widened = new TextRange(startOfDamageBefore(range.start()), endOfDamageBehind(range.end()));
        return damage.stream().anyMatch(widened::overlaps);
    }

    /** In front of the damage and the white space that lead to an offset. */
    private int startOfDamageBefore(int offset) {
        int start = offset;
        for (TextRange gone : damage.reversed()) {
            if (gone.start() < start) {
                while (start > gone.end() && Character.isWhitespace(source.text().charAt(start - 1))) {
                    start--;
                }
                if (start > gone.end()) {
                    return start;
                }
                start = gone.start();
            }
        }
        return start;
    }

    /** Behind the white space and the damage that follow an offset. */
    private int endOfDamageBehind(int offset) {
        int end = offset;
        for (TextRange gone : damage) {
            if (gone.end() > end) {
                while (end < gone.start() && Character.isWhitespace(source.text().charAt(end))) {
                    end++;
                }
                if (end < gone.start()) {
                    return end;
                }
                end = gone.end();
            }
        }
        return end;
    }

    /** What stands at a caret, found by the places where values are written. */
    public YamlLocation locate(int offset) {
        return YamlLocation.find(this, offset);
    }

    /** The value at a path, merges and aliases followed. */
    public Optional<YamlNode> at(YamlPath path) {
        YamlNode node = rootNode;
        for (YamlPath.Step step : path.steps()) {
            node = inside(node, step);
        }
        return Optional.ofNullable(node);
    }

    private static YamlNode inside(YamlNode node, YamlPath.Step step) {
        return switch (step) {
            case YamlPath.Key key when node instanceof YamlMapping mapping -> mapping.get(key.name()).orElse(null);
            case YamlPath.Item item when node instanceof YamlSequence sequence
                    && item.index() < sequence.items().size() -> sequence.items().get(item.index()).node();
            default -> null;
        };
    }
}
