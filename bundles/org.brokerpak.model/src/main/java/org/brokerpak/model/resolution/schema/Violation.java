/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

/**
 * One thing in a value that a schema does not allow.
 *
 * @param path names and indexes that lead to it, joined by dots; {@code (root)} for the whole
 * @param text the broker's words about it
 */
public record Violation(String path, String text) {

    /** The path of the whole value. */
    public static final String ROOT = "(root)";

    /** As the broker prints it. */
    public String brokerText() {
        return path + ": " + text;
    }

    /** The input concerned: the first step of the path, or the missing name; empty when neither is known. */
    public String input() {
        if (!path.equals(ROOT)) {
            int dot = path.indexOf('.');
            return dot < 0 ? path : path.substring(0, dot);
        }
        String suffix = " is required";
        return text.endsWith(suffix) ? text.substring(0, text.length() - suffix.length()) : "";
    }
}
