/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/**
 * {@code type "label" { ... }}.
 *
 * @param range from the type to the closing brace, or as far as an unclosed block was read
 * @param type the block's type, as {@code variable}
 * @param labels the labels between type and brace, often none
 * @param openBrace the opening brace; empty when it is missing
 * @param body what lies between the braces
 * @param closeBrace the closing brace; empty when it is missing
 */
public record HclBlock(TextRange range, HclName type, List<HclLabel> labels, TextRange openBrace, HclBody body,
        TextRange closeBrace) implements HclBodyItem {

    public HclBlock {
        labels = List.copyOf(labels);
    }

    @Override
    public HclName name() {
        return type;
    }

    /** Whether the closing brace is there. */
    public boolean isClosed() {
        return !closeBrace.isEmpty();
    }

    /** Type and labels, without the brace. */
    public TextRange headerRange() {
        return labels.isEmpty() ? type.range() : type.range().union(labels.getLast().range());
    }

    @Override
    public List<HclNode> children() {
        List<HclNode> children = new ArrayList<>(labels.size() + 2);
        children.add(type);
        children.addAll(labels);
        children.add(body);
        return children;
    }
}
