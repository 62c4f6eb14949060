/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.TextEdit;

/**
 * What Terraform 0.12 still read and tofu refuses: the type of a variable in quotes, and the functions {@code list} and
 * {@code map} (Terraform upgrade guides to 0.12 and 0.15). Paks that carry Terraform are left alone.
 */
public final class LegacySyntaxRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("legacy-syntax", Severity.ERROR, Stage.TOFU);
    private static final Set<String> FUNCTIONS = Set.of("list", "map");

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        if (pak.manifest().filter(manifest -> manifest.content().isForTerraform()).isPresent()) {
            return;
        }
        for (ServiceFile service : pak.services()) {
            for (Leftover found : service.derive(Leftovers.class, Leftovers::of).all()) {
                Findings.Draft draft = findings.at(found.place.file(), found.place.range(), found.message);
                if (!found.type.isEmpty()) {
                    draft.fix(Fix.certain("Remove the quotes", found.place.file(), new TextEdit(found.place.range(), found.type)));
                }
                draft.add();
            }
        }
    }

    /**
     * @param type what stands in the quotes; empty for a function
     */
    private record Leftover(Place place, String message, String type) {
    }

    /** Those of a service; kept with it, since most services do not change. */
    private record Leftovers(List<Leftover> all) {

        static Leftovers of(ServiceFile service) {
            List<Leftover> all = new ArrayList<>();
            service.modules().forEach(module -> find(module, all));
            return new Leftovers(List.copyOf(all));
        }

        private static void find(ActionModule module, List<Leftover> all) {
            for (HclDeclaration variable : module.hcl().variables()) {
                variable.attribute("type").map(HclAttribute::value).filter(HclTemplate.class::isInstance)
                        .map(HclTemplate.class::cast).ifPresent(type -> type.literalText().ifPresent(word ->
                                all.add(new Leftover(module.place(variable.file(), type.range()),
                                        "the type of the variable \"%s\" is in quotes, as Terraform 0.11 had it: tofu fails. Remove the quotes"
                                                .formatted(variable.name()), word))));
            }
            module.hcl().files().forEach((name, file) -> {
                // A walk through the whole text is not worth it where neither word stands.
                String text = file.source().text();
                for (HclBlock block : text.contains("list(") || text.contains("map(") ? file.body().blocks() : List.<HclBlock>of()) {
                    // A type is written like calls of these.
                    if (!block.type().text().equals("variable")) {
                        visit(module, name, block, all);
                    }
                }
            });
        }

        private static void visit(ActionModule module, String file, HclNode node, List<Leftover> all) {
            if (node instanceof HclExpression.FunctionCall call && FUNCTIONS.contains(call.name().text())) {
                all.add(new Leftover(module.place(file, call.range()), "tofu has the function \"%s\" no longer: it fails. Write %s"
                        .formatted(call.name().text(), call.name().text().equals("list") ? "tolist([…])" : "tomap({…})"), ""));
            }
            for (HclNode child : node.children()) {
                visit(module, file, child, all);
            }
        }
    }
}
