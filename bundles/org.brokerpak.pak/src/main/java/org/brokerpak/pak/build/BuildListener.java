/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

/** Is told what happens during a build, on the thread that builds. */
@FunctionalInterface
public interface BuildListener {

    /** Nobody is told. */
    BuildListener NONE = event -> { };

    void on(BuildEvent event);
}
