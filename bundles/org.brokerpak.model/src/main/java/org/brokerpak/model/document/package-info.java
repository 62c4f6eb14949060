/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Documents as typed values with their places: what every kind of document shares. A kind is known by its content
 * ({@link org.brokerpak.model.document.DocumentKinds}); further kinds enter through that registry.
 */
package org.brokerpak.model.document;
