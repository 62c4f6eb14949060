/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Archives: reading those that others made, with no trust in them, and writing paks. A member's compressed bytes are
 * carried over as they are, so that no program is compressed twice.
 */
package org.brokerpak.pak.archive;
