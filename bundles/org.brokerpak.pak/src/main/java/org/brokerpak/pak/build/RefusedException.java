/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.List;

import org.brokerpak.pak.files.PlacedFinding;

/** Ends a build because the pak has errors. */
final class RefusedException extends Exception {

    private static final long serialVersionUID = 1;

    private final transient List<PlacedFinding> errors;

    RefusedException(List<PlacedFinding> errors) {
        super(errors.getFirst().finding().message());
        this.errors = List.copyOf(errors);
    }

    List<PlacedFinding> errors() {
        return errors;
    }
}
