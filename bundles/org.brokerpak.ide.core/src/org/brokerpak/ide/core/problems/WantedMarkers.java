/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.problems;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.runtime.CoreException;

/** The markers that a file should have; those it has already are taken out one by one. */
final class WantedMarkers {

    private final Map<Map<String, Object>, Deque<Map<String, Object>>> wanted = new HashMap<>();
    private final Map<IMarker, TextRange> shown;

    /**
     * @param attributes of each wanted marker
     * @param shown where an editor shows markers by now
     */
    WantedMarkers(List<Map<String, Object>> attributes, Map<IMarker, TextRange> shown) {
        this.shown = shown;
        attributes.forEach(each -> wanted.computeIfAbsent(key(each, null), key -> new ArrayDeque<>()).add(each));
    }

    /** Whether a marker is one of those that are wanted still. */
    boolean take(IMarker marker) throws CoreException {
        Map<String, Object> attributes = marker.getAttributes();
        Deque<Map<String, Object>> same = attributes == null ? null : wanted.get(key(attributes, shown.get(marker)));
        return same != null && same.poll() != null;
    }

    /** The attributes of those that are not there. */
    List<Map<String, Object>> left() {
        List<Map<String, Object>> left = new ArrayList<>();
        wanted.values().forEach(left::addAll);
        return left;
    }

    /** While an editor shows a marker only its place in the text counts; Eclipse writes the line on saving. */
    private Map<String, Object> key(Map<String, Object> attributes, TextRange range) {
        if (shown.isEmpty()) {
            return attributes;
        }
        Map<String, Object> key = new HashMap<>(attributes);
        key.remove(IMarker.LINE_NUMBER);
        if (range != null) {
            key.put(IMarker.CHAR_START, range.start());
            key.put(IMarker.CHAR_END, range.end());
        }
        return key;
    }
}
