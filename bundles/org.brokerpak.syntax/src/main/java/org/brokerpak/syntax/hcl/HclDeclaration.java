/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.List;
import java.util.Optional;

/**
 * A top-level block of a module, in the file that holds it.
 *
 * @param file the name of the file
 * @param block the block
 */
public record HclDeclaration(String file, HclBlock block) {

    /** The labels of the block, in the order of the text. */
    public List<HclLabel> labels() {
        return block.labels();
    }

    /** Whether it has the one label that a variable or an output must have. */
    public boolean hasExactlyOneLabel() {
        return block.labels().size() == 1;
    }

    /** The label that names it: the second of a resource or data source, the first of anything else. */
    public Optional<HclLabel> nameLabel() {
        int index = isTyped() ? 1 : 0;
        return index < labels().size() ? Optional.of(labels().get(index)) : Optional.empty();
    }

    /** Its name, {@code ""} without label. */
    public String name() {
        return nameLabel().map(HclLabel::value).orElse("");
    }

    /** The type of a resource or data source, as {@code aws_s3_bucket}; empty for anything else. */
    public Optional<HclLabel> typeLabel() {
        return isTyped() && !labels().isEmpty() ? Optional.of(labels().getFirst()) : Optional.empty();
    }

    /** An attribute of the block. */
    public Optional<HclAttribute> attribute(String name) {
        return block.body().attribute(name);
    }

    private boolean isTyped() {
        return block.type().text().equals("resource") || block.type().text().equals("data");
    }
}
