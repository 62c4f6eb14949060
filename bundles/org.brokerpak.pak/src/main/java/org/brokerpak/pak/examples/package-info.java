/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Runs the examples of a pak against a broker, as {@code run-examples} of the broker does (broker-behaviour 7.2), and
 * leaves nothing behind.
 */
package org.brokerpak.pak.examples;
