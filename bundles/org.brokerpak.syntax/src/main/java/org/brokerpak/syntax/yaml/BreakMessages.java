/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.Objects;

import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;

/** Turns the parser's terse words into sentences that say what to do. */
final class BreakMessages {

    private BreakMessages() {
    }

    static YamlBreak translate(MarkedYAMLException broken, CodePoints codePoints) {
        Mark problem = broken.getProblemMark() != null ? broken.getProblemMark() : broken.getContextMark();
        Mark context = broken.getContextMark() != null ? broken.getContextMark() : problem;
        String contextText = Objects.requireNonNullElse(broken.getContext(), "");
        String problemText = Objects.requireNonNullElse(broken.getProblem(), "");
        boolean quotes = contextText.contains("quoted scalar") || contextText.contains("double-quoted");
        boolean flow = contextText.contains("flow");
        int offset = problem == null ? 0 : codePoints.toUtf16(problem.getIndex());
        int contextOffset = context == null ? offset : codePoints.toUtf16(context.getIndex());
        return new YamlBreak(offset, contextOffset, quotes, flow, sentence(contextText, problemText));
    }

    private static String sentence(String context, String problem) {
        if (problem.contains("'\\t(TAB)'") || problem.contains("tab character")) {
            return "a tab indents this line, which YAML does not allow: use spaces";
        }
        if (problem.contains("unexpected end of stream") && context.contains("quoted")) {
            return "this quoted text is never closed: add the closing quote";
        }
        if (problem.contains("escape character") || problem.contains("unknown escape")) {
            return problem + ": use a YAML escape, or single quotes";
        }
        if (context.contains("flow sequence")) {
            return "this list is not closed properly: " + problem;
        }
        if (context.contains("flow mapping")) {
            return "this mapping in braces is not closed properly: " + problem;
        }
        if (problem.contains("mapping values are not allowed here")) {
            return "a \"key: value\" cannot stand here: check the indentation, or quote a text that holds \": \"";
        }
        if (problem.contains("could not find expected ':'")) {
            return "this line is neither \"key: value\" nor part of the value above: a colon or a quote is missing";
        }
        if (problem.startsWith("expected <block end>")) {
            return "this line does not belong to the block above it: check the indentation";
        }
        if (context.contains("block collection") || context.contains("block mapping")) {
            return "the indentation of this line fits no block above: " + problem;
        }
        String text = context.isEmpty() ? problem : context + ": " + problem;
        return text.isEmpty() ? "this is not YAML" : text;
    }
}
