/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.help;

/** The ids of the texts that F1 shows, as they stand in {@code help/contexts.xml}. */
public final class HelpIds {

    private static final String PREFIX = "org.brokerpak.ide.ui.";

    public static final String BUILD_MAIN = PREFIX + "build_main";
    public static final String BUILD_SOURCES = PREFIX + "build_sources";
    public static final String BUILD_CACHE = PREFIX + "build_cache";
    public static final String EXAMPLES_MAIN = PREFIX + "examples_main";
    public static final String EXAMPLES_VIEW = PREFIX + "examples_view";
    public static final String PAK_VIEWER = PREFIX + "pak_viewer";
    public static final String PREVIEW = PREFIX + "preview";
    public static final String RULES = PREFIX + "rules";
    public static final String PROJECT_PLACE = PREFIX + "project_place";
    public static final String PROJECT_BINARIES = PREFIX + "project_binaries";
    public static final String PROJECT_FILES = PREFIX + "project_files";

    private HelpIds() {
    }
}
