/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * What the product does when it is started with a file to open: {@code -Dbrokerpak.open=FILE}, and, for a look at it
 * without a screen to look at, {@code -Dbrokerpak.screenshot=FILE}.
 */
package org.brokerpak.branding.start;
