/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.pak.data.HidingTags;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/**
 * What the broker meets when it registers the services of a built pak and no rule about sources knows of
 * (broker-behaviour 2.5).
 */
final class Registration {

    /** Rule id of these findings. */
    static final String RULE = "registration";

    private final List<Finding> findings = new ArrayList<>();

    private Registration() {
    }

    static List<Finding> check(Pak pak) {
        Registration registration = new Registration();
        pak.services().forEach(registration::service);
        boolean hidden = !pak.services().isEmpty()
                && pak.services().stream().allMatch(service -> !HidingTags.of(service.content()).isEmpty());
        if (hidden) {
            registration.add(Severity.WARNING, Pak.MANIFEST, TextRange.at(0), "every service has a tag that hides it, "
                    + "so a broker with this pak alone refuses to start: no services are defined");
        }
        pak.manifest().ifPresent(manifest -> manifest.content().requiredEnvVariables().forEach(variable ->
                registration.add(Severity.INFORMATION, Pak.MANIFEST, variable.range(),
                        "the broker does not start unless "
                        + variable.value() + " is set where it runs")));
        return registration.findings;
    }

    private void service(ServiceFile service) {
        String name = service.content().name().value();
        if (service.content().plans().isEmpty()) {
            add(Severity.WARNING, service.path(), service.content().name().range(), ("the service \"%s\" has no plans: "
                    + "the broker does not start unless its operator adds some in GSB_SERVICE_%s_PLANS").formatted(name,
                            name.toUpperCase(Locale.ROOT).replaceAll("[.-]", "_")));
        }
        for (Action action : service.content().actions()) {
            reference(service, action, action.templateRef());
            action.templateRefs().stream().map(NamedText::text).forEach(ref -> reference(service, action, ref));
        }
    }

    /** A packed definition holds its templates; what it refers to is looked for where the broker happens to run. */
    private void reference(ServiceFile service, Action action, Field<String> ref) {
        if (!ref.value().isEmpty()) {
            add(Severity.ERROR, service.path(), ref.range(), ("the template of %s is \"%s\", a file that the broker "
                    + "looks for in its working folder and not in the pak: it does not start")
                            .formatted(action.kind().key(),
                            ref.value()));
        }
    }

    private void add(Severity severity, String file, TextRange range, String message) {
        findings.add(new Finding(RULE, severity, Stage.REGISTRATION, message, file, range, List.of(), List.of(),
                false));
    }
}
