/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.text.TextEdit;

/**
 * {@code tf_attribute} or {@code tf_resource} names a resource that no template of provision declares: updates of every
 * instance fail, or the import does (broker-behaviour 6.5).
 */
public final class ResourceAddressRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("resource-address", Severity.ERROR, Stage.REQUEST);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        for (ServiceFile service : pak.services()) {
            ActionModule module = service.provision();
            Set<String> resources = new TreeSet<>();
            module.hcl().resources().forEach(resource -> resources.add(resource.typeLabel().map(HclLabel::value).orElse("")
                    + "." + resource.name()));
            // What a called module declares is not known here.
            if (!module.isReadable() || module.templates().isEmpty() || !module.hcl().moduleCalls().isEmpty()) {
                continue;
            }
            Action action = service.content().provision();
            for (Variable input : action.userInputs()) {
                String address = input.tfAttribute().value();
                int last = address.lastIndexOf('.');
                if (last > 0 && address.indexOf('.') != last && !resources.contains(address.substring(0, last))) {
                    attribute(service, input, address.substring(0, last), resources, findings);
                }
            }
            for (ImportInput input : action.importInputs()) {
                String address = input.tfResource().value().replaceFirst("\\[.*]$", "");
                if (!address.isEmpty() && !address.startsWith("module.") && !resources.contains(address)) {
                    report(service, input.tfResource(), address, resources, "the import fails", Stage.TOFU, findings).add();
                }
            }
        }
    }

    private static void attribute(ServiceFile service, Variable input, String resource, Set<String> resources,
            Findings findings) {
        boolean skipped = input.tfAttributeSkip().present();
        Findings.Draft draft = report(service, input.tfAttribute(), resource, resources, skipped
                ? "updates fail unless \"" + input.tfAttributeSkip().value() + "\" is set"
                : "every update fails", Stage.REQUEST, findings);
        if (skipped) {
            draft.severity(Severity.WARNING);
        }
        draft.add();
    }

    private static Findings.Draft report(ServiceFile service, Field<String> place, String address, Set<String> resources,
            String effect, Stage stage, Findings findings) {
        Optional<String> near = NearNames.nearest(address, resources);
        Findings.Draft draft = findings.at(service.path(), place.range(), "no template of provision declares the resource %s: %s. %s"
                .formatted(address, effect, near.map(other -> "Did you mean " + other + "?")
                        .orElse(address.startsWith("data.") ? "A data source will not do" : "Declare it, or name another")))
                .stage(stage);
        near.ifPresent(other -> draft.fix(Fix.possible("Change to " + other, service.path(), new TextEdit(place.range(),
                place.value().replaceFirst(Pattern.quote(address), Matcher.quoteReplacement(other))))));
        return draft;
    }
}
