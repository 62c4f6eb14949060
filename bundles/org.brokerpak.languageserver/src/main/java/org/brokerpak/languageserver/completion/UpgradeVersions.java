/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.completion;

import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.manifest.Binary;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;

/** The versions of tofu that the pak carries, where the upgrade path names one. */
final class UpgradeVersions implements CompletionParticipant {

    @Override
    public void propose(CompletionRequest request, Proposals proposals) {
        if (!request.pattern().equals("terraform_upgrade_path[].version") || request.writesKey()) {
            return;
        }
        Set<String> elsewhere = request.manifest().upgradePath().stream()
                .filter(step -> !step.version().range().touches(request.caret().word().start()))
                .map(step -> step.version().value()).collect(Collectors.toSet());
        for (Binary tofu : request.manifest().tofus()) {
            String version = tofu.version().value();
            if (!version.isBlank()) {
                boolean listed = elsewhere.contains(version);
                CompletionItem item = proposals.addValue(version, CompletionItemKind.Value, listed ? 1 : 0);
                item.setDetail(listed ? "already in the path" : tofu.isDefault().value() ? "default tofu" : "tofu");
            }
        }
    }
}
