/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** Names inside archives, which are never trusted. */
public final class MemberName {

    private MemberName() {
    }

    /**
     * The name with plain {@code /} between its parts; empty for the archive's own folder.
     *
     * @throws ArchiveException if the name leads out of the archive's folder or is none
     */
    public static String clean(String name) throws ArchiveException {
        String problem = problem(name);
        if (!problem.isEmpty()) {
            throw new ArchiveException("holds an entry named \"" + shown(name) + "\", " + problem
                    + "; nothing of it is used");
        }
        Deque<String> parts = new ArrayDeque<>();
        for (String part : name.split("/")) {
            if (!part.isEmpty() && !part.equals(".")) {
                parts.add(part);
            }
        }
        return String.join("/", parts);
    }

    /** What makes a name unsafe, as a relative clause; empty for a safe one. */
    public static String problem(String name) {
        if (name.startsWith("/") || name.startsWith("\\") || name.matches("[A-Za-z]:.*")) {
            return "which is an absolute path";
        }
        for (String part : name.split("[/\\\\]")) {
            if (part.equals("..")) {
                return "which leads out of its folder";
            }
        }
        return name.chars().anyMatch(c -> c < 0x20 || c == 0x7F) ? "which holds control characters" : "";
    }

    /**
     * The member a link leads to.
     *
     * @param link cleaned name of the link
     * @param target as the link has it
     * @return the cleaned name, or empty when it leads out of the archive's folder
     */
    static Optional<String> target(String link, String target) {
        if (target.startsWith("/") || target.contains("\\")) {
            return Optional.empty();
        }
        int slash = link.lastIndexOf('/');
        Deque<String> parts = new ArrayDeque<>();
        for (String part : ((slash < 0 ? "" : link.substring(0, slash + 1)) + target).split("/")) {
            if (part.equals("..")) {
                if (parts.pollLast() == null) {
                    return Optional.empty();
                }
            } else if (!part.isEmpty() && !part.equals(".")) {
                parts.addLast(part);
            }
        }
        return Optional.of(String.join("/", parts));
    }

    private static String shown(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }
}
