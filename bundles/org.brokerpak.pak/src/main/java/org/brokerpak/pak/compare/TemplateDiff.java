/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.model.workspace.Workspace.Layout;
import org.brokerpak.pak.compare.Change.Part;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclModule;

/** Compares the templates of an action, and the addresses under which tofu keeps its resources. */
final class TemplateDiff {

    private final Changes section;
    private final Action.Kind kind;
    private final HclModule before;
    private final HclModule after;

    private TemplateDiff(Changes section, Action.Kind kind, HclModule before, HclModule after) {
        this.section = section;
        this.kind = kind;
        this.before = before;
        this.after = after;
    }

    static void compare(Changes section, ServiceFile before, ServiceFile after, Action.Kind kind) {
        files(section, texts(before, kind), texts(after, kind));
        ActionModule old = module(before, kind);
        ActionModule now = module(after, kind);
        TemplateDiff diff = new TemplateDiff(section, kind, old.hcl(), now.hcl());
        Layout oldLayout = Workspace.of(before, kind).layout();
        Layout newLayout = Workspace.of(after, kind).layout();
        boolean anyResource = !diff.addresses(diff.before).isEmpty();
        if (oldLayout != newLayout && anyResource && !diff.addresses(diff.after).isEmpty()) {
            section.within(Part.TEMPLATE, "templates").breaking(
                    newLayout == Layout.MODULE ? "one template instead of several" : "several templates instead of one",
                    "tofu " + (newLayout == Layout.MODULE ? "now keeps the resources in a module"
                            : "no longer keeps the resources in a module")
                            + ", so all of them get other addresses and are replaced at the next update");
        } else if (now.isReadable()) {
            diff.resources();
        }
    }

    private static ActionModule module(ServiceFile service, Action.Kind kind) {
        return kind == Action.Kind.PROVISION ? service.provision() : service.bind();
    }

    private static Map<String, String> texts(ServiceFile service, Action.Kind kind) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Template template : service.templates()) {
            if (template.action() == kind) {
                template.text().ifPresent(text -> texts.put(template.fileName(), text.text()));
            }
        }
        return texts;
    }

    private static void files(Changes section, Map<String, String> before, Map<String, String> after) {
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) {
            Changes file = section.within(Part.TEMPLATE, "template " + name);
            if (!before.containsKey(name)) {
                file.added("");
            } else if (!after.containsKey(name)) {
                file.removed("");
            } else if (!before.get(name).equals(after.get(name))) {
                file.changed("changed", "");
            }
        }
    }

    private void resources() {
        Map<String, HclDeclaration> old = addresses(before);
        Map<String, HclDeclaration> now = addresses(after);
        Set<String> moved = froms("moved");
        Set<String> forgotten = froms("removed");
        for (Map.Entry<String, HclDeclaration> entry : old.entrySet()) {
            String address = entry.getKey();
            Changes resource = section.within(Part.TEMPLATE, "resource " + address);
            if (moved.contains(address)) {
                if (!now.containsKey(address)) {
                    resource.changed("moved", "");
                }
            } else if (!now.containsKey(address)) {
                if (forgotten.contains(address)) {
                    resource.removed("the template has a removed block for it");
                } else {
                    resource.removedBreaking(destroyed());
                }
            } else if (isForEach(entry.getValue()) != isForEach(now.get(address))) {
                resource.breaking("for_each " + (isForEach(now.get(address)) ? "added" : "removed"),
                        "its instances get other addresses: " + destroyed());
            }
        }
        now.keySet().stream().filter(address -> !old.containsKey(address))
                .forEach(address -> section.within(Part.TEMPLATE, "resource " + address).added(""));
    }

    private String destroyed() {
        return kind == Action.Kind.PROVISION ? "tofu destroys it in existing instances at their next update, unless a "
                + "moved block says where it went" : "tofu destroys it in existing bindings when it runs on them";
    }

    private static boolean isForEach(HclDeclaration resource) {
        return resource.attribute("for_each").isPresent();
    }

    /** Resources and module calls by address. */
    private Map<String, HclDeclaration> addresses(HclModule module) {
        Map<String, HclDeclaration> result = new LinkedHashMap<>();
        module.resources().forEach(resource -> result.putIfAbsent(
                resource.typeLabel().map(label -> label.value()).orElse("") + "." + resource.name(), resource));
        module.moduleCalls().forEach(call -> result.putIfAbsent("module." + call.name(), call));
        return result;
    }

    private Set<String> froms(String type) {
        Set<String> result = new LinkedHashSet<>();
        for (HclDeclaration block : after.declarations(type)) {
            Optional<String> from = block.attribute("from")
                    .map(attribute -> after.files().get(block.file()).text(attribute.value()));
            // One instance of a resource that had several is enough to know that it was thought of.
            from.ifPresent(text -> result.add(text.strip().replaceFirst("\\[.*$", "")));
        }
        return result;
    }
}
