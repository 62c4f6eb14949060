/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/** The documents of a built pak: definitions with everything inlined and the manifest that lists them (broker-behaviour 1.8, 5.3.4). */
package org.brokerpak.pak.packing;
