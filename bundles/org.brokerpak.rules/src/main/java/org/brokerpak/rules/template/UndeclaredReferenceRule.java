/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclName;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.text.TextEdit;

/**
 * A template refers to a variable, local value, resource, data source or module that none of the action's templates
 * declares, or by a single word to nothing at all. Each action is an OpenTofu module of its own, so what provision declares
 * is not there for bind.
 */
public final class UndeclaredReferenceRule extends ModuleRule {

    private static final Set<String> ROOTS = Set.of("var", "local", "data", "module", "each", "count", "self", "path");
    /** Blocks whose arguments are values; elsewhere single words may stand for types and the like. */
    private static final Set<String> WITH_VALUES = Set.of("resource", "data", "locals", "output", "module", "provider",
            "check");
    /** In these a single word is a keyword. */
    private static final Set<String> KEYWORD_ARGUMENTS = Set.of("when", "on_failure", "ignore_changes", "iterator",
            "provider", "providers");
    private static final Set<String> RESERVED = Set.of("each", "count", "self", "path", "terraform", "tofu");

    public UndeclaredReferenceRule() {
        super("undeclared-reference", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (!module.isReadable() || Doubts.of(service.document()).aboutTemplates(module.kind())) {
            return;
        }
        Declared declared = module.hcl().derive(Declared.class, Declared::new);
        for (ModuleReferences.Use use : ModuleReferences.in(module.hcl())) {
            if (isBareWord(module.hcl().files().get(use.file()), use.reference())) {
                bareWord(module, use, declared, findings);
            }
            declared.missing(use.reference()).ifPresent(missing -> {
                Place place = module.place(use.file(), missing.name.range().union(use.reference().root().range()));
                findings.at(place.file(), place.range(), "no template of %s declares %s: tofu fails. %s".formatted(
                        module.kind().key(), missing.what, missing.remedy)).fixes(() -> missing.near.map(near -> Fix.possible(
                                "Change to \"" + near + "\"", place.file(), new TextEdit(
                                        module.place(use.file(), missing.name.range()).range(), near)))).add();
            });
        }
    }

    /** Whether it is a single word where a value stands, and not one of the few places where such a word is a keyword. */
    private static boolean isBareWord(HclFile file, HclReference reference) {
        return reference.names().size() == 1 && !reference.root().isMissing() && reference.range().equals(reference.root().range())
                && !RESERVED.contains(reference.root().text()) && !ROOTS.contains(reference.root().text())
                && file.isValid() && file.body().blocks().stream()
                        .anyMatch(block -> block.range().contains(reference.range())
                                && WITH_VALUES.contains(block.type().text()))
                && file.pathAt(reference.range().start()).stream().noneMatch(node -> node instanceof HclAttribute attribute
                        && KEYWORD_ARGUMENTS.contains(attribute.name().text()));
    }

    /** A word alone is neither a text nor a reference. */
    private static void bareWord(ActionModule module, ModuleReferences.Use use, Declared declared, Findings findings) {
        HclName name = use.reference().root();
        Optional<String> meant = declared.holder(name.text());
        Place place = module.place(use.file(), name.range());
        findings.at(place.file(), place.range(), "\"%s\" alone refers to nothing: tofu fails. %s".formatted(name.text(),
                meant.map(other -> "Did you mean " + other + "?").orElse("Write var. or local. before it, or quotes around it")))
                .fixes(() -> meant.map(other -> Fix.possible("Change to " + other, place.file(),
                        new TextEdit(place.range(), other)))).add();
    }

    /** What a reference lacks. */
    private record Missing(HclName name, String what, String remedy, Optional<String> near) {
    }

    /** The names a module declares, by what introduces them. */
    private static final class Declared {

        private final Map<String, Set<String>> names = new TreeMap<>();
        private final Set<String> stray;
        private final HclModule module;

        Declared(HclModule hcl) {
            module = hcl;
            stray = StrayBlocks.names(hcl);
            hcl.variables().forEach(block -> add("var", block.name()));
            hcl.locals().forEach(local -> add("local", local.name()));
            hcl.moduleCalls().forEach(block -> add("module", block.name()));
            hcl.resources().forEach(block -> add(type(block), block.name()));
            hcl.dataSources().forEach(block -> add("data." + type(block), block.name()));
            // A check may bring a data source of its own.
            hcl.declarations("check").forEach(check -> check.block().body().blocks("data").stream()
                    .map(data -> new HclDeclaration(check.file(), data))
                    .forEach(data -> add("data." + type(data), data.name())));
        }

        private static String type(HclDeclaration block) {
            return block.typeLabel().map(label -> label.value()).orElse("");
        }

        private void add(String kind, String name) {
            names.computeIfAbsent(kind, key -> new TreeSet<>()).add(name);
        }

        /** The variable or local value of a name, with its first word. */
        Optional<String> holder(String name) {
            return Stream.of("var", "local").filter(kind -> names.getOrDefault(kind, Set.of()).contains(name)).findFirst()
                    .map(kind -> kind + "." + name);
        }

        Optional<Missing> missing(HclReference reference) {
            String root = reference.root().text();
            List<HclName> rest = reference.attributes();
            if (RESERVED.contains(root) || rest.isEmpty() || rest.getFirst().isMissing()) {
                return Optional.empty();
            }
            return switch (root) {
                case "var" -> check("var", rest.getFirst(), "the variable \"%s\"");
                case "local" -> check("local", rest.getFirst(), "the local value \"%s\"");
                case "module" -> check("module", rest.getFirst(), "the module \"%s\"");
                case "data" -> rest.size() < 2 || rest.get(1).isMissing() ? Optional.empty()
                        : check("data." + rest.getFirst().text(), rest.get(1),
                                "the data source " + rest.getFirst().text() + ".%s");
                case "resource" -> rest.size() < 2 || rest.get(1).isMissing() ? Optional.empty()
                        : check(rest.getFirst().text(), rest.get(1), "the resource " + rest.getFirst().text() + ".%s");
                case "ephemeral", "provider" -> Optional.empty();
                default -> check(root, rest.getFirst(), "the resource " + root + ".%s");
            };
        }

        /** The word before the dot is misspelt: {@code vars.x}. */
        private Optional<String> family(String root, HclName name) {
            return ROOTS.stream().filter(other -> NearNames.isOneSlip(root, other)).findFirst()
                    .map(other -> "Did you mean %s.%s?".formatted(other, name.text()));
        }

        private Optional<Missing> check(String kind, HclName name, String what) {
            Set<String> known = names.getOrDefault(kind, Set.of());
            String type = kind.startsWith("data.") ? kind.substring(5) : kind;
            if (known.contains(name.text()) || stray.contains(name.text()) || StrayBlocks.isNameless(module, type)) {
                return Optional.empty();
            }
            Optional<String> near = NearNames.nearest(name.text(), known);
            String remedy = near.map(other -> "Did you mean \"" + other + "\"?")
                    .orElseGet(() -> names.getOrDefault("data." + kind, Set.of()).contains(name.text())
                            ? "There is a data source of that name: write data.%s.%s".formatted(kind, name.text())
                            : family(kind, name).orElse("Declare it in one of them"));
            return Optional.of(new Missing(name, what.formatted(name.text()), remedy, near));
        }
    }
}
