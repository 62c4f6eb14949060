/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.util.Map;
import java.util.Optional;

import org.brokerpak.pak.osb.Catalog;

/** Whether a broker offers what an example is for. */
final class CatalogMatch {

    /** Tags that hide a service until the operator wants it (broker-behaviour 2.5, 8). */
    private static final Map<String, String> HIDING_TAGS = Map.of("preview", "PREVIEW", "beta", "BETA", "eol", "EOL",
            "unmaintained", "UNMAINTAINED", "deprecated", "GCP_DEPRECATED", "terraform", "TERRAFORM");

    private CatalogMatch() {
    }

    /** Why the example cannot run there; empty when it can. */
    static Optional<String> problem(ExampleCase example, Catalog catalog) {
        Optional<Catalog.Service> service = catalog.service(example.serviceId());
        if (service.isEmpty()) {
            return Optional.of(catalog.named(example.serviceName()).map(other -> "the broker offers \""
                    + example.serviceName() + "\" under the id " + other.id() + ", and the pak has "
                    + example.serviceId() + ": it runs another pak, or another version of this one")
                    .orElseGet(() -> absent(example)));
        }
        if (service.get().plan(example.planId()).isPresent()) {
            return Optional.empty();
        }
        if (example.planId().isBlank()) {
            return Optional.of("the example names no plan: set its plan_id");
        }
        return Optional.of(example.plan().map(plan -> "the broker does not offer the plan \"" + example.planName()
                + "\" of \"" + example.serviceName() + "\": it runs another version of the pak")
                .orElse("no plan has the id " + example.planId() + ", neither in the pak nor in the broker's catalog: "
                        + "correct the plan_id of the example"));
    }

    private static String absent(ExampleCase example) {
        String hidden = example.service().content().tags().stream().map(tag -> tag.value())
                .filter(HIDING_TAGS::containsKey).findFirst()
                .map(tag -> ". A service with the tag \"" + tag + "\" is there only where GSB_COMPATIBILITY_ENABLE_"
                        + HIDING_TAGS.get(tag) + "_SERVICES is true").orElse("");
        return "the broker does not offer \"" + example.serviceName() + "\" (" + example.serviceId()
                + "): it runs without this pak, or hides the service" + hidden;
    }
}
