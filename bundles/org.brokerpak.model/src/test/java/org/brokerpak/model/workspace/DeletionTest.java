/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action.Kind;
import org.brokerpak.model.workspace.Deletion.Rewrite;
import org.brokerpak.syntax.hcl.HclParser;
import org.junit.jupiter.api.Test;

/** What is done to templates before an instance is deleted: broker-behaviour 6.6. */
class DeletionTest {

    private static Rewrite only(String template) {
        List<Rewrite> files = Deletion.of(Workspace.of(Services.of("provision:\n  template_refs: {main: m.tf}\n"
                + "### m.tf\n" + template), Kind.PROVISION)).files();
        assertEquals(1, files.size());
        return files.getFirst();
    }

    @Test
    void theFirstLifecycleOfEachResourceLosesItsProtection() {
        Rewrite rewrite = only("""
                resource "a" "b" {
                  x="y"
                  lifecycle {
                     prevent_destroy = var.x ? true : (
                       false
                     ) # why
                  }
                  lifecycle {
                    prevent_destroy = true
                  }
                }
                resource "a" "c" {
                  lifecycle {
                    ignore_changes = [x]
                  }
                }
                data "a" "b" {
                  lifecycle {
                    prevent_destroy = true
                  }
                }
                """);
        assertTrue(rewrite.isChanged());
        assertEquals("""
                resource "a" "b" {
                  x = "y"
                  lifecycle {
                    prevent_destroy = false # why
                  }
                  lifecycle {
                    prevent_destroy = true
                  }
                }
                resource "a" "c" {
                  lifecycle {
                    ignore_changes = [x]
                  }
                }
                data "a" "b" {
                  lifecycle {
                    prevent_destroy = true
                  }
                }
                """, rewrite.after().text());
        assertFalse(only("a = 1\n").isChanged());
    }

    @Test
    void anUnreadableTemplateStopsTheDeletion() {
        Rewrite rewrite = only("resource \"a\" \"b\" {\n");
        assertFalse(rewrite.isChanged());
        assertTrue(rewrite.refusal().startsWith("HCL parse error for module 0 definition \"main\": :"),
                rewrite.refusal());
        Rewrite single = Deletion.of(Workspace.of(Services.of("provision:\n  template: 'a ='\n"), Kind.PROVISION))
                .files().getFirst();
        assertTrue(single.refusal().startsWith("HCL parse error for module 0 definition: :1"), single.refusal());
    }

    @Test
    void realTemplatesStayReadable() {
        int protectedFiles = 0;
        for (ServiceFile service : Services.ofCorpus()) {
            for (Kind kind : Kind.values()) {
                for (Rewrite rewrite : Deletion.of(Workspace.of(service, kind)).files()) {
                    assertEquals("", rewrite.refusal());
                    assertTrue(HclParser.parse(rewrite.after()).isValid());
                    boolean isProtected = rewrite.file().text().text().contains("prevent_destroy = true");
                    protectedFiles += isProtected ? 1 : 0;
                    assertFalse(rewrite.after().text().contains("prevent_destroy = true"), rewrite.file().path());
                }
            }
        }
        System.out.println(protectedFiles + " real templates protect resources");
    }
}
