/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The signature of a function.
 *
 * @param name the whole name with its dot: {@code str.truncate}
 * @param parameters all are required
 * @param result the type of what it returns
 * @param summary one sentence for an author
 */
public record HilFunction(String name, List<Parameter> parameters, HilType result, String summary) {

    public HilFunction {
        parameters = List.copyOf(parameters);
    }

    /**
     * A parameter.
     *
     * @param name for people; arguments are given by position
     * @param type what arguments are converted to
     */
    public record Parameter(String name, HilType type) {

        /** {@code length: int}. */
        public String label() {
            return name + ": " + type.word();
        }
    }

    /** {@code str.truncate(length: int, text: string) → string}. */
    public String label() {
        return parameters.stream().map(Parameter::label).collect(Collectors.joining(", ", name + "(", ") → "))
                + result.word();
    }
}
