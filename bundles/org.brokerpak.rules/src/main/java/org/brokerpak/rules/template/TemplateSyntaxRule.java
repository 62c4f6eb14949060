/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclFile;

/**
 * A template breaks OpenTofu's syntax, or a {@code variable} or {@code output} block has not exactly one label
 * (broker-behaviour 2.4).
 */
public final class TemplateSyntaxRule extends ModuleRule {

    public TemplateSyntaxRule() {
        super("template-syntax");
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        module.hcl().files().forEach((name, file) -> {
            Stage stage = file.diagnostics().isEmpty() ? Stage.TOFU : Stage.PAK_BUILD;
            String consequence = stage == Stage.TOFU ? "tofu will refuse the template" : "the pak is not built";
            file.problems().forEach(problem -> {
                Place place = module.place(name, problem.range());
                findings.at(place.file(), place.range(), problem.message() + ": " + consequence).stage(stage).add();
            });
            checkLabels(module, name, file, findings);
        });
    }

    private static void checkLabels(ActionModule module, String name, HclFile file, Findings findings) {
        for (HclBlock block : file.body().blocks()) {
            String type = block.type().text();
            if ((type.equals("variable") || type.equals("output")) && block.labels().size() != 1) {
                Place place = module.place(name, block.labels().size() > 1 ? block.labels().get(1).range()
                        : block.type().range());
                findings.at(place.file(), place.range(), (block.labels().isEmpty() ? "this %s has no name"
                        : "this %s has more than one name").formatted(type) + ": the pak is not built. Write %s \"name\" {"
                                .formatted(type)).add();
            }
        }
    }
}
