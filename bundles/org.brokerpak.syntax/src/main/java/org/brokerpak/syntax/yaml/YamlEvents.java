/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;

import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentEndEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;

/**
 * The events of the first document of a text up to its end or to the first break of the grammar. What follows the first
 * document is not looked at, as the broker does.
 */
final class YamlEvents {

    /** Deeper than any real document; keeps every recursive walk over a tree safe. */
    static final int MOST_LEVELS = 200;

    private final String text;
    private final List<Event> events;
    private final YamlBreak failure;

    private YamlEvents(String text, List<Event> events, YamlBreak failure) {
        this.text = text;
        this.events = events;
        this.failure = failure;
    }

    static YamlEvents read(String text) {
        List<Event> events = new ArrayList<>(text.length() / 12 + 8);
        YamlBreak failure = null;
        try {
            LoaderOptions options = new LoaderOptions();
            // Sizes are bounded by the callers; comments are found where they are needed, in the text.
            options.setCodePointLimit(Integer.MAX_VALUE);
            options.setProcessComments(false);
            Parser parser = new ParserImpl(new TextReader(text), options);
            int level = 0;
            Event event = parser.getEvent();
            while (event != null && failure == null) {
                level += event instanceof CollectionStartEvent ? 1 : event instanceof CollectionEndEvent ? -1 : 0;
                if (level > MOST_LEVELS) {
                    int offset = event.getStartMark().getIndex();
                    failure = new YamlBreak(YamlBreak.Kind.TOO_DEEP, offset, offset, "");
                } else {
                    events.add(event);
                    event = event instanceof DocumentEndEvent ? null : parser.getEvent();
                }
            }
        } catch (MarkedYAMLException broken) {
            failure = BreakReader.read(broken);
        } catch (YAMLException broken) {
            failure = new YamlBreak(YamlBreak.Kind.OTHER, text.length(), text.length(), broken.getMessage());
        }
        return new YamlEvents(text, events, failure);
    }

    List<Event> events() {
        return events;
    }

    /** Why reading stopped, or null when the first document was read to its end. */
    YamlBreak failure() {
        return failure;
    }

    /** How far reading came. */
    int reached() {
        return failure != null ? Math.min(failure.offset(), text.length()) : endOfDocument();
    }

    /** The offset behind the first document: that of the next token, or behind {@code ...}. */
    int endOfDocument() {
        boolean ended = !events.isEmpty() && events.getLast() instanceof DocumentEndEvent;
        return ended ? Math.min(end(events.getLast()), text.length()) : text.length();
    }

    String text() {
        return text;
    }

    int start(Event event) {
        return event.getStartMark().getIndex();
    }

    int end(Event event) {
        return event.getEndMark().getIndex();
    }
}
