/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hcl;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Reads the tables beside this class: one row a line, its cells separated by tabs. */
final class HclTable {

    private HclTable() {
    }

    static List<String[]> read(String name) {
        try (InputStream stream = HclTable.class.getResourceAsStream(name)) {
            if (stream == null) {
                throw new IllegalStateException("the installation is damaged: " + name + " is missing");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines()
                    .map(line -> line.split("\t", -1)).toList();
        } catch (IOException failure) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + name, failure);
        }
    }
}
