/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.edit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.yaml.ScalarResolver;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;
import org.brokerpak.syntax.yaml.YamlSequence;
import org.junit.jupiter.api.Test;

/**
 * Random changes of random documents: the changed text has the expected tree, and nothing is taken away but what the
 * change is about. A failure names the seed; {@code -Dbrokerpak.seed=N} runs it again.
 */
class YamlEditsPropertyTest {

    private static final long SEED = Long.getLong("brokerpak.seed", 20261120L);
    private static final int ROUNDS = 4000;
    private static final Pattern NUMBERED = Pattern.compile("[bckvw]\\d+|\\d{4,}");

    /** A document with a model of it that is changed beside the text. */
    private static final class Round {

        final Random random;
        final YamlDocument document;
        final YamlEdits edits;
        final Object model;
        final List<YamlNode> nodes = new ArrayList<>();
        final List<Object> models = new ArrayList<>();
        String title = "";
        /** The numbered words that may go. */
        final Set<String> mayGo = new TreeSet<>();

        Round(long seed) {
            random = new Random(seed);
            document = YamlDocument.parse(RandomDocument.write(random));
            edits = YamlEdits.of(document);
            model = collect(document.rootNode());
        }

        private Object collect(YamlNode node) {
            Object value = switch (node) {
                case YamlMapping mapping -> {
                    Map<String, Object> map = new LinkedHashMap<>();
                    mapping.written().forEach(entry -> map.put(entry.name().orElseThrow(), collect(entry.node())));
                    yield map;
                }
                case YamlSequence list -> list.items().stream().map(item -> collect(item.node()))
                        .collect(Collectors.toCollection(ArrayList::new));
                case YamlScalar scalar -> new Cell(ScalarResolver.value(scalar).orElse(null));
            };
            nodes.add(node);
            models.add(value);
            return value;
        }

        int pick(Class<? extends YamlNode> type) {
            List<Integer> found = new ArrayList<>();
            for (int i = 0; i < nodes.size(); i++) {
                if (type.isInstance(nodes.get(i))) {
                    found.add(i);
                }
            }
            return found.isEmpty() ? -1 : found.get(random.nextInt(found.size()));
        }

        @SuppressWarnings("unchecked")
        Map<String, Object> map(int index) {
            return (Map<String, Object>) models.get(index);
        }

        @SuppressWarnings("unchecked")
        List<Object> list(int index) {
            return (List<Object>) models.get(index);
        }

        YamlEntry entry(YamlMapping mapping) {
            return mapping.written().isEmpty() ? null : mapping.written().get(random.nextInt(mapping.written().size()));
        }
    }

    /** A scalar of the model, an object of its own. */
    private static final class Cell {

        private Object value;

        Cell(Object value) {
            this.value = value;
        }
    }

    private static Object plain(Object model) {
        return switch (model) {
            case Map<?, ?> map -> map.entrySet().stream().map(entry -> entry.getKey() + ": " + plain(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
            case List<?> list -> list.stream().map(item -> String.valueOf(plain(item)))
                    .collect(Collectors.joining(", ", "[", "]"));
            case Cell cell -> cell.value instanceof String text ? '"' + text + '"' : String.valueOf(cell.value);
            default -> throw new IllegalStateException();
        };
    }

    @Test
    void changesDoWhatTheySayAndNothingElse() {
        int changed = 0;
        for (long seed = SEED; seed < SEED + ROUNDS; seed++) {
            Round round = new Round(seed);
            assertEquals(List.of(), round.document.problems(), "seed " + seed);
            List<TextEdit> edits = change(round);
            if (!edits.isEmpty()) {
                changed++;
                verify(round, edits, seed);
            }
        }
        assertTrue(changed > ROUNDS / 2, changed + " of " + ROUNDS + " rounds changed something");
    }

    private static void verify(Round round, List<TextEdit> edits, long seed) {
        String before = round.document.source().text();
        String after = TextEdit.applyAll(before, edits);
        String where = "-Dbrokerpak.seed=" + seed + " " + round.title + "\n" + before + "\n====\n" + after;
        YamlDocument changed = YamlDocument.parse(after);
        assertEquals(List.of(), changed.problems(), where);
        assertEquals(plain(round.model), changed.root().map(root -> plain(new Copy().of(root))).orElse("null"), where);
        Set<String> gone = numbered(before);
        gone.removeAll(numbered(after));
        gone.removeAll(round.mayGo);
        assertEquals(Set.of(), gone, where);
    }

    private static Set<String> numbered(String text) {
        return NUMBERED.matcher(text).results().map(match ->
                match.group()).collect(Collectors.toCollection(TreeSet::new));
    }

    private static final class Copy {
        Object of(YamlNode node) {
            return switch (node) {
                case YamlMapping mapping -> {
                    Map<String, Object> map = new LinkedHashMap<>();
                    mapping.written().forEach(entry -> map.put(entry.name().orElseThrow(), of(entry.node())));
                    yield map;
                }
                case YamlSequence list -> list.items().stream().map(item -> of(item.node())).toList();
                case YamlScalar scalar -> new Cell(ScalarResolver.value(scalar).orElse(null));
            };
        }
    }

    private static List<TextEdit> change(Round round) {
        return switch (round.random.nextInt(8)) {
            case 0 -> rename(round);
            case 1 -> replace(round);
            case 2, 3 -> remove(round);
            case 4 -> insertEntry(round);
            case 5 -> insertItem(round);
            default -> move(round);
        };
    }

    private static List<TextEdit> rename(Round round) {
        int at = round.pick(YamlMapping.class);
        YamlEntry entry = round.entry((YamlMapping) round.nodes.get(at));
        if (entry == null) {
            return List.of();
        }
        String name = entry.name().orElseThrow();
        String newName = one(round, List.of("x", "x y", "x: y", "true", "- x", "it's", "\u00e4"));
        round.title = "rename " + name + " to " + newName;
        Map<String, Object> old = new LinkedHashMap<>(round.map(at));
        round.map(at).clear();
        old.forEach((key, value) -> round.map(at).put(key.equals(name) ? newName : key, value));
        round.mayGo.add(name);
        return round.edits.renameKey(entry, newName);
    }

    private static List<TextEdit> replace(Round round) {
        int at = round.pick(YamlScalar.class);
        if (at < 0) {
            return List.of();
        }
        YamlScalar scalar = (YamlScalar) round.nodes.get(at);
        Object value = one(round, List.of("x", "x y", "true", "1.10", "", "a: b", "a #b", "x\ny\n", "x\n  y",
                "tab\there", true,
                7L, 1.5, "\uD83D\uDE00", "{x}", "it's \"x\"", "yes", "- x", "\u00e4\n"));
        round.title = "replace " + scalar.value() + " by " + value;
        ((Cell) round.models.get(at)).value = value;
        round.mayGo.addAll(numbered(round.document.source().slice(scalar.range())));
        return round.edits.replaceScalar(scalar, value);
    }

    private static List<TextEdit> remove(Round round) {
        int at = round.pick(round.random.nextBoolean() ? YamlMapping.class : YamlSequence.class);
        if (at < 0) {
            return List.of();
        }
        if (round.nodes.get(at) instanceof YamlMapping mapping) {
            YamlEntry entry = round.entry(mapping);
            if (entry == null) {
                return List.of();
            }
            round.title = "remove " + entry.name();
            round.map(at).remove(entry.name().orElseThrow());
            allowLinesOf(round, entry.range().start(), entry.range().end());
            return round.edits.removeEntry(mapping, entry);
        }
        YamlSequence list = (YamlSequence) round.nodes.get(at);
        if (list.items().isEmpty()) {
            return List.of();
        }
        int index = round.random.nextInt(list.items().size());
        round.title = "remove item " + index + " of " + list.range();
        round.list(at).remove(index);
        allowLinesOf(round, list.items().get(index).site().start(), list.items().get(index).site().end());
        return round.edits.removeItem(list, index);
    }

    /** What is removed may go, and the comment behind it; of a value in brackets only itself. */
    private static void allowLinesOf(Round round, int start, int end) {
        String text = round.document.source().text();
        round.mayGo.addAll(numbered(text.substring(start, end)));
        int lineEnd = round.document.source().lineEnd(round.document.source().lineAt(end));
        String rest = text.substring(end, lineEnd).strip();
        if (rest.startsWith("#")) {
            round.mayGo.addAll(numbered(rest));
        }
    }

    private static List<TextEdit> insertEntry(Round round) {
        int at = round.pick(round.random.nextInt(4) == 0 ? YamlScalar.class : YamlMapping.class);
        if (at < 0 || !isMapping(round, at)) {
            return List.of();
        }
        Map<String, Object> holder = holder(round, at);
        List<String> names = List.copyOf(holder.keySet());
        Optional<String> after = names.isEmpty() || round.random.nextBoolean() ? Optional.empty()
                : Optional.of(one(round, names));
        boolean nested = round.random.nextBoolean();
        Map<String, Object> old = new LinkedHashMap<>(holder);
        holder.clear();
        Object value = nested ? Map.of("inner", List.of(new Cell("a"), new Cell("b: c"))) : new Cell("text\nlines\n");
        old.forEach((key, kept) -> {
            holder.put(key, kept);
            if (after.filter(key::equals).isPresent()) {
                holder.put("new", value);
            }
        });
        holder.putIfAbsent("new", value);
        round.title = "insert " + plain(value) + " after " + after + " into " + round.nodes.get(at).range();
        List<String> lines = nested ? YamlWriter.entry("new", Map.of("inner", List.of("a", "b: c")), YamlStyle.USUAL)
                : YamlWriter.entry("new", "text\nlines\n", YamlStyle.USUAL);
        return round.edits.insertEntry(round.nodes.get(at), after, lines);
    }

    private static boolean isMapping(Round round, int at) {
        return round.nodes.get(at) instanceof YamlMapping || ((Cell) round.models.get(at)).value == null;
    }

    /** The model of a mapping; a null becomes a mapping in the model of its holder. */
    private static Map<String, Object> holder(Round round, int at) {
        if (round.models.get(at) instanceof Map<?, ?>) {
            return round.map(at);
        }
        Map<String, Object> fresh = new LinkedHashMap<>();
        exchange(round.model, round.models.get(at), fresh);
        return fresh;
    }

    @SuppressWarnings("unchecked")
    private static void exchange(Object in, Object old, Object fresh) {
        if (in instanceof Map<?, ?> map) {
            map.values().forEach(value -> exchange(value, old, fresh));
            ((Map<String, Object>) map).replaceAll((key, value) -> value == old ? fresh : value);
        } else if (in instanceof List<?> list) {
            list.forEach(value -> exchange(value, old, fresh));
            ((List<Object>) list).replaceAll(value -> value == old ? fresh : value);
        }
    }

    private static List<TextEdit> insertItem(Round round) {
        int at = round.pick(round.random.nextInt(4) == 0 ? YamlScalar.class : YamlSequence.class);
        if (at < 0) {
            return List.of();
        }
        List<Object> holder;
        if (round.nodes.get(at) instanceof YamlSequence) {
            holder = round.list(at);
        } else if (((Cell) round.models.get(at)).value == null) {
            holder = new ArrayList<>();
            exchange(round.model, round.models.get(at), holder);
        } else {
            return List.of();
        }
        int index = round.random.nextInt(holder.size() + 1);
        round.title = "insert item at " + index + " into " + round.nodes.get(at).range();
        Map<String, Object> item = new LinkedHashMap<>();
        item.put("name", new Cell("x"));
        item.put("list", new ArrayList<>(List.of(new Cell(1L))));
        holder.add(index, item);
        return round.edits.insertItem(round.nodes.get(at), index, List.of("name: x", "list:", "- 1"));
    }

    private static List<TextEdit> move(Round round) {
        int from = round.pick(YamlMapping.class);
        int to = round.pick(YamlMapping.class);
        YamlEntry entry = round.entry((YamlMapping) round.nodes.get(from));
        if (entry == null || from == to) {
            return List.of();
        }
        round.title = "move " + entry.name() + " to " + round.nodes.get(to).range();
        List<TextEdit> edits = round.edits.moveEntry((YamlMapping) round.nodes.get(from), entry, round.nodes.get(to));
        if (!edits.isEmpty()) {
            round.map(to).put(entry.name().orElseThrow(), round.map(from).remove(entry.name().orElseThrow()));
            // Brackets and braces have no room for comments, nor for the comment behind what leaves them.
            round.mayGo.addAll(comments(round, entry));
        }
        return edits;
    }

    private static Set<String> comments(Round round, YamlEntry entry) {
        int first = Math.max(0, round.document.source().lineAt(entry.range().start()) - 1);
        int last = round.document.source().lineAt(entry.range().end());
        Set<String> words = numbered(round.document.source().text().substring(round.document.source().lineStart(first),
                round.document.source().lineEnd(last)));
        words.removeIf(word -> !word.startsWith("c"));
        return words;
    }

    private static <T> T one(Round round, List<T> from) {
        return from.get(round.random.nextInt(from.size()));
    }
}
