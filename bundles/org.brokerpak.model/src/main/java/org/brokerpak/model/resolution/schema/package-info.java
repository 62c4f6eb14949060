/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The JSON Schemas that the broker makes of inputs, and its judgement of values by them (broker-behaviour 4.5), in its
 * own words: it uses draft-04 with a library that has messages, and gaps, of its own.
 */
package org.brokerpak.model.resolution.schema;
