/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.pak.compare.Change.Part;
import org.brokerpak.pak.data.HidingTags;
import org.brokerpak.pak.data.PlainData;
import org.brokerpak.pak.packing.PackedImage;

/** Compares two versions of a service. */
final class ServiceDiff {

    private final Pak oldPak;
    private final ServiceFile oldFile;
    private final Pak newPak;
    private final ServiceFile newFile;
    private final ServiceDefinition before;
    private final ServiceDefinition after;
    private final Changes service;

    ServiceDiff(Pak oldPak, ServiceFile before, Pak newPak, ServiceFile after, Changes changes) {
        this.oldPak = oldPak;
        this.oldFile = before;
        this.newPak = newPak;
        this.newFile = after;
        this.before = before.content();
        this.after = after.content();
        this.service = changes.of(Part.SERVICE, "service " + after.displayedName());
    }

    void compare() {
        if (!before.id().value().equals(after.id().value())) {
            service.breaking(Changes.fromTo("id", before.id().value(), after.id().value()), "the broker knows the "
                    + "service of an instance by its id: existing instances can no longer be updated, bound or "
                    + "deleted");
        }
        service.value("name", before.name().value(), after.name().value(), "scripts that create it, and the operator's "
                + "settings GSB_SERVICE_<NAME>_..., name it otherwise");
        service.value("display name", before.displayName().value(), after.displayName().value());
        service.value("description", before.description().value(), after.description().value());
        service.value("image", PackedImage.url(before.imageUrl().value(), oldPak.files()),
                PackedImage.url(after.imageUrl().value(), newPak.files()));
        service.value("documentation address", before.documentationUrl().value(), after.documentationUrl().value());
        service.value("support address", before.supportUrl().value(), after.supportUrl().value());
        service.value("provider", before.providerDisplayName().value(), after.providerDisplayName().value());
        tags();
        if (before.planUpdateable().value() && !after.planUpdateable().value()) {
            service.breaking("plan_updateable removed", "existing instances can no longer change their plan");
        } else {
            service.value("plan_updateable", before.planUpdateable().value(), after.planUpdateable().value());
        }
        plans();
        action(Action.Kind.PROVISION);
        action(Action.Kind.BIND);
        examples();
    }

    private void tags() {
        List<String> old = before.tags().stream().map(Field::value).toList();
        List<String> now = after.tags().stream().map(Field::value).toList();
        List<String> hiding = HidingTags.of(after).stream().filter(tag -> !old.contains(tag)).toList();
        if (!hiding.isEmpty()) {
            service.breaking("tag " + String.join(", ", hiding) + " added", "the broker hides the service, and its "
                    + "instances with it, unless the operator shows services with this tag");
        } else if (!new TreeSet<>(old).equals(new TreeSet<>(now))) {
            service.changed("tags changed from %s to %s".formatted(old, now), "");
        }
    }

    private void plans() {
        Pairs<Plan> pairs = Pairs.by(List.of(plan -> plan.id().value(), plan -> plan.name().value()), before.plans(),
                after.plans());
        pairs.removed().forEach(plan -> plan(plan).removedBreaking("updating an instance of it fails: plan ID \""
                + plan.id().value() + "\" could not be found"));
        pairs.added().forEach(plan -> plan(plan).added(""));
        pairs.both().forEach(both -> plan(both.before(), both.after()));
    }

    private Changes plan(Plan plan) {
        return service.within(Part.PLAN, "plan " + plan.name().value());
    }

    private void plan(Plan old, Plan now) {
        Changes plan = plan(now);
        if (!old.id().value().equals(now.id().value())) {
            plan.breaking(Changes.fromTo("id", old.id().value(), now.id().value()), "the broker knows the plan of an "
                    + "instance by its id: updating an instance of it fails");
        }
        plan.value("name", old.name().value(), now.name().value(), "scripts that create it name it otherwise");
        plan.value("display name", old.displayName().value(), now.displayName().value());
        plan.value("description", old.description().value(), now.description().value());
        plan.value("free", old.free().value(), now.free().value());
        values(plan, "property", PlainData.map(old.properties()), PlainData.map(now.properties()));
        values(plan, "provision override", PlainData.map(old.provisionOverrides()),
                PlainData.map(now.provisionOverrides()));
        values(plan, "bind override", PlainData.map(old.bindOverrides()), PlainData.map(now.bindOverrides()));
    }

    private void values(Changes plan, String what, Map<String, Object> old, Map<String, Object> now) {
        Set<String> names = new TreeSet<>(old.keySet());
        names.addAll(now.keySet());
        Set<String> userInputs = names(before.provision().userInputs());
        for (String name : names) {
            String title = what + " " + name;
            if (!old.containsKey(name)) {
                if (what.equals("property") && userInputs.contains(name)) {
                    plan.breaking(title + " added", "users could set it, and are now refused: plan defined properties "
                            + "cannot be changed");
                } else {
                    plan.changed(title + " added", "");
                }
            } else if (!now.containsKey(name)) {
                plan.changed(title + " removed", "existing instances lose the value at their next update");
            } else {
                plan.value(title, old.get(name), now.get(name), "existing instances get the new value at their next "
                        + "update");
            }
        }
    }

    private void action(Action.Kind kind) {
        Action old = before.action(kind);
        Action now = after.action(kind);
        Changes section = service.within(Part.INPUT, kind.key());
        new InputDiff(section, kind).compare(old, now);
        planInputs(section, old, now);
        computedInputs(section, old.computedInputs(), now.computedInputs());
        outputs(section, old.outputs(), now.outputs());
        importInputs(section, old, now);
        TemplateDiff.compare(section, oldFile, newFile, kind);
    }

    private static void planInputs(Changes section, Action old, Action now) {
        Pairs<Variable> pairs = Pairs.by(input -> input.fieldName().value(), old.planInputs(), now.planInputs());
        pairs.added().forEach(input -> section.within(Part.INPUT, "plan input " + input.fieldName().value())
                .added("plans that operators add have to set it too"));
        pairs.removed().forEach(input -> section.within(Part.INPUT, "plan input " + input.fieldName().value())
                .removed(""));
        pairs.both().forEach(both -> section.within(Part.INPUT, "plan input " + both.after().fieldName().value())
                .value("type", both.before().type().value(), both.after().type().value(),
                        "plans that operators added may not fit it"));
    }

    private static void computedInputs(Changes section, List<ComputedInput> old, List<ComputedInput> now) {
        Pairs<ComputedInput> pairs = Pairs.by(input -> input.name().value(), old, now);
        pairs.added().forEach(input -> computed(section, input).added(""));
        pairs.removed().forEach(input -> computed(section, input).removed(""));
        pairs.both().forEach(both -> {
            String reason = "existing instances get the new value at their next update";
            Changes input = computed(section, both.after());
            input.value("value", PlainData.of(both.before().defaultValue()),
                    PlainData.of(both.after().defaultValue()), reason);
            input.value("type", both.before().type().value(), both.after().type().value(), reason);
            input.value("overwrite", both.before().overwrite().value(), both.after().overwrite().value(), reason);
        });
    }

    private static Changes computed(Changes section, ComputedInput input) {
        return section.within(Part.INPUT, "computed input " + input.name().value());
    }

    private static void outputs(Changes section, List<Variable> old, List<Variable> now) {
        Pairs<Variable> pairs = Pairs.by(output -> output.fieldName().value(), old, now);
        pairs.added().forEach(output -> output(section, output).added(""));
        pairs.removed().forEach(output -> output(section, output).removedBreaking("apps that read it from their "
                + "credentials no longer find it when they are bound again"));
        pairs.both().forEach(both -> {
            String was = both.before().type().value();
            String is = both.after().type().value();
            if (!was.equals(is)) {
                output(section, both.after()).breaking(Changes.fromTo("type", was, is),
                        "apps that read it from their credentials expect the old type");
            }
            output(section, both.after()).value("details", both.before().details().value().strip(),
                    both.after().details().value().strip());
        });
    }

    private static Changes output(Changes section, Variable output) {
        return section.within(Part.OUTPUT, "output " + output.fieldName().value());
    }

    private static void importInputs(Changes section, Action old, Action now) {
        Pairs<Action.ImportInput> pairs = Pairs.by(input -> input.fieldName().value(), old.importInputs(),
                now.importInputs());
        pairs.added().forEach(input -> section.within(Part.INPUT, "import input " + input.fieldName().value())
                .added(""));
        pairs.removed().forEach(input -> section.within(Part.INPUT, "import input " + input.fieldName().value())
                .removed(""));
    }

    private void examples() {
        Pairs<Example> pairs = Pairs.by(example -> example.name().value(), before.examples(), after.examples());
        pairs.added().forEach(example -> example(example).added(""));
        pairs.removed().forEach(example -> example(example).removed(""));
        pairs.both().forEach(both -> {
            boolean same = both.before().planId().value().equals(both.after().planId().value())
                    && PlainData.map(both.before().provisionParams())
                            .equals(PlainData.map(both.after().provisionParams()))
                    && PlainData.map(both.before().bindParams()).equals(PlainData.map(both.after().bindParams()));
            if (!same) {
                example(both.after()).changed("request changed", "");
            }
        });
    }

    private Changes example(Example example) {
        return service.within(Part.EXAMPLE, "example " + example.name().value());
    }

    private static Set<String> names(List<Variable> variables) {
        return variables.stream().map(variable -> variable.fieldName().value()).collect(Collectors.toSet());
    }
}
