/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/**
 * A syntax error in the words of the parser that the broker uses (HCL 2.24).
 *
 * @param range its subject
 * @param summary what is wrong
 * @param detail the explanation; empty where we have no words of that parser and {@code summary} is our own
 */
public record HclDiagnostic(TextRange range, String summary, String detail) {

    /** The diagnostic as the broker prints it, with an empty file name: {@code :1,10-11: summary; detail}. */
    public String format(SourceText source) {
        String text = detail.isEmpty() ? summary : summary + "; " + detail;
        return HclColumns.format(source.text(), range) + ": " + text;
    }
}
