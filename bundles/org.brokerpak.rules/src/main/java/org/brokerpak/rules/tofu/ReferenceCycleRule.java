/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleReferences;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclArgument;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.text.TextRange;

/**
 * Local values, resources and data sources that need each other, or themselves: tofu knows no order in which to make them
 * (OpenTofu internals, "Dependency graph").
 */
public final class ReferenceCycleRule extends ModuleRule {

    /** Something declared: where its text lies, where its name stands, and what it refers to. */
    private record Node(String file, TextRange extent, TextRange name, Set<String> needs) {
    }

    public ReferenceCycleRule() {
        super("reference-cycle", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Map<String, Node> nodes = nodes(module);
        Set<String> done = new LinkedHashSet<>();
        for (String start : nodes.keySet()) {
            List<String> cycle = walk(start, nodes, new ArrayList<>(), done);
            if (!cycle.isEmpty()) {
                Node node = nodes.get(cycle.getFirst());
                Place place = module.place(node.file, node.name);
                String way = String.join(" needs ", cycle) + " needs " + cycle.getFirst();
                Findings.Draft draft = findings.at(place.file(), place.range(), (cycle.size() == 1 ? "%s needs itself"
                        : "these need each other, so that none can be first (%s)").formatted(
                                cycle.size() == 1 ? cycle.getFirst() : way) + ": tofu fails. Take one reference out");
                cycle.stream().skip(1).forEach(other -> {
                    Place there = module.place(nodes.get(other).file, nodes.get(other).name);
                    draft.related(there.file(), there.range(), other);
                });
                draft.add();
                done.addAll(cycle);
            }
        }
    }

    private static Map<String, Node> nodes(ActionModule module) {
        Map<String, Node> nodes = new LinkedHashMap<>();
        for (HclArgument local : module.hcl().locals()) {
            nodes.putIfAbsent("local." + local.name(), new Node(local.file(), local.attribute().value().range(),
                    local.attribute().name().range(), new LinkedHashSet<>()));
        }
        module.hcl().resources().forEach(block -> add(block, "", nodes));
        module.hcl().dataSources().forEach(block -> add(block, "data.", nodes));
        Map<String, List<Node>> byFile = new HashMap<>();
        nodes.values().forEach(node -> byFile.computeIfAbsent(node.file, file -> new ArrayList<>()).add(node));
        for (ModuleReferences.Use use : ModuleReferences.in(module.hcl())) {
            String target = target(use.reference());
            if (nodes.containsKey(target)) {
                for (Node node : byFile.getOrDefault(use.file(), List.of())) {
                    if (node.extent.contains(use.reference().range())) {
                        node.needs.add(target);
                    }
                }
            }
        }
        return nodes;
    }

    private static void add(HclDeclaration block, String prefix, Map<String, Node> nodes) {
        if (block.labels().size() == 2) {
            nodes.putIfAbsent(prefix + block.labels().getFirst().value() + "." + block.name(), new Node(block.file(),
                    block.block().body().range(), block.block().headerRange(), new LinkedHashSet<>()));
        }
    }

    private static String target(HclReference reference) {
        int length = reference.root().text().equals("data") ? 3 : 2;
        return reference.names().size() < length ? "" : String.join(".",
                reference.names().subList(0, length).stream().map(name -> name.text()).toList());
    }

    /** The first cycle reached from a node. */
    private static List<String> walk(String name, Map<String, Node> nodes, List<String> way, Set<String> done) {
        int at = way.indexOf(name);
        if (at >= 0) {
            return List.copyOf(way.subList(at, way.size()));
        }
        if (done.contains(name) || way.size() > 200) {
            return List.of();
        }
        way.add(name);
        for (String next : nodes.get(name).needs) {
            List<String> cycle = walk(next, nodes, way, done);
            if (!cycle.isEmpty()) {
                return cycle;
            }
        }
        way.removeLast();
        done.add(name);
        return List.of();
    }
}
