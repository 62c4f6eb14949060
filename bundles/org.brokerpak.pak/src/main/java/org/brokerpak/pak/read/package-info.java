/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/** Reading paks that somebody built: what is in them, and whether the broker would take them (broker-behaviour 5.4, 5.5). */
package org.brokerpak.pak.read;
