/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.brokerpak.syntax.text.TextRange;

/**
 * The verdict that {@code tofu validate -json} prints.
 *
 * @param valid whether tofu takes the workspace
 */
record ValidateOutput(boolean valid, List<ReportedProblem> problems) {

    private static final int MOST_SHOWN = 120;

    /** @throws TofuException if the text is something else */
    static ValidateOutput parse(String text) throws TofuException {
        try {
            Map<String, Object> root = GoJsonReader.object(text);
            if (root != null && root.get("valid") instanceof Boolean valid) {
                List<ReportedProblem> problems = new ArrayList<>();
                if (root.get("diagnostics") instanceof List<?> list) {
                    list.forEach(item -> problems.add(problem(item)));
                }
                return new ValidateOutput(valid, List.copyOf(problems));
            }
        } catch (GoError noJson) {
            // Told below, with what was printed.
        }
        String shown = text.strip().replaceAll("\\s+", " ");
        throw new TofuException("tofu validate printed " + (shown.isEmpty() ? "nothing"
                : "something else than its verdict: " + (shown.length() > MOST_SHOWN
                        ? shown.substring(0, MOST_SHOWN) + "..." : shown)));
    }

    private static ReportedProblem problem(Object item) {
        Map<?, ?> fields = item instanceof Map<?, ?> map ? map : Map.of();
        Map<?, ?> range = fields.get("range") instanceof Map<?, ?> map ? map : Map.of();
        int line = number(range.get("start"), "line", 0);
        int start = number(range.get("start"), "byte", -1);
        int end = number(range.get("end"), "byte", start);
        return new ReportedProblem(!"warning".equals(fields.get("severity")), text(fields.get("summary")),
                text(fields.get("detail")), text(range.get("filename")), line,
                start < 0 ? null : new TextRange(start, Math.max(start, end)));
    }

    private static String text(Object value) {
        return value instanceof String text ? text : "";
    }

    private static int number(Object position, String field, int otherwise) {
        return position instanceof Map<?, ?> map && map.get(field) instanceof Double number ? number.intValue()
                : otherwise;
    }
}
