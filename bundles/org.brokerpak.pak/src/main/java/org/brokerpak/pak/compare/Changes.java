/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.brokerpak.pak.compare.Change.Nature;
import org.brokerpak.pak.compare.Change.Part;
import org.brokerpak.pak.data.GoText;

/** Collects the changes of one subject. */
final class Changes {

    private static final int MOST_SHOWN = 60;

    private final List<Change> all;
    private final Part part;
    private final String subject;

    Changes() {
        this(new ArrayList<>(), Part.PAK, "the pak");
    }

    private Changes(List<Change> all, Part part, String subject) {
        this.all = all;
        this.part = part;
        this.subject = subject;
    }

    /** A collector for another subject, into the same list. */
    Changes of(Part other, String name) {
        return new Changes(all, other, name);
    }

    /** A collector for a part of this subject. */
    Changes within(Part other, String name) {
        return new Changes(all, other, subject + ", " + name);
    }

    String subject() {
        return subject;
    }

    List<Change> all() {
        return List.copyOf(all);
    }

    void added(String reason) {
        all.add(new Change(part, subject, Nature.ADDED, "added", false, reason));
    }

    void addedBreaking(String reason) {
        all.add(new Change(part, subject, Nature.ADDED, "added", true, reason));
    }

    void removed(String reason) {
        all.add(new Change(part, subject, Nature.REMOVED, "removed", false, reason));
    }

    void removedBreaking(String reason) {
        all.add(new Change(part, subject, Nature.REMOVED, "removed", true, reason));
    }

    void changed(String message, String reason) {
        all.add(new Change(part, subject, Nature.CHANGED, message, false, reason));
    }

    void breaking(String message, String reason) {
        all.add(new Change(part, subject, Nature.CHANGED, message, true, reason));
    }

    /** A value that may change freely. */
    void value(String field, Object before, Object after) {
        value(field, before, after, "");
    }

    /** A value that may change, with a consequence. */
    void value(String field, Object before, Object after, String reason) {
        if (!Objects.equals(before, after)) {
            changed(fromTo(field, before, after), reason);
        }
    }

    /** {@code type changed from string to number}; long values are left out. */
    static String fromTo(String field, Object before, Object after) {
        String old = shown(before);
        String now = shown(after);
        if (old.length() > MOST_SHOWN || now.length() > MOST_SHOWN) {
            return field + " changed";
        }
        if (isNothing(before)) {
            return field + " set to " + now;
        }
        return isNothing(after) ? field + " " + old + " removed" : field + " changed from " + old + " to " + now;
    }

    private static boolean isNothing(Object value) {
        return value == null || value.equals("");
    }

    static String shown(Object value) {
        return value instanceof String text ? text : GoText.json(value);
    }
}
