/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.service.ActionModule.Place;

/**
 * A variable at the end of a resolution.
 *
 * @param name its name
 * @param type the type that the deciding input declares; empty when it declares none
 * @param assignment the value that counts, or null when no layer has one
 * @param overridden what other layers have for it, the strongest first
 * @param declaration where the template declares it, or null when it does not and the value is lost
 * @param templateDefault what becomes of the default that the template has
 */
public record ResolvedVariable(String name, String type, Assignment assignment, List<Assignment> overridden,
        Place declaration, TemplateDefault templateDefault) {

    /** What becomes of the {@code default} of a {@code variable} block (broker-behaviour 6.2). */
    public enum TemplateDefault {
        /** There is none. */
        NONE,
        /** A value, or null, takes its place. */
        IGNORED,
        /** Null is passed, but {@code nullable = false} makes tofu take the default. */
        APPLIED
    }

    public ResolvedVariable {
        overridden = List.copyOf(overridden);
    }

    /** The value; null when no layer has one, or that of the strongest layer is null. */
    public Object value() {
        return assignment == null ? null : assignment.value();
    }

    /** The layer that decides. */
    public Layer layer() {
        return assignment == null ? Layer.NOTHING : assignment.layer();
    }

    /** The value that counts; empty when no layer has one. */
    public Optional<Assignment> decided() {
        return Optional.ofNullable(assignment);
    }

    /** Whether the template declares it, so that it is passed to tofu. */
    public boolean isPassed() {
        return declaration != null;
    }

    /** Where the template declares it. */
    public Optional<Place> declared() {
        return Optional.ofNullable(declaration);
    }

    /** What the value rests on. */
    public Provenance provenance() {
        return assignment == null ? Provenance.NONE : assignment.provenance();
    }
}
