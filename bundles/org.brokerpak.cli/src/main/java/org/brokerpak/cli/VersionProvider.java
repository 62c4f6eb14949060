/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. */
final class VersionProvider implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"Brokerpak Tools " + version(), "Java " + Runtime.version() + " on "
                + System.getProperty("os.name") + " " + System.getProperty("os.arch")};
    }

    /** The version of this program; outside of its jar there is none. */
    static String version() {
        String version = VersionProvider.class.getPackage().getImplementationVersion();
        return version == null ? "(development)" : version;
    }
}
