/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

/**
 * An entry of a pak as a list of contents shows it.
 *
 * @param name that of a folder ends with a slash
 * @param size in bytes, unpacked
 * @param mode permission bits
 */
public record EntryInfo(String name, long size, int mode) {

    public boolean isFolder() {
        return name.endsWith("/");
    }
}
