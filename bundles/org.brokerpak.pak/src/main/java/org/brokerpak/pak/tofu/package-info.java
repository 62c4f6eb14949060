/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Runs a real tofu in the workspace of a request: offline, in a folder of its own, with the providers that the pak
 * would carry. Only ever on explicit request, and nothing is left running or lying about.
 */
package org.brokerpak.pak.tofu;
