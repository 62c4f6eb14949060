/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

/** What the user sees of the launch types <em>Brokerpak Build</em> and <em>Brokerpak Examples</em>. */
package org.brokerpak.ide.ui.launch;
