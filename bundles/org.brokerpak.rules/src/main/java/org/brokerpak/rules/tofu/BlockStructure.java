/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclBody;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclName;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * Compares the blocks of a template with what OpenTofu's own language allows. What a provider adds is not known, so in the
 * blocks it shares with tofu only a name that is nearly one of tofu's is judged.
 */
final class BlockStructure {

    /** What is wrong with a block. */
    private enum Matter {
        BLOCK, ARGUMENT
    }

    /** Names that providers use and that look like one of tofu's. */
    private static final Set<String> OTHERS = Set.of("mount", "account", "court", "discount", "amount", "counts", "counter", "country",
            "county", "providers", "provided", "provide", "connections", "lifecycles", "dynamics", "provisioners",
            "sources", "versions");

    private static final Set<String> PROVIDER_KEYS = Set.of("source", "version", "configuration_aliases");

    private final ActionModule module;
    private final Findings findings;
    private final Matter matter;

    private BlockStructure(ActionModule module, Findings findings, Matter matter) {
        this.module = module;
        this.findings = findings;
        this.matter = matter;
    }

    /** Reports blocks that tofu does not know, or not there, and wrong labels. */
    static void checkBlocks(ActionModule module, Findings findings) {
        new BlockStructure(module, findings, Matter.BLOCK).check();
    }

    /** Reports arguments that tofu does not know, and those that it misses. */
    static void checkArguments(ActionModule module, Findings findings) {
        new BlockStructure(module, findings, Matter.ARGUMENT).check();
    }

    private void check() {
        for (Map.Entry<String, HclFile> file : module.hcl().files().entrySet()) {
            if (!file.getValue().isValid()) {
                continue;
            }
            HclBody body = file.getValue().body();
            for (HclAttribute stray : body.attributes()) {
                report(Matter.ARGUMENT, file.getKey(), stray.name().range(), ("the argument \"%s\" stands outside of any block: "
                        + "tofu fails. Move it into one").formatted(stray.name().text()), Optional.empty());
            }
            for (HclBlock block : body.blocks()) {
                Optional<BlockSchema> schema = BlockSchema.top(block.type().text());
                schema.ifPresentOrElse(known -> visit(file.getKey(), block, known), () -> unknownTop(file.getKey(), block));
            }
        }
    }

    private void unknownTop(String file, HclBlock block) {
        String type = block.type().text();
        Optional<String> near = NearNames.nearest(type, BlockSchema.topTypes());
        String belongs = Set.of("lifecycle", "provisioner", "connection", "dynamic").contains(type) ? "It belongs inside of a resource"
                : Set.of("required_providers", "backend", "required_version").contains(type) ? "It belongs inside of a terraform block"
                : "Remove it";
        report(Matter.BLOCK, file, block.type().range(), "tofu knows no block \"%s\" %s: it fails. %s".formatted(type,
                "at the top of a template", near.map(other -> "Did you mean \"" + other + "\"?").orElse(belongs)),
                near.map(other -> new TextEdit(block.type().range(), other)));
    }

    private void visit(String file, HclBlock block, BlockSchema schema) {
        labels(file, block, schema);
        if (block.type().text().equals("required_providers")) {
            block.body().attributes().forEach(entry -> requiredProvider(file, entry));
        }
        if (schema.isOpaque()) {
            return;
        }
        Set<String> written = new HashSet<>();
        for (HclAttribute attribute : block.body().attributes()) {
            written.add(attribute.name().text());
        }
        for (HclAttribute attribute : block.body().attributes()) {
            argument(file, block, attribute.name(), written, schema);
        }
        Set<String> missing = new TreeSet<>(schema.required());
        missing.removeAll(written);
        // One that is misspelt has a finding of its own.
        missing.removeIf(name -> written.stream().anyMatch(other -> !schema.arguments().contains(other)
                && NearNames.nearest(other, Set.of(name)).isPresent()));
        if (!missing.isEmpty()) {
            report(Matter.ARGUMENT, file, block.headerRange(), "%s has no %s: tofu fails. Add %s".formatted(
                    describe(block, schema), quoted(missing), missing.size() == 1 ? "it" : "them"), Optional.empty());
        }
        blocks(file, block, schema);
    }

    private void requiredProvider(String file, HclAttribute entry) {
        if (entry.value() instanceof HclExpression.ObjectExpression object) {
            for (HclExpression.ObjectItem item : object.items()) {
                if (item.key() instanceof HclExpression.BareKey key && !PROVIDER_KEYS.contains(key.name().text())) {
                    Optional<String> near = NearNames.nearest(key.name().text(), PROVIDER_KEYS);
                    report(Matter.ARGUMENT, file, key.range(), "the provider \"%s\" takes no \"%s\" in required_providers: tofu fails. %s"
                            .formatted(entry.name().text(), key.name().text(),
                                    near.map(other -> "Did you mean \"" + other + "\"?").orElse("Remove it")),
                            near.map(other -> new TextEdit(key.range(), other)));
                }
            }
        }
    }

    private static String describe(HclBlock block, BlockSchema schema) {
        return block.labels().size() == 1 && schema.labels().size() == 1
                ? "the " + block.type().text() + " \"" + block.labels().getFirst().value() + "\"" : schema.what();
    }

    private static String quoted(Collection<String> names) {
        return String.join(" and no ", names.stream().map(name -> "\"" + name + "\"").toList());
    }

    private void labels(String file, HclBlock block, BlockSchema schema) {
        // The broker itself reads variables and outputs: template-syntax speaks of their labels.
        boolean ofBroker = Set.of("variable", "output").contains(block.type().text());
        if (block.labels().size() != schema.labels().size() && !ofBroker && !schema.what().equals("this block")) {
            String wanted = schema.labels().isEmpty() ? "takes no label"
                    : schema.labels().size() == 1 ? "needs one label, " + schema.labels().getFirst()
                    : "needs two labels, " + String.join(" and ", schema.labels());
            report(Matter.BLOCK, file, block.headerRange(), "the block \"%s\" %s: tofu fails. Write it as %s".formatted(
                    block.type().text(), wanted, block.type().text() + " \"…\"".repeat(schema.labels().size()) + " {"),
                    Optional.empty());
        }
    }

    private void argument(String file, HclBlock block, HclName name, Set<String> written, BlockSchema schema) {
        String text = name.text();
        if (schema.arguments().contains(text)) {
            return;
        }
        if (schema.blocks().containsKey(text) && !schema.open()) {
            report(Matter.ARGUMENT, file, name.range(), "\"%s\" in %s is a block, not an argument: tofu fails. Remove the equals sign"
                    .formatted(text, describe(block, schema)), Optional.empty());
            return;
        }
        Optional<String> near = schema.open() ? nearly(text, schema.arguments()) : NearNames.nearest(text, schema.arguments());
        if (schema.open() ? near.filter(other -> !written.contains(other)).isPresent() : true) {
            report(Matter.ARGUMENT, file, name.range(), "%s has no argument \"%s\": tofu fails. %s".formatted(describe(block, schema),
                    text, near.map(other -> "Did you mean \"" + other + "\"?").orElse("Remove it")),
                    near.map(other -> new TextEdit(name.range(), other)));
        }
    }

    private void blocks(String file, HclBlock block, BlockSchema schema) {
        Set<String> seen = new HashSet<>();
        boolean ofProvider = schema.open() && !schema.blocks().isEmpty();
        for (HclBlock inner : block.body().blocks()) {
            String type = inner.type().text();
            BlockSchema known = schema.blocks().get(type);
            if (known != null) {
                if (type.equals("lifecycle") && !seen.add(type)) {
                    report(Matter.BLOCK, file, inner.headerRange(), "%s has a second block \"lifecycle\": tofu fails. Take both into one"
                            .formatted(describe(block, schema)), Optional.empty());
                }
                visit(file, inner, known);
            } else {
                unknownBlock(file, block, inner, schema, ofProvider);
            }
        }
        if (schema.blocks().containsKey("content") && block.body().blocks("content").isEmpty()) {
            report(Matter.BLOCK, file, block.headerRange(), "the dynamic block has no \"content\": tofu fails. Put what it makes into content { }",
                    Optional.empty());
        }
    }

    private void unknownBlock(String file, HclBlock holder, HclBlock inner, BlockSchema schema, boolean ofProvider) {
        String type = inner.type().text();
        Optional<String> near = schema.open() ? nearly(type, schema.blocks().keySet())
                : NearNames.nearest(type, schema.blocks().keySet());
        if (near.isPresent() || !schema.open()) {
            boolean argument = schema.arguments().contains(type);
            report(Matter.BLOCK, file, inner.type().range(), "%s has no block \"%s\": tofu fails. %s".formatted(
                    describe(holder, schema), type, argument ? "It is an argument: write an equals sign"
                            : near.map(other -> "Did you mean \"" + other + "\"?").orElse("Remove it")),
                    near.filter(other -> !argument).map(other -> new TextEdit(inner.type().range(), other)));
        } else if (!inner.labels().isEmpty() && ofProvider) {
            report(Matter.BLOCK, file, inner.headerRange(), "the block \"%s\" of %s takes no label: tofu fails. %s".formatted(type,
                    describe(holder, schema), BlockSchema.top(type).isPresent() ? "A closing brace is missing above it"
                            : "Remove the label"), Optional.empty());
        } else {
            nested(file, inner);
        }
    }

    /** Dynamic blocks stand at any depth of what a provider defines. */
    private void nested(String file, HclBlock block) {
        for (HclBlock inner : block.body().blocks()) {
            if (inner.type().text().equals("dynamic")) {
                BlockSchema.top("provider").map(provider -> provider.blocks().get("dynamic"))
                        .ifPresent(schema -> visit(file, inner, schema));
            } else {
                nested(file, inner);
            }
        }
    }

    /** A stricter likeness, for places where other names are as good. */
    private static Optional<String> nearly(String name, Collection<String> names) {
        return OTHERS.contains(name) || name.length() < 4 ? Optional.empty()
                : names.stream().filter(other -> other.length() > 4 && !other.equals(name)
                        && NearNames.isOneSlip(name, other)).findFirst();
    }

    private void report(Matter sort, String file, TextRange range, String message, Optional<TextEdit> edit) {
        if (sort != matter) {
            return;
        }
        Place place = module.place(file, range);
        Findings.Draft draft = findings.at(place.file(), place.range(), message);
        edit.ifPresent(change -> draft.fix(Fix.certain("Rename to \"" + change.newText() + "\"", place.file(),
                new TextEdit(module.place(file, change.range()).range(), change.newText()))));
        draft.add();
    }
}
