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
 * A value that a layer has for a variable.
 *
 * @param layer the layer
 * @param value {@code null}, String, Boolean, Number, List or Map
 * @param origin where that is, in a few words: {@code provision.user_inputs[2].default}, {@code provision.defaults}
 * @param site where it is written in the pak, or null for what comes with the request or from the operator
 * @param computation how it was computed, or null for what is used as it is written
 * @param provenance what it rests on
 */
public record Assignment(Layer layer, Object value, String origin, Place site, Evaluation computation,
        Provenance provenance) {

    /** Where the value is written; empty for what comes with the request or from the operator. */
    public Optional<Place> place() {
        return Optional.ofNullable(site);
    }

    /** How the value was computed; empty for what is used as it is written. */
    public Optional<Evaluation> evaluation() {
        return Optional.ofNullable(computation);
    }
}
