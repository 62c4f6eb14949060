/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * An expression reads a setting of the broker that the manifest does not provide for: {@code config("key")} without an entry
 * of {@code env_config_mapping}, {@code env("NAME")} that is not required (broker-behaviour 1.7, 3.5). The operator may set it
 * nevertheless.
 */
public final class UnmappedConfigRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("unmapped-config", Severity.INFORMATION, Stage.REQUEST);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        if (pak.manifest().isEmpty() || !pak.manifest().get().document().yaml().damage().isEmpty()) {
            return;
        }
        Manifest manifest = pak.manifest().get().content();
        List<String> keys = manifest.envConfigMapping().stream().map(mapping -> mapping.text().value()).toList();
        List<String> required = manifest.requiredEnvVariables().stream().map(Field::value).toList();
        for (ServiceFile service : pak.services()) {
            for (HilSite site : HilSite.in(service.document())) {
                for (HilNode.Call call : site.template().calls()) {
                    literal(call).ifPresent(name -> check(service, site, call, name, keys, required, findings));
                }
            }
        }
    }

    private static void check(ServiceFile service, HilSite site, HilNode.Call call, HilNode.Literal name,
            List<String> keys, List<String> required, Findings findings) {
        TextRange range = site.place(name.range());
        if (call.function().equals("config") && keys.stream().noneMatch(name.value()::equalsIgnoreCase)) {
            Optional<String> near = NearNames.nearest(name.value(), keys);
            Findings.Draft draft = findings.at(service.path(), range, "env_config_mapping has no entry for \"%s\": where the operator does not set it otherwise, %s. %s"
                    .formatted(name.value(), HilRule.consequence(site),
                            near.map(other -> "Did you mean \"" + other + "\"?").orElse("Map an environment variable to it")));
            near.ifPresent(other -> draft.severity(Severity.WARNING).fix(Fix.possible("Change to " + other, service.path(),
                    new TextEdit(range, other))));
            draft.add();
        } else if (call.function().equals("env") && !required.contains(name.value())) {
            findings.at(service.path(), range, ("required_env_variables does not name %s: the broker starts without it, and then "
                    + "%s. Add it there").formatted(name.value(), HilRule.consequence(site))).add();
        }
    }

    /** The only argument of a call, when it is a plain text. */
    private static Optional<HilNode.Literal> literal(HilNode.Call call) {
        return call.arguments().size() == 1 && call.arguments().getFirst() instanceof HilNode.Quoted quoted
                && quoted.parts().size() == 1 && quoted.parts().getFirst() instanceof HilNode.Literal text
                ? Optional.of(text) : Optional.empty();
    }
}
