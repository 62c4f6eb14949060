/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.syntax.text.TextRange;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.MappingEndEvent;
import org.yaml.snakeyaml.events.MappingStartEvent;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;
import org.yaml.snakeyaml.events.SequenceEndEvent;

/**
 * Builds the tree of the first document from parser events. SnakeYAML's own composer forgets where an alias stands and
 * throws on its limits; this one keeps the place and reports.
 */
final class YamlComposer {

    /** Deeper than any real document; keeps every recursive walk over a tree safe. */
    static final int MOST_LEVELS = 200;
    /** Values that aliases may stand for in all, so that a walk that follows them ends ("billion laughs"). */
    static final long MOST_ALIASED_VALUES = 200_000;

    private final YamlEvents source;
    private final List<Event> events;
    private final List<YamlProblem> problems = new ArrayList<>();
    private final Map<String, YamlNode> anchors = new HashMap<>();
    private final Set<String> openAnchors = new HashSet<>();
    private final Map<YamlNode, Long> weights = new IdentityHashMap<>();
    private long aliased;
    private boolean limitReported;
    private int next;
    private int levels;

    YamlComposer(YamlEvents source) {
        this.source = source;
        this.events = source.events();
    }

    List<YamlProblem> problems() {
        return problems;
    }

    /** The first document's top-level value, or null when there is none. */
    YamlNode composeFirst() {
        while (next < events.size()) {
            Event event = events.get(next);
            if (event instanceof NodeEvent) {
                YamlNode root = compose().node();
                boolean nothing = root instanceof YamlScalar scalar && scalar.range().isEmpty() && scalar.tag().isEmpty();
                return nothing ? null : root;
            }
            next++;
        }
        return null;
    }

    /** From a second document's start to the end of the text, or null. */
    TextRange ignoredTail(int textLength) {
        for (int i = next; i < events.size(); i++) {
            if (events.get(i) instanceof DocumentStartEvent start) {
                return new TextRange(source.start(start), textLength);
            }
        }
        return null;
    }

    private YamlUse compose() {
        Event event = events.get(next++);
        TextRange here = new TextRange(source.start(event), Math.max(source.start(event), source.end(event)));
        return switch (event) {
            case AliasEvent alias -> new YamlUse(resolve(alias, here), here);
            case ScalarEvent scalar -> {
                YamlNode node = remember(scalar.getAnchor(), scalar(scalar), 1);
                yield new YamlUse(node, node.range());
            }
            case CollectionStartEvent start -> collection(start);
            default -> new YamlUse(YamlScalar.missing(here.start()), TextRange.at(here.start()));
        };
    }

    private YamlUse collection(CollectionStartEvent start) {
        if (levels >= MOST_LEVELS) {
            limit(TextRange.at(source.start(start)), "nested more than " + MOST_LEVELS + " levels deep, so nothing "
                    + "further inside is checked");
            skip();
            YamlNode missing = YamlScalar.missing(source.start(start));
            return new YamlUse(missing, missing.range());
        }
        levels++;
        String anchor = start.getAnchor();
        if (anchor != null) {
            openAnchors.add(anchor);
        }
        YamlNode node = start instanceof MappingStartEvent ? mapping(start) : sequence(start);
        levels--;
        if (anchor != null) {
            openAnchors.remove(anchor);
        }
        remember(anchor, node, weight(node));
        return new YamlUse(node, node.range());
    }

    private YamlNode mapping(CollectionStartEvent start) {
        List<YamlEntry> entries = new ArrayList<>();
        Map<String, YamlNode> seen = new HashMap<>();
        while (next < events.size() && !(events.get(next) instanceof MappingEndEvent)) {
            YamlUse key = compose();
            YamlUse value = next < events.size() && !(events.get(next) instanceof MappingEndEvent)
                    ? compose() : new YamlUse(YamlScalar.missing(key.site().end()), TextRange.at(key.site().end()));
            entries.add(new YamlEntry(key.node(), value, null));
            if (key.node() instanceof YamlScalar name) {
                YamlNode first = seen.putIfAbsent(name.value(), name);
                if (first != null) {
                    problems.add(new YamlProblem(YamlProblem.Kind.DUPLICATE_KEY, name.range(),
                            "the key \"" + name.value() + "\" stands twice in this mapping", first.range()));
                }
            }
        }
        TextRange range = range(start, entries.isEmpty() ? -1 : entries.getLast().range().end());
        return YamlMapping.of(range, tag(start.getTag()), entries, start.isFlow());
    }

    private YamlNode sequence(CollectionStartEvent start) {
        List<YamlUse> items = new ArrayList<>();
        while (next < events.size() && !(events.get(next) instanceof SequenceEndEvent)) {
            items.add(compose());
        }
        return new YamlSequence(range(start, items.isEmpty() ? -1 : items.getLast().site().end()), tag(start.getTag()),
                items, start.isFlow());
    }

    /** A block collection ends with its last value: its end event already stands at the next token. */
    private TextRange range(CollectionStartEvent start, int lastValueEnd) {
        int from = source.start(start);
        int to = Math.max(from, lastValueEnd);
        if (next < events.size() && events.get(next) instanceof CollectionEndEvent end) {
            if (start.isFlow()) {
                to = Math.max(to, source.end(end));
            }
            next++;
        }
        return new TextRange(from, to);
    }

    private YamlNode scalar(ScalarEvent event) {
        YamlScalar.Style style = switch (event.getScalarStyle()) {
            case SINGLE_QUOTED -> YamlScalar.Style.SINGLE_QUOTED;
            case DOUBLE_QUOTED -> YamlScalar.Style.DOUBLE_QUOTED;
            case LITERAL -> YamlScalar.Style.LITERAL;
            case FOLDED -> YamlScalar.Style.FOLDED;
            default -> YamlScalar.Style.PLAIN;
        };
        int start = source.start(event);
        int end = Math.max(start, source.end(event));
        // The event of a block scalar ends where the next token begins.
        int trimmed = style.isBlock() ? source.trimEnd(start, end) : end;
        return new YamlScalar(new TextRange(start, trimmed), tag(event.getTag()), event.getValue(), style);
    }

    private static String tag(String tag) {
        return tag == null ? "" : tag;
    }

    private YamlNode resolve(AliasEvent alias, TextRange here) {
        YamlNode target = anchors.get(alias.getAnchor());
        if (target == null || openAnchors.contains(alias.getAnchor())) {
            problems.add(new YamlProblem(YamlProblem.Kind.UNKNOWN_ALIAS, here, openAnchors.contains(alias.getAnchor())
                    ? "the value of the anchor \"" + alias.getAnchor() + "\" contains itself"
                    : "no anchor \"&" + alias.getAnchor() + "\" stands above this alias"));
            return YamlScalar.missing(here.start());
        }
        aliased += weights.getOrDefault(target, 1L);
        if (aliased > MOST_ALIASED_VALUES) {
            limit(here, "the aliases of this file stand for more than " + MOST_ALIASED_VALUES
                    + " values, so this one and those below are not followed");
            return YamlScalar.missing(here.start());
        }
        return target;
    }

    private YamlNode remember(String anchor, YamlNode node, long weight) {
        if (anchor != null) {
            anchors.put(anchor, node);
            weights.put(node, weight);
        }
        return node;
    }

    /** How many values a walk over this node meets, counted only where an anchor makes it matter. */
    private long weight(YamlNode node) {
        Long known = weights.get(node);
        if (known != null) {
            return known;
        }
        long sum = 1;
        switch (node) {
            case YamlMapping mapping -> {
                for (YamlEntry entry : mapping.written()) {
                    sum += weight(entry.node());
                }
            }
            case YamlSequence sequence -> {
                for (YamlUse item : sequence.items()) {
                    sum += weight(item.node());
                }
            }
            case YamlScalar ignored -> { }
        }
        weights.put(node, sum);
        return sum;
    }

    private void skip() {
        int open = 1;
        while (next < events.size() && open > 0) {
            Event event = events.get(next++);
            open += event instanceof CollectionStartEvent ? 1 : event instanceof CollectionEndEvent ? -1 : 0;
        }
    }

    private void limit(TextRange range, String message) {
        if (!limitReported) {
            limitReported = true;
            problems.add(new YamlProblem(YamlProblem.Kind.LIMIT, range, message));
        }
    }
}
