/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.List;

/** Ends a build with what is wrong. */
final class BuildFailure extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<BuildProblem> problems;

    BuildFailure(List<BuildProblem> problems) {
        super(problems.getFirst().toString());
        this.problems = List.copyOf(problems);
    }

    BuildFailure(BuildProblem problem) {
        this(List.of(problem));
    }

    List<BuildProblem> problems() {
        return problems;
    }
}
