/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads the schema resources. Starting Jackson's own reader costs some 50 ms, all of them before the first finding; the
 * resources are ours, ASCII and checked by a test against Jackson's reading, so this one need not defend itself.
 */
final class JsonReader {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final String json;
    private int next;

    private JsonReader(String json) {
        this.json = json;
    }

    static JsonNode read(String json) {
        return new JsonReader(json).value();
    }

    private JsonNode value() {
        return switch (peek()) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> NODES.stringNode(string());
            default -> literal();
        };
    }

    private ObjectNode object() {
        ObjectNode object = NODES.objectNode();
        next++;
        while (peek() != '}') {
            String name = string();
            expect(':');
            object.set(name, value());
            if (peek() == ',') {
                next++;
            }
        }
        next++;
        return object;
    }

    private ArrayNode array() {
        ArrayNode array = NODES.arrayNode();
        next++;
        while (peek() != ']') {
            array.add(value());
            if (peek() == ',') {
                next++;
            }
        }
        next++;
        return array;
    }

    private String string() {
        expect('"');
        StringBuilder text = null;
        int start = next;
        while (true) {
            char c = json.charAt(next++);
            if (c == '"') {
                String rest = json.substring(start, next - 1);
                return text == null ? rest : text.append(rest).toString();
            }
            if (c == '\\') {
                text = text == null ? new StringBuilder() : text;
                text.append(json, start, next - 1).append(escaped(json.charAt(next++)));
                start = next;
            }
        }
    }

    private static char escaped(char c) {
        return switch (c) {
            case 'n' -> '\n';
            case 't' -> '\t';
            case '"', '\\', '/' -> c;
            default -> throw new IllegalArgumentException("escape \\" + c + " in a schema");
        };
    }

    private JsonNode literal() {
        int start = next;
        while (Character.isLetterOrDigit(json.charAt(next)) || json.charAt(next) == '-') {
            next++;
        }
        String word = json.substring(start, next);
        return switch (word) {
            case "true", "false" -> NODES.booleanNode(word.equals("true"));
            case "null" -> NODES.nullNode();
            default -> NODES.numberNode(Integer.parseInt(word));
        };
    }

    private void expect(char c) {
        if (peek() != c) {
            throw new IllegalArgumentException("expected " + c + " at " + next + " in a schema");
        }
        next++;
    }

    /** The next character that is not white space. */
    private char peek() {
        while (Character.isWhitespace(json.charAt(next))) {
            next++;
        }
        return json.charAt(next);
    }
}
