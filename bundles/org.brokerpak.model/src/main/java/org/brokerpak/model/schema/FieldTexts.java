/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The Markdown resources, one per field: {@code fields/<definition>.<field>.md}. */
final class FieldTexts {

    private FieldTexts() {
    }

    static Optional<String> find(String definition, String field) {
        String resource = "/org/brokerpak/model/fields/" + definition + "." + field + ".md";
        try (InputStream stream = FieldTexts.class.getResourceAsStream(resource)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException e) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + resource, e);
        }
    }
}
