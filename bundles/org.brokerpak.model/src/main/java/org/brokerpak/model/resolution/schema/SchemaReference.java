/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.List;
import java.util.Map;

/** Follows a {@code $ref} within a schema. */
final class SchemaReference {

    private SchemaReference() {
    }

    /**
     * What a reference leads to.
     *
     * @throws BrokenSchemaException when it leads nowhere; one to another document too, for nothing is fetched here
     */
    static Object resolve(Object root, String reference) throws BrokenSchemaException {
        if (!reference.startsWith("#")) {
            throw BrokenSchemaException.error("the reference " + reference
                    + " leads out of the schema: the broker would fetch it, the preview does not");
        }
        Object node = root;
        String pointer = reference.substring(1);
        if (pointer.isEmpty()) {
            return node;
        }
        for (String step : pointer.substring(1).split("/", -1)) {
            node = step(node, step.replace("~1", "/").replace("~0", "~"));
        }
        return node;
    }

    private static Object step(Object node, String name) throws BrokenSchemaException {
        if (node instanceof Map<?, ?> map && map.containsKey(name)) {
            return map.get(name);
        }
        if (node instanceof List<?> list && name.matches("[0-9]{1,9}") && Integer.parseInt(name) < list.size()) {
            return list.get(Integer.parseInt(name));
        }
        throw BrokenSchemaException.error("Object has no key '" + name + "'");
    }
}
