/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * HIL, the language of <code>${...}</code> in defaults of inputs, as the broker's pinned version reads it: a parser
 * that always gives a tree, the static checks, the evaluator, and the casts that follow. Facts: broker-behaviour 3 and
 * 4.4.
 */
package org.brokerpak.syntax.hil;
