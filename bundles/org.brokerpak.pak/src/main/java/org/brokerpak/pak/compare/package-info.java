/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * What differs between two versions of a pak, and what of it breaks the instances that exist (broker-behaviour 4.1 to
 * 4.3, 6.4 to 6.8).
 */
package org.brokerpak.pak.compare;
