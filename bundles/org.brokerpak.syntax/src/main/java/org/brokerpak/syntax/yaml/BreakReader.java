/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Objects;

import org.brokerpak.syntax.yaml.YamlBreak.Kind;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Tells the sorts of break apart by the words of the parser, which are all it gives. */
final class BreakReader {

    private BreakReader() {
    }

    static YamlBreak read(MarkedYAMLException broken) {
        Mark problem = broken.getProblemMark() != null ? broken.getProblemMark() : broken.getContextMark();
        Mark context = broken.getContextMark() != null ? broken.getContextMark() : problem;
        String contextText = Objects.requireNonNullElse(broken.getContext(), "");
        String problemText = Objects.requireNonNullElse(broken.getProblem(), "");
        int offset = problem == null ? 0 : problem.getIndex();
        int contextOffset = context == null ? offset : context.getIndex();
        YamlBreak.Kind kind = kind(contextText, problemText);
        return new YamlBreak(kind, offset, Math.min(contextOffset, offset), found(problemText));
    }

    private static Kind kind(String context, String problem) {
        if (problem.contains("cannot start any token")) {
            return problem.contains("(TAB)") ? Kind.TAB : Kind.RESERVED_CHARACTER;
        }
        if (problem.startsWith("found unexpected end of stream") || problem.startsWith("found unexpected document")) {
            return Kind.OPEN_QUOTE;
        }
        if (context.endsWith("double-quoted scalar")) {
            return Kind.ESCAPE;
        }
        if (context.endsWith("block scalar")) {
            return Kind.BLOCK_SCALAR_HEADER;
        }
        if (context.contains("anchor") || context.contains("alias") || context.contains("tag")
                || context.contains("directive") || problem.contains("tag handle")) {
            return Kind.NAME;
        }
        if (context.endsWith("flow sequence") || context.endsWith("flow mapping") || context.endsWith("flow node")) {
            return Kind.FLOW;
        }
        if (problem.startsWith("could not find expected ':'")) {
            return Kind.MISSING_COLON;
        }
        if (problem.startsWith("mapping values") || problem.startsWith("mapping keys")) {
            return Kind.MISPLACED_KEY;
        }
        if (problem.startsWith("sequence entries")) {
            return Kind.MISPLACED_ITEM;
        }
        if (problem.startsWith("expected <block end>")) {
            return Kind.MISPLACED_LINE;
        }
        return problem.startsWith("expected the node content") ? Kind.MISSING_VALUE : Kind.OTHER;
    }

    /** What the parser says it found, such as {@code <scalar>} or {@code @}. */
    private static String found(String problem) {
        int but = Math.max(problem.lastIndexOf("but found "), problem.lastIndexOf("but got "));
        if (but < 0) {
            return "";
        }
        String rest = problem.substring(problem.indexOf(' ', but + 4) + 1);
        boolean quoted = rest.length() > 1 && rest.startsWith("'") && rest.endsWith("'");
        return quoted ? rest.substring(1, rest.length() - 1) : rest;
    }
}
