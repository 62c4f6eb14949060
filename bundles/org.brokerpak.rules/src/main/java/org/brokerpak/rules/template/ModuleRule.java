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
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;

/** What the rules about an action's templates share: they see each action of each service with its module. */
public abstract class ModuleRule implements Rule.OfService {

    private final RuleInfo info;

    /** A rule for what {@code pak build} refuses. */
    protected ModuleRule(String id) {
        this(id, Severity.ERROR, Stage.PAK_BUILD);
    }

    protected ModuleRule(String id, Severity severity, Stage stage) {
        info = new RuleInfo(id, severity, stage);
    }

    @Override
    public final RuleInfo info() {
        return info;
    }

    @Override
    public final void check(ServiceFile service, Findings findings) {
        for (ActionModule module : service.modules()) {
            check(service, module, findings);
        }
    }

    /** Judges one action. */
    protected abstract void check(ServiceFile service, ActionModule module, Findings findings);
}
