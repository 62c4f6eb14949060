/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.Arrays;
import java.util.Optional;

/** Where in the life of a brokerpak the broker would notice a mistake (broker-behaviour section 0). */
public enum Stage {

    /** Every command that reads the manifest fails. */
    MANIFEST_LOAD("manifest-load"),
    /** The build fails when it reads a service definition or a file that it names. */
    DEFINITION_LOAD("definition-load"),
    /** The build fails when it fetches binaries or checks all definitions. */
    PAK_BUILD("pak-build"),
    /** The broker does not start with the built pak. */
    REGISTRATION("registration"),
    /** A request to provision, update, bind, unbind or deprovision fails. */
    REQUEST("request"),
    /** The broker is content, OpenTofu fails. */
    TOFU("tofu"),
    /** Never noticed: the broker ignores it. */
    SILENT("silent"),
    /** Nothing is wrong, something could be better. */
    ADVICE("advice");

    private final String id;

    Stage(String id) {
        this.id = id;
    }

    /** The name in schemas, findings and JSON output, such as {@code manifest-load}. */
    public String id() {
        return id;
    }

    /** The stage with this {@link #id()}, empty when there is none. */
    public static Optional<Stage> ofId(String id) {
        return Arrays.stream(values()).filter(stage -> stage.id.equals(id)).findFirst();
    }
}
