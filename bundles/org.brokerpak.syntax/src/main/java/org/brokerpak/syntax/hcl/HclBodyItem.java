/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

/** What stands in a body: an attribute, a block, or a line that is neither yet. */
public sealed interface HclBodyItem extends HclNode permits HclAttribute, HclBlock, HclIncompleteItem {

    /** The word the item starts with; missing where a block starts with its brace. */
    HclName name();
}
