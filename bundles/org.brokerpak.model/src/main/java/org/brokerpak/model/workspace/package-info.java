/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The folder that tofu would get for a request, with the way from each of its characters to the author's text; and what
 * the broker does to it when resources are imported or deleted (broker-behaviour 6).
 */
package org.brokerpak.model.workspace;
