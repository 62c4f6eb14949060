/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

/** Where the server tells what went wrong inside it. */
public interface Log {

    /** Something failed; the sentence is for the user, the failure for the one who mends it. */
    void failure(String sentence, Throwable failure);

    /** Something is odd but nothing failed. */
    void note(String sentence);
}
