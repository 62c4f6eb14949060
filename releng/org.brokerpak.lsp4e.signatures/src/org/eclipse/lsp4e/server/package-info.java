/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

/**
 * The one type of LSP4E that Brokerpak Tools implements, so that it compiles where LSP4E cannot be had. At run time an
 * installed LSP4E provides this package.
 */
package org.eclipse.lsp4e.server;
