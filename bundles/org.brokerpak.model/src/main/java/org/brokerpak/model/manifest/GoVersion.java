/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.manifest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A version as hashicorp/go-version reads it (broker-behaviour 1.5): any number of numeric segments, an optional
 * {@code v}, pre-release and metadata.
 *
 * @param segments at least three, padded with zeros
 * @param preRelease without its dash, or empty
 * @param metadata without its plus, or empty
 */
public record GoVersion(List<Long> segments, String preRelease, String metadata) implements Comparable<GoVersion> {

    private static final Pattern GRAMMAR = Pattern.compile("v?([0-9]+(?:\\.[0-9]+)*?)"
            + "(?:-([0-9]+[0-9A-Za-z\\-~]*(?:\\.[0-9A-Za-z\\-~]+)*)|-?([A-Za-z\\-~]+[0-9A-Za-z\\-~]*(?:\\.[0-9A-Za-z\\-~]+)*))?"
            + "(?:\\+([0-9A-Za-z\\-~]+(?:\\.[0-9A-Za-z\\-~]+)*))?\\??");

    public GoVersion {
        segments = List.copyOf(segments);
    }

    /** The version in a text; empty when go-version calls it malformed. */
    public static Optional<GoVersion> parse(String text) {
        Matcher matcher = GRAMMAR.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        List<Long> segments = new ArrayList<>();
        for (String segment : matcher.group(1).split("\\.")) {
            try {
                segments.add(Long.parseLong(segment));
            } catch (NumberFormatException tooLarge) {
                return Optional.empty();
            }
        }
        while (segments.size() < 3) {
            segments.add(0L);
        }
        String preRelease = matcher.group(2) != null ? matcher.group(2) : matcher.group(3);
        return Optional.of(new GoVersion(segments, preRelease == null ? "" : preRelease,
                matcher.group(4) == null ? "" : matcher.group(4)));
    }

    /** The text the broker uses from then on: {@code v1.6} becomes {@code 1.6.0}. */
    public String normalized() {
        StringBuilder text = new StringBuilder();
        for (long segment : segments) {
            text.append(text.isEmpty() ? "" : ".").append(segment);
        }
        if (!preRelease.isEmpty()) {
            text.append('-').append(preRelease);
        }
        if (!metadata.isEmpty()) {
            text.append('+').append(metadata);
        }
        return text.toString();
    }

    /** Order of precedence; metadata does not count, so this is not consistent with equals. */
    @Override
    public int compareTo(GoVersion other) {
        for (int i = 0; i < Math.max(segments.size(), other.segments.size()); i++) {
            int order = Long.compare(segment(i), other.segment(i));
            if (order != 0) {
                return order;
            }
        }
        if (preRelease.isEmpty() || other.preRelease.isEmpty()) {
            return Boolean.compare(preRelease.isEmpty(), other.preRelease.isEmpty());
        }
        return comparePreReleases(preRelease.split("\\."), other.preRelease.split("\\."));
    }

    private long segment(int index) {
        return index < segments.size() ? segments.get(index) : 0;
    }

    private static int comparePreReleases(String[] left, String[] right) {
        for (int i = 0; i < Math.min(left.length, right.length); i++) {
            boolean leftNumeric = left[i].matches("[0-9]{1,18}");
            boolean rightNumeric = right[i].matches("[0-9]{1,18}");
            int order = leftNumeric && rightNumeric ? Long.compare(Long.parseLong(left[i]), Long.parseLong(right[i]))
                    : leftNumeric != rightNumeric ? (leftNumeric ? -1 : 1) : left[i].compareTo(right[i]);
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.length, right.length);
    }
}
