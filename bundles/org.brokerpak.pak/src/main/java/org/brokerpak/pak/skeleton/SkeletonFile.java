/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.skeleton;

/**
 * A file of a new pak.
 *
 * @param path relative to the pak's folder
 * @param text its content
 * @param executable whether it is a program
 */
public record SkeletonFile(String path, String text, boolean executable) {

    /** Whether a file that is there already serves as well, so that it need not stand in the way. */
    public boolean isOptional() {
        return path.equals("README.md") || path.equals(".gitignore");
    }
}
