/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import org.brokerpak.syntax.hil.go.GoText;

/** The sentences into which the broker wraps a failure before a user sees it (broker-behaviour 3.6 and 4.4). */
public final class HilMessages {

    private HilMessages() {
    }

    /** What the broker says when a default could not be evaluated. Of several it reports only the last. */
    public static String evaluationFailed(String variable, String template, String failure) {
        return wrapped("couldn't compute the value for " + GoText.quote(variable) + ", template: "
                + GoText.quote(template) + ", " + failure);
    }

    /** What the broker says of a failed cast; it does not name the variable. */
    public static String wrapped(String failure) {
        return "1 error(s) occurred: " + failure;
    }
}
