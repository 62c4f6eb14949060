/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.pak.compare.Change.Part;
import org.brokerpak.pak.data.GoText;
import org.brokerpak.pak.data.PlainData;

/**
 * Compares user inputs. The broker keeps the parameters an instance was created with and checks them again, together
 * with new ones, at every update, upgrade and deletion (broker-behaviour 4.1).
 */
final class InputDiff {

    private static final String STORED = "instances keep the parameters they were created with, and those that do not "
            + "fit can be neither updated nor deleted";
    private static final String REQUESTS = "requests that fitted so far are refused";
    private static final Set<String> UPPER = Set.of("maximum", "maxLength", "maxItems", "maxProperties");
    private static final Set<String> LOWER = Set.of("minimum", "minLength", "minItems", "minProperties");
    /** Keywords the broker does not enforce (broker-behaviour 4.5). */
    private static final Set<String> WITHOUT_EFFECT = Set.of("examples", "title", "description", "const",
            "propertyNames", "default", "enum", "type");

    private final Changes section;
    private final String consequence;
    private final boolean provision;

    InputDiff(Changes section, Action.Kind kind) {
        this.section = section;
        this.provision = kind == Action.Kind.PROVISION;
        this.consequence = provision ? STORED : REQUESTS;
    }

    void compare(Action before, Action after) {
        Pairs<Variable> pairs = Pairs.by(input -> input.fieldName().value(), before.userInputs(), after.userInputs());
        for (Variable gone : pairs.removed()) {
            subject(gone).removedBreaking("requests that set it are refused: additional properties are not allowed"
                    + (provision ? "; the value that instances have is ignored" : ""));
        }
        for (Variable added : pairs.added()) {
            if (added.required().value() && added.defaultValue() == null) {
                subject(added).addedBreaking(provision ? "it is required, and existing instances have no value for it: "
                        + "they can be neither updated nor deleted" : "it is required: binding without it is refused");
            } else {
                subject(added).added("");
            }
        }
        pairs.both().forEach(both -> compare(both.before(), both.after()));
    }

    private Changes subject(Variable input) {
        return section.within(Part.INPUT, "input " + input.fieldName().value());
    }

    private void compare(Variable before, Variable after) {
        Changes input = subject(after);
        type(input, before.type().value(), after.type().value());
        required(input, before, after);
        flag(input, "nullable", after.nullable().value(), before.nullable().value(), consequence);
        flag(input, "prohibit_update", before.prohibitUpdate().value(), after.prohibitUpdate().value(),
                "it can no longer be changed on existing instances");
        defaultValue(input, before, after);
        enumValues(input, values(before), values(after));
        constraints(input, PlainData.map(before.constraints()), PlainData.map(after.constraints()));
        input.value("details", before.details().value().strip(), after.details().value().strip());
        String attribute = "it decides which value of an existing instance is taken over at an update";
        input.value("tf_attribute", before.tfAttribute().value(), after.tfAttribute().value(), attribute);
        input.value("tf_attribute_skip", before.tfAttributeSkip().value(), after.tfAttributeSkip().value(), attribute);
    }

    private void type(Changes input, String before, String after) {
        boolean wider = after.isEmpty() || before.equals("integer") && after.equals("number");
        if (before.equals(after)) {
            return;
        }
        if (wider) {
            input.value("type", before, after);
        } else {
            input.breaking(Changes.fromTo("type", before, after), consequence);
        }
    }

    private void required(Changes input, Variable before, Variable after) {
        boolean now = after.required().value();
        if (now && !before.required().value() && after.defaultValue() == null) {
            input.breaking("is required now", provision ? "instances created without it can be neither updated nor "
                    + "deleted" : "binding without it is refused");
        } else {
            input.value("required", before.required().value(), now);
        }
    }

    /** A flag whose change from false to true takes something away. */
    private static void flag(Changes input, String name, boolean before, boolean after, String reason) {
        if (!before && after) {
            input.breaking(name.equals("nullable") ? "nullable removed" : name + " added", reason);
        } else if (before && !after) {
            input.changed(name.equals("nullable") ? "nullable added" : name + " removed", "");
        }
    }

    private void defaultValue(Changes input, Variable before, Variable after) {
        Object old = PlainData.of(before.defaultValue());
        Object now = PlainData.of(after.defaultValue());
        if (GoText.json(old).equals(GoText.json(now))) {
            return;
        }
        String what = Changes.fromTo("default", old, now);
        if (provision && after.prohibitUpdate().value()) {
            input.breaking(what, "instances created without it get the new value at their next update, although it is "
                    + "marked as one whose change may replace the instance");
        } else {
            input.changed(what, provision ? "instances created without it get the new value at their next update" : "");
        }
    }

    private void enumValues(Changes input, Set<String> before, Set<String> after) {
        Set<String> gone = new TreeSet<>(before);
        gone.removeAll(after);
        Set<String> added = new TreeSet<>(after);
        added.removeAll(before);
        if (before.isEmpty() && !after.isEmpty()) {
            input.breaking("restricted to " + String.join(", ", after), consequence);
        } else if (!after.isEmpty() && !gone.isEmpty()) {
            input.breaking("no longer accepts " + String.join(", ", gone), consequence);
        } else if (!gone.isEmpty()) {
            input.changed("accepts any value", "");
        }
        if (!added.isEmpty() && !before.isEmpty()) {
            input.changed("accepts " + String.join(", ", added), "");
        }
    }

    private void constraints(Changes input, Map<String, Object> before, Map<String, Object> after) {
        Set<String> keywords = new TreeSet<>(before.keySet());
        keywords.addAll(after.keySet());
        for (String keyword : keywords) {
            Object old = before.get(keyword);
            Object now = after.get(keyword);
            if (GoText.json(old).equals(GoText.json(now))) {
                continue;
            }
            String what = Changes.fromTo(keyword, old, now);
            if (WITHOUT_EFFECT.contains(keyword) || now == null || isLooser(keyword, old, now)) {
                input.changed(what, "");
            } else {
                input.breaking(what, consequence);
            }
        }
    }

    private static boolean isLooser(String keyword, Object before, Object after) {
        if (before instanceof Number old && after instanceof Number now && (UPPER.contains(keyword)
                || LOWER.contains(keyword))) {
            int order = new BigDecimal(now.toString()).compareTo(new BigDecimal(old.toString()));
            return UPPER.contains(keyword) ? order >= 0 : order <= 0;
        }
        return after.equals(false) && keyword.startsWith("exclusive");
    }

    private static Set<String> values(Variable input) {
        List<Object> values = PlainData.keys(input.enumValues());
        return values.stream().map(GoText::printed).collect(Collectors.toCollection(TreeSet::new));
    }
}
