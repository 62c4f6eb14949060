/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * One index of the names of a pak, across YAML, HIL and OpenTofu. An input is one name in the definition, in expressions, in
 * the plans that set it, in examples, and as a variable of the templates. Definition, references and rename are questions to
 * {@link org.brokerpak.model.names.NameIndex}.
 */
package org.brokerpak.model.names;
