/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.languageserver.testing.Editor;
import org.brokerpak.languageserver.testing.LspSession;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Names are found in all paks of the workspace. */
class WorkspaceSymbolsTest {

    private static final String PAKS = """
            packversion: 1
            name: first-pak
            service_definitions: [db.yml]
            ### db.yml
            version: 1
            name: database
            id: x
            plans:
            - name: small
            provision:
              plan_inputs:
              - field_name: storage_gb
              computed_inputs:
              - name: labels
              outputs:
              - field_name: uri
              template_ref: main.tf
            ### main.tf
            variable "storage_gb" {}
            resource "aws_db_instance" "this" {}
            locals {
              size = 1
            }
            ### other/manifest.yml
            packversion: 1
            name: second-pak
            service_definitions: [queue.yml]
            ### other/queue.yml
            version: 1
            name: queue
            id: y
            """;

    @TempDir
    private Path folder;

    private static List<String> find(LspSession session, String query) {
        List<String> found = new ArrayList<>();
        for (WorkspaceSymbol symbol : LspSession.get(session.remote().getWorkspaceService()
                .symbol(new WorkspaceSymbolParams(query))).getRight()) {
            String uri = symbol.getLocation().getLeft().getUri();
            found.add(symbol.getName() + " " + symbol.getKind() + " " + uri.substring(session.uri("").length()) + ":"
                    + (symbol.getLocation().getLeft().getRange().getStart().getLine() + 1));
        }
        return found;
    }

    @Test
    void anEmptyQueryAsksForTheServices() {
        try (LspSession session = LspSession.start(folder).write(PAKS)) {
            assertEquals(List.of("database Class db.yml:2", "queue Class other/queue.yml:2"), find(session, ""));
            session.assertHealthy();
        }
    }

    @Test
    void lettersAreFoundInTheirOrder() {
        try (LspSession session = LspSession.start(folder).write(PAKS)) {
            assertEquals(List.of("storage_gb Field db.yml:8", "storage_gb Variable main.tf:1"),
                    find(session, "STORgb"));
            assertEquals(List.of("aws_db_instance.this Class main.tf:2"), find(session, "instance"));
            assertEquals(List.of("uri Property db.yml:12", "queue Class other/queue.yml:2"), find(session, "u").stream()
                    .filter(name -> name.startsWith("uri") || name.startsWith("queue")).toList());
            assertEquals(List.of("local.size Constant main.tf:4"), find(session, "size"));
            assertEquals(List.of("second-pak Package other/manifest.yml:2"), find(session, "second"));
            assertEquals(List.of(), find(session, "zzz"));
            session.assertHealthy();
        }
    }

    @Test
    void openDocumentsCountAsTheyAre() {
        try (LspSession session = LspSession.start(folder).write(PAKS)) {
            Editor editor = session.open("db.yml");
            editor.replace("name: database", "name: renamed");
            assertEquals(List.of("renamed Class db.yml:2", "queue Class other/queue.yml:2").stream().sorted().toList(),
                    find(session, "").stream().sorted().toList());
        }
    }
}
