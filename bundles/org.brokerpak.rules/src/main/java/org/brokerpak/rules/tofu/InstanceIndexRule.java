/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTraversalStep;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * A resource with {@code count} or {@code for_each} is many, and a reference has to choose one; a resource without is one, and
 * a reference must not choose (OpenTofu language, "References to resource attributes").
 */
public final class InstanceIndexRule extends ModuleRule {

    private enum Many {
        NO, COUNT, FOR_EACH
    }

    private static final Set<String> ABOUT_OTHERS = Set.of("moved", "removed", "import", "terraform");

    public InstanceIndexRule() {
        super("instance-index", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        Map<String, Many> resources = new HashMap<>();
        module.hcl().resources().forEach(block -> add(block, "", resources));
        module.hcl().dataSources().forEach(block -> add(block, "data.", resources));
        module.hcl().files().forEach((name, file) -> {
            for (HclBlock block : file.isValid() ? file.body().blocks() : List.<HclBlock>of()) {
                if (!ABOUT_OTHERS.contains(block.type().text())) {
                    visit(module, name, block, resources, findings);
                }
            }
        });
    }

    private static void add(HclDeclaration block, String prefix, Map<String, Many> resources) {
        // A misspelt count has a finding of its own.
        boolean misspelt = block.block().body().attributes().stream().map(attribute -> attribute.name().text())
                .anyMatch(name -> NearNames.isOneSlip(name, "count") || NearNames.isOneSlip(name, "for_each"));
        if (block.labels().size() == 2 && !misspelt) {
            resources.putIfAbsent(prefix + block.labels().getFirst().value() + "." + block.name(),
                    block.attribute("count").isPresent() ? Many.COUNT
                            : block.attribute("for_each").isPresent() ? Many.FOR_EACH : Many.NO);
        }
    }

    private static void visit(ActionModule module, String file, HclNode node, Map<String, Many> resources,
            Findings findings) {
        if (node instanceof HclExpression.Traversal traversal && traversal.root() instanceof HclExpression.Variable root) {
            check(module, file, root.name().text(), traversal, resources, findings);
        }
        for (HclNode child : node.children()) {
            visit(module, file, child, resources, findings);
        }
    }

    private static void check(ActionModule module, String file, String root, HclExpression.Traversal traversal,
            Map<String, Many> resources, Findings findings) {
        List<HclTraversalStep> steps = traversal.steps();
        int names = root.equals("data") || root.equals("resource") ? 2 : 1;
        StringBuilder address = new StringBuilder(root.equals("resource") ? "" : root);
        for (HclTraversalStep step : steps.subList(0, Math.min(names, steps.size()))) {
            address.append(address.isEmpty() ? "" : ".").append(step instanceof HclTraversalStep.Attribute attribute
                    ? attribute.name().text() : "?");
        }
        Many many = resources.get(address.toString());
        if (many == null || steps.size() <= names) {
            return;
        }
        HclTraversalStep next = steps.get(names);
        String problem = problem(address.toString(), many, next);
        if (!problem.isEmpty()) {
            Place place = module.place(file, new TextRange(traversal.range().start(), next.range().end()));
            Findings.Draft draft = findings.at(place.file(), place.range(), problem);
            if (many == Many.COUNT && next instanceof HclTraversalStep.Attribute) {
                draft.fix(Fix.possible("Choose the first one", place.file(), TextEdit.insert(
                        module.place(file, TextRange.at(next.range().start())).range().start(), "[0]")));
            } else if (many == Many.NO) {
                draft.fix(Fix.possible("Remove the index", place.file(),
                        new TextEdit(module.place(file, next.range()).range(), "")));
            }
            draft.add();
        }
    }

    private static String problem(String address, Many many, HclTraversalStep next) {
        boolean text = next instanceof HclTraversalStep.Index index && index.key() instanceof HclTemplate template
                && template.literalText().isPresent();
        boolean number = next instanceof HclTraversalStep.LegacyIndex || next instanceof HclTraversalStep.Index index
                && index.key() instanceof HclExpression.NumberLiteral;
        return switch (many) {
            case NO -> next instanceof HclTraversalStep.Index || next instanceof HclTraversalStep.LegacyIndex
                    ? "%s has neither count nor for_each, so there is no instance to choose: tofu fails. Remove the index"
                            .formatted(address) : "";
            case COUNT -> next instanceof HclTraversalStep.Attribute
                    ? "%s has count, so there are many of it: tofu fails. Choose one, as %s[0]".formatted(address, address)
                    : text ? "%s has count, so its instances have numbers: tofu fails. Choose one, as %s[0]".formatted(address, address)
                    : "";
            case FOR_EACH -> next instanceof HclTraversalStep.Attribute
                    ? "%s has for_each, so there are many of it: tofu fails. Choose one, as %s[\"key\"]".formatted(address, address)
                    : number ? "%s has for_each, so its instances have names: tofu fails. Choose one, as %s[\"key\"]"
                            .formatted(address, address) : "";
        };
    }
}
