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

    /** Values that aliases may stand for in all, so that a walk that follows them ends ("billion laughs"). */
    static final long MOST_ALIASED_VALUES = 200_000;

    private final YamlEvents source;
    private final MendedText mended;
    private final List<Event> events;
    private final List<YamlProblem> problems = new ArrayList<>();
    private final Map<String, YamlNode> anchors = new HashMap<>();
    private final Set<String> openAnchors = new HashSet<>();
    private final Map<YamlNode, Long> weights = new IdentityHashMap<>();
    private long aliased;
    private boolean limitReported;
    private int next;

    YamlComposer(YamlEvents source, MendedText mended) {
        this.source = source;
        this.mended = mended;
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
                boolean nothing = root instanceof YamlScalar scalar && scalar.range().isEmpty()
                        && scalar.tag().isEmpty();
                return nothing ? null : root;
            }
            next++;
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
        String anchor = start.getAnchor();
        if (anchor != null) {
            openAnchors.add(anchor);
        }
        YamlNode node = start instanceof MappingStartEvent ? mapping(start) : sequence(start);
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
            if (key.isAlias() && key.node().range().isEmpty()) {
                // An alias without anchor, which is reported, has no name to go by.
                continue;
            }
            YamlEntry entry = new YamlEntry(withTouchingColon(written(key), value, start), value, null);
            entries.add(entry);
            check(entry, seen);
        }
        TextRange range = entries.isEmpty() ? range(start, null, null)
                : range(start, entries.getFirst().key().range(), entries.getLast().range());
        boolean braces = start.isFlow() && source.text().startsWith("{", range.start());
        if (start.isFlow() && !braces && entries.size() == 1 && entries.getFirst().name().orElse("").endsWith(":")
                && entries.getFirst().key().range().end() >= entries.getFirst().value().site().start()) {
            return entries.getFirst().key();
        }
        return YamlMapping.of(range, tag(start.getTag()), entries, start.isFlow());
    }

    /** A key that is an alias is read as the text it stands for, at the place of the alias. */
    private static YamlNode written(YamlUse key) {
        return key.isAlias() && key.node() instanceof YamlScalar scalar
                ? new YamlScalar(key.site(), scalar.tag(), scalar.value(), scalar.style()) : key.node();
    }

    /**
     * Before a comma or bracket yaml.v3 reads a colon as the end of a plain text, {@code [a:]} as the list of the text
     * {@code a:}; SnakeYAML as a key without value.
     */
    private YamlNode withTouchingColon(YamlNode key, YamlUse value, CollectionStartEvent holder) {
        int end = key.range().end();
        String text = source.text();
        boolean touches = holder.isFlow() && value.node() instanceof YamlScalar empty && empty.range().isEmpty()
                && end + 1 < text.length() && text.charAt(end) == ':' && ",[]{}".indexOf(text.charAt(end + 1)) >= 0;
        return touches && key instanceof YamlScalar scalar && scalar.style() == YamlScalar.Style.PLAIN
                && !scalar.range().isEmpty()
                ? new YamlScalar(new TextRange(scalar.range().start(), end + 1), scalar.tag(), scalar.value() + ":",
                        scalar.style())
                : key;
    }

    private void check(YamlEntry entry, Map<String, YamlNode> seen) {
        if (!(entry.key() instanceof YamlScalar name)) {
            problems.add(new YamlProblem(YamlProblem.Kind.INVALID_KEY, entry.key().range(), "a list or mapping cannot "
                    + "be a key: put a text that begins with a bracket or brace in quotes"));
            return;
        }
        YamlNode first = seen.putIfAbsent(name.value(), name);
        if (first != null) {
            problems.add(new YamlProblem(YamlProblem.Kind.DUPLICATE_KEY, name.range(),
                    "the key \"" + name.value() + "\" stands twice in this mapping", first.range()));
        }
        if (YamlMapping.isMerge(entry) && !canBeMerged(entry.node()) && !isUnknownAlias(entry)) {
            problems.add(new YamlProblem(YamlProblem.Kind.INVALID_MERGE, entry.range(),
                    "\"<<\" takes a mapping or a list of mappings, usually an alias: \"<<: *name\""));
        }
    }

    private static boolean isUnknownAlias(YamlEntry entry) {
        return entry.node().range().isEmpty() && !entry.value().site().isEmpty();
    }

    private static boolean canBeMerged(YamlNode value) {
        return switch (value) {
            case YamlMapping ignored -> true;
            case YamlSequence list -> list.items().stream().allMatch(item -> item.node() instanceof YamlMapping);
            case YamlScalar ignored -> false;
        };
    }

    private YamlNode sequence(CollectionStartEvent start) {
        List<YamlUse> items = new ArrayList<>();
        while (next < events.size() && !(events.get(next) instanceof SequenceEndEvent)) {
            items.add(compose());
        }
        TextRange range = items.isEmpty() ? range(start, null, null)
                : range(start, items.getFirst().site(), items.getLast().site());
        return new YamlSequence(range, tag(start.getTag()), items, start.isFlow());
    }

    /** A block collection ends with its last value: its end event already stands at the next token. */
    private TextRange range(CollectionStartEvent start, TextRange first, TextRange last) {
        int from = first == null ? contentStart(start) : Math.min(contentStart(start), first.start());
        int to = last == null ? from : Math.max(from, last.end());
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
        int start = Math.min(contentStart(event), source.end(event));
        int end = Math.max(start, source.end(event));
        // The event of a block scalar ends where the next token begins.
        int trimmed = style.isBlock() ? endOfBlock(start, end) : end;
        String value = BrokerAllowances.unmark(event.getValue(), style);
        YamlScalar scalar = new YamlScalar(new TextRange(start, trimmed), tag(event.getTag()), value, style);
        if (!ScalarResolver.fitsTag(scalar)) {
            problems.add(new YamlProblem(YamlProblem.Kind.SYNTAX, scalar.range(),
                    "this value does not fit its tag, so the broker refuses the file: remove the tag"));
        }
        return mended.restore(scalar);
    }

    /** Where a value begins behind its anchor and tag. */
    private int contentStart(NodeEvent event) {
        String text = source.text();
        int at = source.start(event);
        boolean properties = at < text.length() && (text.charAt(at) == '&' || text.charAt(at) == '!');
        while (properties && at < text.length()) {
            char c = text.charAt(at);
            if (c == '&' || c == '!') {
                at = behindProperty(text, at);
            } else if (c == '#') {
                while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                    at++;
                }
            } else if (Character.isWhitespace(c)) {
                at++;
            } else {
                return at;
            }
        }
        return at;
    }

    private static int behindProperty(String text, int start) {
        int at = start;
        while (at < text.length() && !Character.isWhitespace(text.charAt(at)) && ",[]{}".indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return Math.max(at, start + 1);
    }

    /** The end of the last line of a block scalar that says something; blanks at its end are part of the text. */
    private int endOfBlock(int start, int end) {
        String text = source.text();
        int last = Math.min(end, text.length());
        while (last > start && Character.isWhitespace(text.charAt(last - 1))) {
            last--;
        }
        while (last < end && (text.charAt(last) == ' ' || text.charAt(last) == '\t')) {
            last++;
        }
        return last;
    }

    private static String tag(String tag) {
        return tag == null ? "" : tag;
    }

    private YamlNode resolve(AliasEvent alias, TextRange here) {
        String name = alias.getAnchor();
        YamlNode target = anchors.get(name);
        if (openAnchors.contains(name)) {
            report(here, "the value of the anchor \"" + name + "\" contains itself");
            return YamlScalar.missing(here.start());
        }
        if (target == null) {
            // Two other reasons are reported where they lie: the name itself, and damage at the anchor.
            if (BrokerRefusals.isAnchorName(name) && !mended.hasLostAnchor(name, source.text())) {
                report(here, "no anchor \"&" + name + "\" stands above this alias");
            }
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

    private void report(TextRange range, String message) {
        problems.add(new YamlProblem(YamlProblem.Kind.UNKNOWN_ALIAS, range, message));
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

    private void limit(TextRange range, String message) {
        if (!limitReported) {
            limitReported = true;
            problems.add(new YamlProblem(YamlProblem.Kind.LIMIT, range, message));
        }
    }
}
