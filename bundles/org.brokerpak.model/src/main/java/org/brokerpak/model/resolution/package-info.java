/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What the value of each variable of a request is, which layer it comes from, and what the broker says when it fails
 * (specification: "Resolution"; broker-behaviour section 4).
 */
package org.brokerpak.model.resolution;
