/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The language server for brokerpaks: {@link org.brokerpak.languageserver.BrokerpakLanguageServer} for use in the same
 * process, {@link org.brokerpak.languageserver.StdioServer} over streams. The only room that knows the protocol.
 */
package org.brokerpak.languageserver;
