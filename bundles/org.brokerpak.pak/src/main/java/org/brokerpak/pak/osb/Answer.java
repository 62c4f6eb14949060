/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.util.Map;

/** What a broker says to a request that it does not refuse. */
public sealed interface Answer {

    /**
     * It is done.
     *
     * @param body what it handed back
     */
    record Done(Map<String, Object> body) implements Answer {
    }

    /**
     * It is being done.
     *
     * @param operation the broker's name for it; empty when it has none
     */
    record Accepted(String operation) implements Answer {
    }

    /** What was to be removed is not there. */
    record Gone() implements Answer {
    }
}
