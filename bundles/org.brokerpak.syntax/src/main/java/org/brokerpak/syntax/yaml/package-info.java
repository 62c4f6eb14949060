/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * YAML as the broker's yaml.v3 reads it, with the exact place of every key and value: a tree with anchors and merges
 * resolved ({@link org.brokerpak.syntax.yaml.YamlDocument}), and a view by indentation that serves text which does not
 * parse at the moment ({@link org.brokerpak.syntax.yaml.IndentationView}).
 */
package org.brokerpak.syntax.yaml;
