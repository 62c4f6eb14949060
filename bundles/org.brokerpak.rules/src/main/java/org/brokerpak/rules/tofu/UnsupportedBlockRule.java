/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;

/**
 * A block stands where tofu knows none of its type, with the wrong labels, or twice.
 * Tofu refuses it (OpenTofu language, "Configuration syntax" and the page of each block).
 */
public final class UnsupportedBlockRule extends ModuleRule {

    public UnsupportedBlockRule() {
        super("unsupported-block", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        BlockStructure.checkBlocks(module, findings);
    }
}
