/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Optional;

import org.brokerpak.model.service.ActionModule.Place;

/**
 * What the broker refuses.
 *
 * @param step the step at which it happens
 * @param variable the variable concerned; empty when it is no one
 * @param message what a user of the platform reads, in the broker's exact words; when it crashes, ours
 * @param site where in the pak the cause is written, or null
 * @param crash whether the broker's process would crash instead of reporting an error
 */
public record ResolutionFailure(Step step, String variable, String message, Place site, boolean crash) {

    /** Where in the pak the cause is written; empty when it lies with the request or the operator. */
    public Optional<Place> place() {
        return Optional.ofNullable(site);
    }
}
