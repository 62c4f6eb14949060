/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Optional;

import org.brokerpak.model.service.ActionModule.Place;

/** One thing that happens to one variable within a step. */
public sealed interface ResolutionEvent {

    /** The variable. */
    String variable();

    /** Where in the pak it is written; empty for what comes with the request or from the operator. */
    Optional<Place> place();

    /** It got a value, perhaps in place of another. */
    record Assigned(String variable, Assignment assignment) implements ResolutionEvent {

        @Override
        public Optional<Place> place() {
            return assignment.place();
        }
    }

    /**
     * It has a value already, which stays.
     *
     * @param passedOver the value that is not used
     */
    record Kept(String variable, Assignment passedOver) implements ResolutionEvent {

        @Override
        public Optional<Place> place() {
            return passedOver.place();
        }
    }

    /** It got no value, because computing one failed. */
    record Failed(String variable, ResolutionFailure failure) implements ResolutionEvent {

        @Override
        public Optional<Place> place() {
            return failure.place();
        }
    }

    /**
     * The template declares it, so it goes to tofu.
     *
     * @param value null when no layer has one
     * @param site the declaration
     */
    record Passed(String variable, Object value, Place site) implements ResolutionEvent {

        @Override
        public Optional<Place> place() {
            return Optional.of(site);
        }
    }

    /** The template does not declare it, so its value is lost. */
    record Dropped(String variable) implements ResolutionEvent {

        @Override
        public Optional<Place> place() {
            return Optional.empty();
        }
    }
}
