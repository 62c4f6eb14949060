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
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.parser.Parser;
import org.yaml.snakeyaml.parser.ParserImpl;
import org.yaml.snakeyaml.reader.StreamReader;

/**
 * The events of a text up to its end or to the first break of the grammar, with marks counted in UTF-16 units (SnakeYAML
 * counts code points).
 */
final class YamlEvents {

    private final List<Event> events;
    private final YamlBreak failure;
    private final CodePoints codePoints;
    private final String text;

    private YamlEvents(String text, List<Event> events, YamlBreak failure, CodePoints codePoints) {
        this.text = text;
        this.events = events;
        this.failure = failure;
        this.codePoints = codePoints;
    }

    static YamlEvents read(String text) {
        CodePoints codePoints = CodePoints.of(text);
        List<Event> events = new ArrayList<>(text.length() / 12 + 8);
        YamlBreak failure = null;
        try {
            LoaderOptions options = new LoaderOptions();
            // Sizes are bounded by the callers; comments are found where they are needed, in the text.
            options.setCodePointLimit(Integer.MAX_VALUE);
            options.setProcessComments(false);
            Parser parser = new ParserImpl(new StreamReader(text), options);
            while (parser.peekEvent() != null) {
                events.add(parser.getEvent());
            }
        } catch (MarkedYAMLException broken) {
            failure = BreakMessages.translate(broken, codePoints);
        } catch (YAMLException broken) {
            failure = new YamlBreak(text.length(), text.length(), false, false, broken.getMessage());
        }
        return new YamlEvents(text, events, failure, codePoints);
    }

    List<Event> events() {
        return events;
    }

    /** Why reading stopped, or null when the whole text was read. */
    YamlBreak failure() {
        return failure;
    }

    int start(Event event) {
        return offset(event.getStartMark());
    }

    int end(Event event) {
        return offset(event.getEndMark());
    }

    /** The end of a range without the white space at its end. */
    int trimEnd(int start, int end) {
        int trimmed = Math.min(end, text.length());
        while (trimmed > start && Character.isWhitespace(text.charAt(trimmed - 1))) {
            trimmed--;
        }
        return trimmed;
    }

    private int offset(Mark mark) {
        return codePoints.toUtf16(mark.getIndex());
    }
}
