/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleReferences;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.text.TextRange;

/**
 * {@code count.index} in a block without {@code count}, {@code each} in one without {@code for_each}, {@code self} where
 * there is none, or both arguments in one block (OpenTofu language, "Meta-arguments").
 */
public final class RepetitionReferenceRule extends ModuleRule {

    private static final Map<String, String> ARGUMENTS = Map.of("count", "count", "each", "for_each");
    private static final Set<String> REPEATABLE = Set.of("resource", "data", "module", "ephemeral", "provider", "import");

    private static final Set<String> WITH_SELF = Set.of("provisioner", "connection", "postcondition");

    public RepetitionReferenceRule() {
        super("repetition-reference", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        module.hcl().files().forEach((name, file) -> {
            for (HclBlock block : file.isValid() ? file.body().blocks() : List.<HclBlock>of()) {
                boolean repeatable = REPEATABLE.contains(block.type().text());
                if (repeatable && block.body().attribute("count").isPresent() && block.body().attribute("for_each").isPresent()) {
                    report(module, name, block.body().attribute("for_each").orElseThrow().name().range(),
                            "this block has count as well: tofu fails. Remove one of the two", findings);
                }
            }
        });
        for (ModuleReferences.Use use : ModuleReferences.in(module.hcl())) {
            String argument = ARGUMENTS.get(use.reference().root().text());
            if (argument != null && use.reference().names().size() > 1) {
                check(module, use, argument, findings);
            } else if (use.reference().root().text().equals("self") && use.reference().names().size() > 1) {
                checkSelf(module, use, findings);
            }
        }
    }

    /** {@code self} is the resource that is made or destroyed right now. */
    private static void checkSelf(ActionModule module, ModuleReferences.Use use, Findings findings) {
        HclFile file = module.hcl().files().get(use.file());
        boolean known = !file.isValid() || file.pathAt(use.reference().range().start()).stream().anyMatch(
                node -> node instanceof HclBlock block && WITH_SELF.contains(block.type().text()));
        if (!known) {
            report(module, use.file(), use.reference().range(), ("\"%s\" means nothing here: tofu fails. Only "
                    + "provisioner, connection and postcondition blocks know \"self\"; name the resource").formatted(
                            use.reference().path()), findings);
        }
    }

    private static void check(ActionModule module, ModuleReferences.Use use, String argument, Findings findings) {
        TextRange range = use.reference().range();
        for (HclBlock block : module.hcl().files().get(use.file()).body().blocks()) {
            if (block.range().contains(range) && (!REPEATABLE.contains(block.type().text())
                    || block.body().attribute(argument).isEmpty())) {
                boolean misspelt = block.body().attributes().stream().anyMatch(attribute ->
                        NearNames.isOneSlip(attribute.name().text(), argument));
                if (!misspelt) {
                    report(module, use.file(), range, "\"%s\" means nothing here, because the block has no %s: tofu fails. Add %s, or name something else"
                            .formatted(use.reference().path(), argument, argument), findings);
                }
            }
        }
    }

    private static void report(ActionModule module, String file, TextRange range, String message, Findings findings) {
        Place place = module.place(file, range);
        findings.at(place.file(), place.range(), message).add();
    }
}
