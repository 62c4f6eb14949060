/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import java.util.Optional;
import org.brokerpak.syntax.text.TextRange;

/**
 * The items of a file or of a block.
 *
 * @param range the whole file, or what lies between a block's braces
 * @param items attributes, blocks and unfinished lines in the order of the text
 */
public record HclBody(TextRange range, List<HclBodyItem> items) implements HclNode {

    public HclBody {
        items = List.copyOf(items);
    }

    /** The attributes, in the order of the text. */
    public List<HclAttribute> attributes() {
        return items.stream().filter(HclAttribute.class::isInstance).map(HclAttribute.class::cast).toList();
    }

    /** The first attribute of a name; tofu rejects a second one. */
    public Optional<HclAttribute> attribute(String name) {
        return attributes().stream().filter(attribute -> attribute.name().text().equals(name)).findFirst();
    }

    /** The blocks, in the order of the text. */
    public List<HclBlock> blocks() {
        return items.stream().filter(HclBlock.class::isInstance).map(HclBlock.class::cast).toList();
    }

    /** The blocks of a type. */
    public List<HclBlock> blocks(String type) {
        return blocks().stream().filter(block -> block.type().text().equals(type)).toList();
    }

    @Override
    public List<HclNode> children() {
        return List.copyOf(items);
    }
}
