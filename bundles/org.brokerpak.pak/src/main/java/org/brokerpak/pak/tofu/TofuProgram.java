/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A program that says it is tofu.
 *
 * @param file where it is
 * @param product {@code OpenTofu}, or {@code Terraform}
 * @param version without a {@code v} in front
 */
public record TofuProgram(Path file, String product, String version) {

    private static final Pattern TITLE = Pattern.compile("(OpenTofu|Terraform) v(\\d+\\.\\d+\\.\\d+\\S*)");

    /** The program that prints this line when asked for its version; empty when it says something else. */
    static Optional<TofuProgram> of(Path file, String line) {
        Matcher title = TITLE.matcher(line);
        return title.lookingAt() ? Optional.of(new TofuProgram(file, title.group(1), title.group(2)))
                : Optional.empty();
    }

    /** For people: {@code OpenTofu 1.11.8}. */
    public String title() {
        return product + " " + version;
    }
}
