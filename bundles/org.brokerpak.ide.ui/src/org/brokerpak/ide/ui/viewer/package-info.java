/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

/** The Pak viewer: what a built pak holds, whether a broker would take it, and what differs from another one. */
package org.brokerpak.ide.ui.viewer;
