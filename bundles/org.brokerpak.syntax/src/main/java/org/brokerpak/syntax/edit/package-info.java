/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Every change to YAML text: renames, removals, insertions and moves that keep the author's formatting, comments and
 * indentation ({@link org.brokerpak.syntax.edit.YamlEdits}), and the writing of new YAML
 * ({@link org.brokerpak.syntax.edit.YamlWriter}).
 */
package org.brokerpak.syntax.edit;
