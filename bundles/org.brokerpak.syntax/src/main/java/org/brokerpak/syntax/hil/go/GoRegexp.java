/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;

/** A regular expression in RE2 syntax, the only one Go knows: no look-around, no back-references, linear time. */
public final class GoRegexp {

    private final Pattern pattern;

    private GoRegexp(Pattern pattern) {
        this.pattern = pattern;
    }

    /**
     * {@code regexp.Compile}.
     *
     * @throws GoError for a malformed or too large expression, with Go's text: {@code error parsing regexp: ...}
     */
    public static GoRegexp compile(String expression) throws GoError {
        try {
            GoRegexpLimits.check(expression);
            return new GoRegexp(Pattern.compile(expression));
        } catch (PatternSyntaxException e) {
            if (e.getDescription().startsWith("duplicate capture group name")) {
                // Go allows it, and a group's name does not matter to whether the expression matches.
                return compile(expression.replaceAll("\\(\\?P?<\\w+>", "("));
            }
            throw new GoError("error parsing regexp: " + goText(e, expression));
        }
    }

    /** Whether the expression matches anywhere in a text. */
    public boolean matches(String text) {
        return pattern.matcher(GoText.toValid(text)).find();
    }

    /**
     * {@code FindStringSubmatch}: the first match and its groups, the whole first; empty without a match. A group that
     * took no part is the empty text.
     */
    public Optional<List<String>> find(String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            return Optional.empty();
        }
        List<String> groups = new ArrayList<>();
        for (int i = 0; i <= matcher.groupCount(); i++) {
            groups.add(matcher.group(i) == null ? "" : matcher.group(i));
        }
        return Optional.of(List.copyOf(groups));
    }

    /** {@code ReplaceAllString}: in the replacement {@code $1} and {@code $name} stand for groups, {@code $$} for $. */
    public String replaceAll(String text, String replacement) {
        return GoReplacement.replaceAll(pattern, text, replacement);
    }

    /** RE2/J words two mistakes otherwise than Go does. */
    private static String goText(PatternSyntaxException e, String expression) {
        String description = e.getDescription();
        if (description.startsWith("regexp/syntax: internal error")) {
            return "unexpected ): `" + expression + "`";
        }
        String pattern = e.getPattern() == null ? "" : e.getPattern();
        return description + ": `" + pattern + "`";
    }
}
