/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.hil;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.HilNode;

/**
 * An expression reads an entry of {@code request.context}. The broker evaluates it again when the instance or binding is
 * deleted, and then the context is empty (broker-behaviour 3.7, 9.2 no. 36).
 */
public final class ContextOnDeleteRule extends HilRule {

    private static final String CONTEXT = "request.context";

    public ContextOnDeleteRule() {
        super("context-on-delete");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, HilSite site, Findings findings) {
        String thing = site.action().kind() == Action.Kind.PROVISION ? "an instance" : "a binding";
        for (HilNode.Index index : site.template().nodes(HilNode.Index.class)) {
            if (index.target().name().equals(CONTEXT)) {
                findings.at(document.path(), site.place(index.range()), ("\"request.context\" is empty when %s is deleted, so this "
                        + "index fails and %s cannot be deleted. Take json.marshal(request.context) and pick it apart in the "
                        + "template").formatted(thing, thing))
                        .severity(site.computed() ? Severity.ERROR : Severity.WARNING).add();
            }
        }
    }
}
