/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;

/** Judges values by a schema that {@link SchemaSyntax} has read without complaint. */
final class SchemaJudge {

    /** A schema may refer to itself without end; no value of an author is that deep. */
    private static final int MAX_DEPTH = 200;

    private final Object root;
    private final Map<String, GoRegexp> patterns;

    SchemaJudge(Object root, Map<String, GoRegexp> patterns) {
        this.root = root;
        this.patterns = patterns;
    }

    /** What is found in one value; of several alternatives the one with the best score tells its violations. */
    private static final class Findings {

        private final List<Violation> violations = new ArrayList<>();
        private int score;

        void add(String path, String text) {
            violations.add(new Violation(path, text));
            score -= 2;
        }

        void merge(Findings other) {
            violations.addAll(other.violations);
            score += other.score;
        }

        boolean isEmpty() {
            return violations.isEmpty();
        }
    }

    List<Violation> judge(Object value) {
        return judge(root, value, Violation.ROOT, 0).violations;
    }

    private Findings judge(Object node, Object value, String path, int depth) {
        Findings findings = new Findings();
        judge(node, value, path, depth, findings);
        return findings;
    }

    private void judge(Object node, Object value, String path, int depth, Findings findings) {
        if (depth > MAX_DEPTH || !(node instanceof Map<?, ?> schema)) {
            return;
        }
        if (schema.get("$ref") instanceof String reference) {
            judge(target(reference), value, path, depth + 1, findings);
            return;
        }
        if (!checkType(schema, value, path, findings)) {
            return;
        }
        checkAlternatives(schema, value, path, depth, findings);
        switch (value) {
            case BigDecimal number -> checkNumber(schema, number, path, findings);
            case List<?> list -> checkList(schema, list, path, depth, findings);
            case Map<?, ?> map -> checkObject(schema, map, path, depth, findings);
            case null, default -> { }
        }
        checkEnum(schema, value, path, findings);
        if (value instanceof String text) {
            checkText(schema, text, path, findings);
        }
        if (value instanceof Map<?, ?> map && schema.get("properties") instanceof Map<?, ?> properties) {
            properties.forEach((name, property) -> {
                if (map.containsKey(name)) {
                    judge(property, map.get(name), below(path, name), depth + 1, findings);
                }
            });
        }
        findings.score++;
    }

    private Object target(String reference) {
        try {
            return SchemaReference.resolve(root, reference);
        } catch (BrokenSchemaException seenBefore) {
            throw new IllegalStateException("a schema that cannot be loaded judges nothing", seenBefore);
        }
    }

    private static String below(String path, Object step) {
        return path.equals(Violation.ROOT) ? step.toString() : path + "." + step;
    }

    private static boolean checkType(Map<?, ?> schema, Object value, String path, Findings findings) {
        List<?> types = switch (schema.get("type")) {
            case String one -> List.of(one);
            case List<?> several -> several;
            case null, default -> List.of();
        };
        String given = typeOf(value);
        if (types.isEmpty() || types.contains(given) || given.equals("integer") && types.contains("number")) {
            return true;
        }
        String expected = types.size() == 1 ? (String) types.getFirst()
                : types.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]"));
        findings.add(path, "Invalid type. Expected: " + expected + ", given: " + given);
        return false;
    }

    private static String typeOf(Object value) {
        return switch (value) {
            case null -> "null";
            case String text -> "string";
            case Boolean bool -> "boolean";
            case BigDecimal number -> JsonTree.isWhole(number) ? "integer" : "number";
            case List<?> list -> "array";
            default -> "object";
        };
    }

    private void checkAlternatives(Map<?, ?> schema, Object value, String path, int depth, Findings findings) {
        if (schema.get("anyOf") instanceof List<?> schemas && !schemas.isEmpty()) {
            List<Findings> each = eachOf(schemas, value, path, depth);
            if (each.stream().noneMatch(Findings::isEmpty)) {
                findings.add(path, "Must validate at least one schema (anyOf)");
                findings.merge(best(each));
            }
        }
        if (schema.get("oneOf") instanceof List<?> schemas && !schemas.isEmpty()) {
            List<Findings> each = eachOf(schemas, value, path, depth);
            long fitting = each.stream().filter(Findings::isEmpty).count();
            if (fitting != 1) {
                findings.add(path, "Must validate one and only one schema (oneOf)");
                if (fitting == 0) {
                    findings.merge(best(each));
                }
            }
        }
        if (schema.get("allOf") instanceof List<?> schemas && !schemas.isEmpty()) {
            List<Findings> each = eachOf(schemas, value, path, depth);
            each.forEach(findings::merge);
            if (!each.stream().allMatch(Findings::isEmpty)) {
                findings.add(path, "Must validate all the schemas (allOf)");
            }
        }
        if (schema.get("not") instanceof Map<?, ?> not && judge(not, value, path, depth + 1).isEmpty()) {
            findings.add(path, "Must not validate the schema (not)");
        }
        if (schema.get("dependencies") instanceof Map<?, ?> dependencies && value instanceof Map<?, ?> map) {
            map.keySet().forEach(key -> checkDependency(dependencies.get(key), map, path, depth, findings));
        }
        findings.score++;
    }

    private List<Findings> eachOf(List<?> schemas, Object value, String path, int depth) {
        return schemas.stream().map(schema -> judge(schema, value, path, depth + 1)).toList();
    }

    /** The first of those with the highest score. */
    private static Findings best(List<Findings> each) {
        Findings best = each.getFirst();
        for (Findings other : each) {
            best = other.score > best.score ? other : best;
        }
        return best;
    }

    private void checkDependency(Object dependency, Map<?, ?> value, String path, int depth, Findings findings) {
        if (dependency instanceof List<?> names) {
            names.stream().filter(name -> !value.containsKey(name))
                    .forEach(name -> findings.add(path, "Has a dependency on " + name));
        } else if (dependency != null) {
            judge(dependency, value, path, depth + 1, findings);
        }
    }

    private static void checkEnum(Map<?, ?> schema, Object value, String path, Findings findings) {
        if (schema.get("enum") instanceof List<?> allowed && !allowed.isEmpty()) {
            List<String> texts = allowed.stream().map(SchemaJudge::comparable).toList();
            if (!texts.contains(comparable(value))) {
                String name = path;
                findings.add(path, name + " must be one of the following: " + String.join(", ", texts));
            }
        }
        findings.score++;
    }

    private static String comparable(Object value) {
        try {
            return JsonTree.comparable(value);
        } catch (GoError tooLarge) {
            return String.valueOf(value); // a number that is no floating-point number equals none but itself
        }
    }

    private static void checkNumber(Map<?, ?> schema, BigDecimal number, String path, Findings findings) {
        if (schema.get("multipleOf") instanceof BigDecimal step && number.remainder(step).signum() != 0) {
            findings.add(path, "Must be a multiple of " + JsonTree.print(step));
        }
        if (schema.get("maximum") instanceof BigDecimal limit) {
            boolean exclusive = Boolean.TRUE.equals(schema.get("exclusiveMaximum"));
            int order = number.compareTo(limit);
            if (order > 0 || exclusive && order == 0) {
                findings.add(path, "Must be less than " + (exclusive ? "" : "or equal to ") + JsonTree.print(limit));
            }
        }
        if (schema.get("minimum") instanceof BigDecimal limit) {
            boolean exclusive = Boolean.TRUE.equals(schema.get("exclusiveMinimum"));
            int order = number.compareTo(limit);
            if (order < 0 || exclusive && order == 0) {
                findings.add(path, "Must be greater than " + (exclusive ? "" : "or equal to ") + JsonTree.print(limit));
            }
        }
        if (schema.get("format") instanceof String format && StringFormats.isKnown(format)) {
            findings.add(path, "Does not match format '" + format + "'");
        }
        findings.score++;
    }

    private void checkText(Map<?, ?> schema, String text, String path, Findings findings) {
        int length = text.codePointCount(0, text.length());
        if (isLess(length, schema.get("minLength"))) {
            findings.add(path, "String length must be greater than or equal to " + whole(schema, "minLength"));
        }
        if (isMore(length, schema.get("maxLength"))) {
            findings.add(path, "String length must be less than or equal to " + whole(schema, "maxLength"));
        }
        if (schema.get("pattern") instanceof String pattern && !patterns.get(pattern).matches(text)) {
            findings.add(path, "Does not match pattern '" + pattern + "'");
        }
        if (schema.get("format") instanceof String format && !StringFormats.matches(format, text)) {
            findings.add(path, "Does not match format '" + format + "'");
        }
        findings.score++;
    }

    private void checkList(Map<?, ?> schema, List<?> list, String path, int depth, Findings findings) {
        List<?> positional = schema.get("items") instanceof List<?> several ? several : List.of();
        for (int i = 0; i < list.size(); i++) {
            Object item = positional.isEmpty() ? schema.get("items")
                    : i < positional.size() ? positional.get(i) : schema.get("additionalItems");
            findings.merge(judge(item, list.get(i), below(path, i), depth + 1));
        }
        if (!positional.isEmpty() && positional.size() < list.size()
                && Boolean.FALSE.equals(schema.get("additionalItems"))) {
            findings.add(path, "No additional items allowed on array");
        }
        if (isLess(list.size(), schema.get("minItems"))) {
            findings.add(path, "Array must have at least " + whole(schema, "minItems") + " items");
        }
        if (isMore(list.size(), schema.get("maxItems"))) {
            findings.add(path, "Array must have at most " + whole(schema, "maxItems") + " items");
        }
        if (Boolean.TRUE.equals(schema.get("uniqueItems"))) {
            List<String> texts = list.stream().map(SchemaJudge::comparable).toList();
            for (int i = 1; i < texts.size(); i++) {
                int earlier = texts.subList(0, i).lastIndexOf(texts.get(i));
                if (earlier >= 0) {
                    findings.add(path, "array items[" + earlier + "," + i + "] must be unique");
                }
            }
        }
        findings.score++;
    }

    private void checkObject(Map<?, ?> schema, Map<?, ?> map, String path, int depth, Findings findings) {
        if (isLess(map.size(), schema.get("minProperties"))) {
            findings.add(path, "Must have at least " + whole(schema, "minProperties") + " properties");
        }
        if (isMore(map.size(), schema.get("maxProperties"))) {
            findings.add(path, "Must have at most " + whole(schema, "maxProperties") + " properties");
        }
        if (schema.get("required") instanceof List<?> names) {
            for (Object name : names) {
                if (map.containsKey(name)) {
                    findings.score++;
                } else {
                    findings.add(path, name + " is required");
                }
            }
        }
        Map<?, ?> properties = schema.get("properties") instanceof Map<?, ?> named ? named : Map.of();
        Map<?, ?> byPattern = schema.get("patternProperties") instanceof Map<?, ?> patterned ? patterned : Map.of();
        Object additional = schema.get("additionalProperties");
        map.forEach((name, value) -> {
            boolean matched = checkPatterns(byPattern, (String) name, value, path, depth, findings);
            if (!matched && !properties.containsKey(name)) {
                if (Boolean.FALSE.equals(additional)) {
                    findings.add(path, "Additional property " + name + " is not allowed");
                } else if (additional instanceof Map<?, ?>) {
                    findings.merge(judge(additional, value, below(path, name), depth + 1));
                }
            }
        });
        findings.score++;
    }

    private boolean checkPatterns(Map<?, ?> byPattern, String name, Object value, String path, int depth,
            Findings findings) {
        boolean matched = false;
        for (Map.Entry<?, ?> entry : byPattern.entrySet()) {
            if (patterns.get(entry.getKey()).matches(name)) {
                matched = true;
                findings.merge(judge(entry.getValue(), value, below(path, name), depth + 1));
            }
        }
        findings.score += matched ? 1 : 0;
        return matched;
    }

    private static boolean isLess(int size, Object limit) {
        return limit instanceof BigDecimal number && BigDecimal.valueOf(size).compareTo(number) < 0;
    }

    private static boolean isMore(int size, Object limit) {
        return limit instanceof BigDecimal number && BigDecimal.valueOf(size).compareTo(number) > 0;
    }

    private static String whole(Map<?, ?> schema, String key) {
        return ((BigDecimal) schema.get(key)).toBigInteger().toString();
    }
}
