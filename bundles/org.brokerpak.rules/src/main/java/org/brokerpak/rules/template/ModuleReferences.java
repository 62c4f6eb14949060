/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclBody;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.text.TextRange;

/**
 * The references of a module that name something it has to declare: not a provider, an attribute of the block they stand
 * in, what a {@code dynamic} block hands to its content, or a resource that is said to be gone.
 */
public final class ModuleReferences {

    /** These name an alias of a provider in the header of a block, and anything at all inside of it. */
    private static final Set<String> PROVIDER_ARGUMENTS = Set.of("provider", "providers");
    /** What these blocks refer to was once declared, or is a provider. */
    private static final Set<String> ABOUT_OTHERS = Set.of("moved", "removed", "terraform");

    /** In these an argument "type" is a value, in a variable it is a type. */
    private static final Set<String> WITH_VALUES = Set.of("resource", "data", "module", "provider", "ephemeral");

    /** A reference and the name of the template it stands in. */
    public record Use(String file, HclReference reference) {
    }

    /** Within the range a name means something else than a declaration of the module; every name where it is empty. */
    private record Foreign(TextRange range, String name) {

        boolean covers(HclReference reference) {
            return range.contains(reference.range()) && (name.isEmpty() || reference.root().text().equals(name));
        }
    }

    private final List<Use> uses = new ArrayList<>();

    private ModuleReferences(HclModule module) {
        module.files().forEach((name, file) -> add(name, file, uses));
    }

    /** Those of a module, file by file; kept with it. */
    public static List<Use> in(HclModule module) {
        return module.derive(ModuleReferences.class, ModuleReferences::new).uses;
    }

    private static void add(String name, HclFile file, List<Use> uses) {
        List<Foreign> foreign = new ArrayList<>();
        for (HclBlock block : file.body().blocks()) {
            if (ABOUT_OTHERS.contains(block.type().text())) {
                foreign.add(new Foreign(block.range(), ""));
            }
            for (String argument : PROVIDER_ARGUMENTS) {
                add(block, argument, foreign);
            }
            // Also in one whose word is misspelt.
            if (!WITH_VALUES.contains(block.type().text())) {
                add(block, "type", foreign);
            }
            collect(block.body(), foreign);
        }
        for (HclReference reference : HclReferences.in(file.body())) {
            if (foreign.stream().noneMatch(place -> place.covers(reference))) {
                uses.add(new Use(name, reference));
            }
        }
    }

    private static void collect(HclBody body, List<Foreign> foreign) {
        for (HclBlock block : body.blocks()) {
            if (block.type().text().equals("lifecycle")) {
                add(block, "ignore_changes", foreign);
            } else if (block.type().text().equals("provisioner")) {
                add(block, "when", foreign);
                add(block, "on_failure", foreign);
            } else if (block.type().text().equals("dynamic") && !block.labels().isEmpty()) {
                String iterator = iterator(block);
                add(block, "iterator", foreign);
                block.body().blocks("content")
                        .forEach(content -> foreign.add(new Foreign(content.range(), iterator)));
                block.body().attribute("labels")
                        .ifPresent(labels -> foreign.add(new Foreign(labels.value().range(), iterator)));
            }
            collect(block.body(), foreign);
        }
    }

    /** An argument that takes words of the language. */
    private static void add(HclBlock block, String argument, List<Foreign> foreign) {
        block.body().attribute(argument).ifPresent(attribute -> foreign.add(new Foreign(attribute.value().range(), "")));
    }

    /** The name under which the content of a {@code dynamic} block sees its element: the label, unless another is chosen. */
    private static String iterator(HclBlock dynamic) {
        return dynamic.body().attribute("iterator").map(attribute -> attribute.value())
                .filter(HclExpression.Variable.class::isInstance).map(HclExpression.Variable.class::cast)
                .map(variable -> variable.name().text()).orElse(dynamic.labels().getFirst().value());
    }
}
