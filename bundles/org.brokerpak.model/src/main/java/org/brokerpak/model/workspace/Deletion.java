/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclFormatter;
import org.brokerpak.syntax.hcl.HclParser;
import org.brokerpak.syntax.hil.go.GoText;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;

/**
 * What the broker makes of the templates before it deletes an instance or a binding: {@code prevent_destroy} becomes
 * false in each resource, and every text is written anew in the canonical style (broker-behaviour 6.6).
 *
 * @param files each with its text before and after, in the order of the workspace
 */
public record Deletion(List<Rewrite> files) {

    /**
     * A template.
     *
     * @param file as it is
     * @param after as tofu gets it; the same as before where there is a refusal
     * @param refusal why the broker cannot delete the instance, in its words; empty when it can
     */
    public record Rewrite(TemplateFile file, SourceText after, String refusal) {

        public boolean isChanged() {
            return !after.equals(file.text());
        }
    }

    public Deletion {
        files = List.copyOf(files);
    }

    /** The rewrite of all templates in a workspace. */
    public static Deletion of(Workspace workspace) {
        List<Rewrite> files = new ArrayList<>();
        for (TemplateFile file : workspace.templateFiles()) {
            HclFile hcl = HclParser.parse(file.text());
            boolean readable = hcl.diagnostics().isEmpty();
            files.add(new Rewrite(file, readable ? SourceText.of(rewritten(hcl)) : file.text(),
                    readable ? "" : refusal(file, hcl)));
        }
        return new Deletion(files);
    }

    private static String rewritten(HclFile hcl) {
        List<TextEdit> edits = new ArrayList<>();
        for (HclBlock resource : hcl.body().blocks("resource")) {
            resource.body().blocks("lifecycle").stream().filter(block -> block.labels().isEmpty()).findFirst()
                    .flatMap(lifecycle -> lifecycle.body().attribute("prevent_destroy"))
                    .map(HclAttribute::value).ifPresent(value -> edits.add(new TextEdit(value.range(), "false")));
        }
        return HclFormatter.format(TextEdit.applyAll(hcl.source().text(), edits));
    }

    private static String refusal(TemplateFile file, HclFile hcl) {
        String name = file.template().name();
        int others = hcl.diagnostics().size() - 1;
        return "HCL parse error for module 0 definition" + (name.isEmpty() ? "" : " " + GoText.quote(name)) + ": "
                + hcl.diagnostics().getFirst().format(file.text())
                + (others == 0 ? "" : ", and " + others + " other diagnostic(s)");
    }
}
