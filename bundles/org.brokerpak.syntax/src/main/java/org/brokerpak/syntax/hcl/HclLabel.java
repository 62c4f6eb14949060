/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * A label of a block, the {@code "name"} of {@code variable "name" {}}.
 *
 * @param range the label with its quotes
 * @param textRange the label without its quotes; equal to {@code range} for a bare label
 * @param value the label's text, its escapes resolved
 * @param quoted whether it is written in quotes; tofu accepts bare labels too
 */
public record HclLabel(TextRange range, TextRange textRange, String value, boolean quoted) implements HclNode {

    @Override
    public List<HclNode> children() {
        return List.of();
    }
}
