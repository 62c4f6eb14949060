/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.text.TextRange;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.DocumentStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;
import org.yaml.snakeyaml.events.ScalarEvent;

/**
 * What SnakeYAML takes and the broker's yaml.v3 refuses. The tree is whole all the same. (What yaml.v3 takes and
 * SnakeYAML refuses: {@link BrokerAllowances}.)
 */
final class BrokerRefusals {

    private static final Pattern ANCHOR = Pattern.compile("[0-9A-Za-z_-]+");
    private static final Pattern DIRECTIVE = Pattern.compile("(?m)^%(\\S*)[ \\t]*(\\S*).*$");
    private static final Pattern SURROGATE_ESCAPE = Pattern.compile("\\\\(?:u([dD][89a-fA-F][0-9a-fA-F]{2})|.)");

    /** From the header of a block scalar over blank lines to a tab in the indentation of its first line. */
    private static final Pattern BLOCK_INDENTATION = Pattern.compile("[|>][+-]?[ \\t]*(#.*)?(\\R *)++\\t");

    private final YamlEvents source;
    private final boolean hasTabs;
    private final String text;
    private final List<YamlProblem> problems;

    private BrokerRefusals(YamlEvents source, List<YamlProblem> problems) {
        this.source = source;
        this.text = source.text();
        this.hasTabs = text.indexOf('\t') >= 0;
        this.problems = problems;
    }

    static void check(YamlEvents events, List<YamlProblem> problems) {
        new BrokerRefusals(events, problems).check();
    }

    private void check() {
        for (Event event : source.events()) {
            switch (event) {
                case DocumentStartEvent start -> checkDirectives(source.end(start));
                case CollectionStartEvent start -> checkName(start, start.getAnchor());
                case AliasEvent alias -> checkName(alias, alias.getAnchor());
                case ScalarEvent scalar -> {
                    checkName(scalar, scalar.getAnchor());
                    checkColon(scalar);
                    checkEscapes(scalar);
                    checkIndentationOfBlock(scalar);
                }
                default -> { }
            }
        }
    }

    private void checkDirectives(int end) {
        Matcher directive = DIRECTIVE.matcher(text).region(0, end);
        while (directive.find()) {
            boolean known = directive.group(1).equals("TAG")
                    || directive.group(1).equals("YAML") && directive.group(2).equals("1.1");
            if (!known) {
                report(new TextRange(directive.start(), directive.end()),
                        "the broker knows no directive but \"%YAML 1.1\" and \"%TAG\": remove this line");
            }
        }
    }

    static boolean isAnchorName(String name) {
        return ANCHOR.matcher(name).matches();
    }

    private void checkName(NodeEvent event, String name) {
        if (name == null || isAnchorName(name)) {
            return;
        }
        int start = text.indexOf((event instanceof AliasEvent ? "*" : "&") + name, source.start(event));
        if (start >= 0) {
            report(new TextRange(start, start + 1 + name.length()),
                    "the name of an anchor may hold letters of the English alphabet, digits, - and _ only");
        }
    }

    /** The line that sets the indentation of a block scalar, and blank lines above it, are indented by spaces only. */
    private void checkIndentationOfBlock(ScalarEvent scalar) {
        if (!scalar.isLiteral() && !scalar.isFolded() || !hasTabs) {
            return;
        }
        int end = source.end(scalar);
        Matcher indentation = BLOCK_INDENTATION.matcher(text).region(source.start(scalar), end);
        if (indentation.find()) {
            report(new TextRange(indentation.end() - 1, indentation.end()),
                    "a tab indents the first line of this block, which YAML does not allow: use spaces");
        }
    }

    /** In braces and brackets a colon that touches what follows is part of a plain text, and a bracket ends that. */
    private void checkColon(ScalarEvent scalar) {
        int end = source.end(scalar);
        if (scalar.isPlain() && end + 1 < text.length() && text.charAt(end) == ':'
                && "{[".indexOf(text.charAt(end + 1)) >= 0) {
            report(new TextRange(end, end + 2), "a space is missing behind the colon");
        }
    }

    private void checkEscapes(ScalarEvent scalar) {
        boolean possible = scalar.isDQuoted()
                && scalar.getValue().chars().anyMatch(c -> Character.isSurrogate((char) c));
        if (!possible) {
            return;
        }
        Matcher escape = SURROGATE_ESCAPE.matcher(text).region(source.start(scalar), source.end(scalar));
        while (escape.find()) {
            if (escape.group(1) != null) {
                report(new TextRange(escape.start(), escape.end()), "the broker takes no halves of a character: "
                        + "write \"\\U\" with eight digits, or the character itself");
            }
        }
    }

    private void report(TextRange range, String message) {
        problems.add(new YamlProblem(YamlProblem.Kind.SYNTAX, range, message));
    }
}
