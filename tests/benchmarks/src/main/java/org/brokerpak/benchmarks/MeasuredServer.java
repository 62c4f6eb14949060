/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.benchmarks;

import java.util.List;
import java.util.Map;

/**
 * A language server as its users start it.
 *
 * @param name for the table
 * @param command what starts it
 * @param settings answers to {@code workspace/configuration}, by section
 */
record MeasuredServer(String name, List<String> command, Map<String, Object> settings) {

    MeasuredServer {
        command = List.copyOf(command);
        settings = Map.copyOf(settings);
    }
}
