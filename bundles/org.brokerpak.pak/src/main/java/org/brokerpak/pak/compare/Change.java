/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.Locale;

/**
 * A difference between two versions of a pak.
 *
 * @param part what sort of thing it is about
 * @param subject the thing, as in {@code service csb-redis, plan small}
 * @param nature whether it came, went or became another
 * @param message what happened, as the end of a sentence that begins with the subject
 * @param breaking whether existing instances, bindings, or the broker that serves them suffer from it
 * @param reason the consequence, as a sentence without its full stop; empty when there is nothing to say
 */
public record Change(Part part, String subject, Nature nature, String message, boolean breaking, String reason) {

    /** The parts of a pak. */
    public enum Part {
        PAK, BINARY, SERVICE, PLAN, INPUT, OUTPUT, TEMPLATE, EXAMPLE;

        /** As in the JSON report. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** What happened to a part. */
    public enum Nature {
        ADDED, REMOVED, CHANGED;

        /** As in the JSON report. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
