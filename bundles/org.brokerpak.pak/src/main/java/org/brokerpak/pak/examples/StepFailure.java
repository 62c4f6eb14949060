/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

/** A step failed for a reason that is told. */
final class StepFailure extends Exception {

    private static final long serialVersionUID = 1;

    StepFailure(String message) {
        super(message);
    }
}
