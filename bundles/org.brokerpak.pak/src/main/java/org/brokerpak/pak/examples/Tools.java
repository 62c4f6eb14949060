/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.function.Supplier;

import org.brokerpak.pak.osb.BrokerClient;
import org.brokerpak.pak.osb.OperationWatch;
import org.brokerpak.pak.osb.Pace;

/**
 * What the runs of all examples share.
 *
 * @param ids makes the ids of instances and bindings
 */
record Tools(BrokerClient client, OperationWatch watch, Pace pace, Supplier<String> ids) {
}
