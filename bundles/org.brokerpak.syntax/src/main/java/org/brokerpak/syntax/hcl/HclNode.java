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
 * A piece of an OpenTofu text. Trees are immutable and never much higher than the text is nested, which is limited:
 * walking one recursively is safe.
 */
public sealed interface HclNode permits HclBody, HclBodyItem, HclLabel, HclName, HclExpression,
        HclExpression.ObjectItem, HclExpression.Operand, HclTraversalStep, HclTemplatePart {

    /** The characters this piece was read from. */
    TextRange range();

    /** The pieces this one is made of, in the order of the text; their ranges lie inside {@link #range()}. */
    List<HclNode> children();
}
