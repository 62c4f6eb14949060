/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The usage documentation of a pak: what its services take and hand back, as Markdown in the broker's form and as a
 * page for browsers (broker-behaviour 7.1).
 */
package org.brokerpak.pak.docs;
