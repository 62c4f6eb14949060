/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The native syntax of OpenTofu configuration (HCL 2): a parser that yields a tree with exact ranges for every text,
 * whole or broken, the references inside expressions, and the view of a module that a service broker takes.
 */
package org.brokerpak.syntax.hcl;
