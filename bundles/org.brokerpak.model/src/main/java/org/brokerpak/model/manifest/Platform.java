/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.manifest;

import java.util.List;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.MappingReader;
import org.brokerpak.syntax.text.TextRange;

/**
 * A system the pak carries binaries for.
 *
 * @param place where to report what is missing
 * @param range the whole entry
 * @param os operating system as Go names it
 * @param arch processor architecture as Go names it
 */
public record Platform(TextRange place, TextRange range, Field<String> os, Field<String> arch) {

    /** The pairs the broker accepts, case-sensitive: those OpenTofu is released for (broker-behaviour 1.4). */
    public static final List<String> SUPPORTED = List.of("darwin/amd64", "darwin/arm64", "freebsd/386",
            "freebsd/amd64", "freebsd/arm", "linux/386", "linux/amd64", "linux/arm", "linux/arm64", "openbsd/386",
            "openbsd/amd64", "solaris/amd64", "windows/386", "windows/amd64");

    static Platform read(MappingReader item) {
        return new Platform(item.place(), item.mapping().range(), item.text("os"), item.text("arch"));
    }

    /** Both parts as the broker prints them: {@code linux/amd64}. */
    public String pair() {
        return os.value() + "/" + arch.value();
    }

    public boolean isComplete() {
        return !os.value().isBlank() && !arch.value().isBlank();
    }
}
