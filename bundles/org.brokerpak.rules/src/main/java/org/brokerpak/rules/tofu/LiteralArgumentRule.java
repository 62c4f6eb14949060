/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.TextRange;

/**
 * A meta-argument that tofu reads before it knows any value is computed: {@code depends_on} and {@code ignore_changes} take names,
 * some flags take true or false (OpenTofu language, "Meta-arguments").
 */
public final class LiteralArgumentRule extends ModuleRule {

    private static final Map<String, Set<String>> FLAGS = Map.of("variable", Set.of("sensitive", "nullable", "ephemeral"),
            "output", Set.of("sensitive", "ephemeral"), "lifecycle", Set.of("create_before_destroy"));
    private static final Set<String> TRUTHS = Set.of("true", "false");
    private static final Set<String> DEPENDENT = Set.of("resource", "data", "module", "output", "ephemeral");

    public LiteralArgumentRule() {
        super("literal-argument", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        module.hcl().files().forEach((name, file) -> {
            for (HclBlock block : file.isValid() ? file.body().blocks() : List.<HclBlock>of()) {
                flags(module, name, block, findings);
                if (DEPENDENT.contains(block.type().text())) {
                    block.body().attribute("depends_on").ifPresent(names -> names(module, name, names, findings));
                }
                for (HclBlock lifecycle : block.body().blocks("lifecycle")) {
                    flags(module, name, lifecycle, findings);
                    lifecycle.body().attribute("ignore_changes").filter(names -> !isAll(names.value()))
                            .ifPresent(names -> names(module, name, names, findings));
                }
            }
        });
    }

    private static boolean isAll(HclExpression value) {
        return value instanceof HclExpression.Variable word && word.name().text().equals("all");
    }

    private static void flags(ActionModule module, String file, HclBlock block, Findings findings) {
        for (String flag : FLAGS.getOrDefault(block.type().text(), Set.of())) {
            Optional<HclAttribute> attribute = block.body().attribute(flag);
            if (attribute.isPresent() && !isTruth(attribute.get().value())) {
                boolean computed = !HclReferences.in(attribute.get().value()).isEmpty();
                report(module, file, attribute.get().value().range(), "\"%s\" has to be true or false%s: tofu fails. Write one of the two"
                        .formatted(flag, computed ? ", because tofu reads it before any value is known" : ""), findings);
            }
        }
    }

    private static boolean isTruth(HclExpression value) {
        return value instanceof HclExpression.BooleanLiteral || value instanceof HclExpression.Missing
                || value instanceof HclTemplate template && template.literalText().filter(TRUTHS::contains).isPresent();
    }

    private static void names(ActionModule module, String file, HclAttribute attribute, Findings findings) {
        if (!(attribute.value() instanceof HclExpression.Tuple list)) {
            if (!(attribute.value() instanceof HclExpression.Missing)) {
                report(module, file, attribute.value().range(), "\"%s\" takes a list of names in brackets: tofu fails. Write [%s]".formatted(
                        attribute.name().text(), module.hcl().files().get(file).text(attribute.value())), findings);
            }
            return;
        }
        for (HclExpression item : list.items()) {
            // Texts of old have the names in quotes.
            boolean name = item instanceof HclExpression.Variable || item instanceof HclExpression.Traversal
                    || item instanceof HclTemplate template && template.literalText().isPresent();
            if (!name) {
                report(module, file, item.range(), "\"%s\" takes names only, and this is computed: tofu fails. Write the name itself"
                        .formatted(attribute.name().text()), findings);
            }
        }
    }

    private static void report(ActionModule module, String file, TextRange range, String message, Findings findings) {
        Place place = module.place(file, range);
        findings.at(place.file(), place.range(), message).add();
    }
}
