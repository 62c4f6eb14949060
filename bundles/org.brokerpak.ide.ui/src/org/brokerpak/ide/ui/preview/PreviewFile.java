/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.ArrayList;
import java.util.List;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;
import org.eclipse.core.resources.IFile;

/**
 * A line of the list of files.
 *
 * @param path in the workspace, or what the definition calls a file that cannot be read
 * @param text content; empty when it cannot be read
 * @param problem why it cannot be read; empty when it can
 * @param source file that holds the text, or names it
 * @param sourceLabel path of the source in the pak
 * @param startLine line of the source at which the text begins, from 0
 */
record PreviewFile(String path, String text, String problem, IFile source, String sourceLabel, int startLine) {

    /** All files of a result, those that cannot be read last. */
    static List<PreviewFile> of(PreviewResult result) {
        List<PreviewFile> files = new ArrayList<>();
        if (result.workspace() != null) {
            for (TemplateFile file : result.workspace().templateFiles()) {
                files.add(of(result.pak(), result.service(), file.template(), file.path(), file.text().text(), ""));
            }
            for (Template missing : result.workspace().missing()) {
                String name = missing.path().isEmpty() ? missing.site().value() : missing.path();
                files.add(of(result.pak(), result.service(), missing, missing.fileName(), "",
                        name + " " + missing.content().failure()));
            }
        }
        return files;
    }

    private static PreviewFile of(WorkspacePak pak, ServiceFile service, Template template, String path, String text,
            String problem) {
        if (template.path().isEmpty() || !problem.isEmpty()) {
            int line = service.document().source().lineAt(template.site().range().start());
            return new PreviewFile(path, text, problem, pak.file(service.path()), service.path(),
                    template.isInline() ? line + 1 : line);
        }
        return new PreviewFile(path, text, problem, pak.file(template.path()), template.path(), 0);
    }

    boolean isReadable() {
        return problem.isEmpty();
    }
}
