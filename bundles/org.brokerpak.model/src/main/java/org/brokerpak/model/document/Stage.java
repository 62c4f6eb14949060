/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

/** Where the broker would notice a mistake (broker-behaviour section 0), from early to never. */
public enum Stage {
    /** Every {@code pak} command that reads the manifest. */
    MANIFEST_LOAD("manifest-load", "when the manifest is read"),
    /** {@code pak build}, reading a definition, its templates and its image. */
    DEFINITION_LOAD("definition-load", "when the definition is read"),
    /** {@code pak build}, validating the catalog or finishing the pak. */
    PAK_BUILD("pak-build", "when the pak is built"),
    /** The start of the broker. */
    REGISTRATION("registration", "when the broker starts"),
    /** Provision, update, bind and their opposites. */
    REQUEST("request", "when a service is requested"),
    /** {@code tofu init} or {@code tofu apply}. */
    TOFU("tofu", "when tofu runs"),
    /** Never: the broker ignores it. */
    SILENT("silent", "never: the broker ignores it"),
    /** Nothing is wrong, something could be better. */
    ADVICE("advice", "never: this is advice");

    private final String id;
    private final String when;

    Stage(String id, String when) {
        this.id = id;
        this.when = when;
    }

    /** As written in reports: {@code manifest-load}. */
    public String id() {
        return id;
    }

    /** For people, as the answer to "when would I have learned of this?". */
    public String when() {
        return when;
    }
}
