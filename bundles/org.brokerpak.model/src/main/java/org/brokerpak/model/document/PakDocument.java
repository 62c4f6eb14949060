/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;

/**
 * A YAML file of a pak.
 *
 * @param path relative to the pak's folder
 * @param kind what the pak uses it as
 * @param yaml its tree
 */
public record PakDocument(String path, DocumentKind kind, YamlDocument yaml) {

    public SourceText source() {
        return yaml.source();
    }
}
