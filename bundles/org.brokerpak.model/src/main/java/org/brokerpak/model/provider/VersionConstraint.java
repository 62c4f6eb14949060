/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.provider;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.manifest.GoVersion;

/**
 * A version constraint of {@code required_providers} or {@code required_version}: conditions joined by commas, all of which
 * have to hold.
 */
public final class VersionConstraint {

    private static final Pattern CONDITION = Pattern.compile("\\s*(=|!=|>=|<=|>|<|~>)?\\s*([0-9A-Za-z.+-]+)\\s*");

    private record Condition(String operator, GoVersion version, int written) {

        boolean allows(GoVersion candidate) {
            int order = candidate.compareTo(version);
            return switch (operator) {
                case "!=" -> order != 0;
                case ">" -> order > 0;
                case ">=" -> order >= 0;
                case "<" -> order < 0;
                case "<=" -> order <= 0;
                case "~>" -> order >= 0 && samePrefix(candidate);
                default -> order == 0;
            };
        }

        /** Only the last number that is written may grow: {@code ~> 1.2} allows 1.9, {@code ~> 1.2.0} only 1.2.x. */
        private boolean samePrefix(GoVersion candidate) {
            int fixed = Math.max(1, written - 1);
            return candidate.segments().subList(0, fixed).equals(version.segments().subList(0, fixed));
        }
    }

    private final List<Condition> conditions;

    private VersionConstraint(List<Condition> conditions) {
        this.conditions = conditions;
    }

    /** The constraint in a text; empty when it is none. */
    public static Optional<VersionConstraint> parse(String text) {
        List<Condition> conditions = new ArrayList<>();
        for (String part : text.split(",")) {
            Matcher matcher = CONDITION.matcher(part);
            Optional<GoVersion> version = matcher.matches() ? GoVersion.parse(matcher.group(2)) : Optional.empty();
            if (version.isEmpty()) {
                return Optional.empty();
            }
            String numbers = matcher.group(2).split("[-+]", 2)[0];
            conditions.add(new Condition(matcher.group(1) == null ? "=" : matcher.group(1), version.get(),
                    numbers.split("\\.").length));
        }
        return Optional.of(new VersionConstraint(conditions));
    }

    public boolean allows(GoVersion candidate) {
        return conditions.stream().allMatch(condition -> condition.allows(candidate));
    }
}
