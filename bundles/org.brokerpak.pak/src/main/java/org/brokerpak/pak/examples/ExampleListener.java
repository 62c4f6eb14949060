/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

/** Is told what happens while examples are run: from several threads, but never two at a time. */
@FunctionalInterface
public interface ExampleListener {

    /** Nobody is told. */
    ExampleListener NONE = event -> { };

    void on(ExampleEvent event);
}
