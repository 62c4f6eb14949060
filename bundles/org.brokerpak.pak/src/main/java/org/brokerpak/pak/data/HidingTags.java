/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.data;

import java.util.List;
import java.util.Set;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.ServiceDefinition;

/** Tags that hide a service unless the operator shows such services (broker-behaviour 8). */
public final class HidingTags {

    private static final Set<String> NAMES = Set.of("unmaintained", "eol", "beta", "deprecated", "terraform");

    private HidingTags() {
    }

    /** The tags of a service that hide it. */
    public static List<String> of(ServiceDefinition service) {
        return service.tags().stream().map(Field::value).filter(NAMES::contains).toList();
    }
}
