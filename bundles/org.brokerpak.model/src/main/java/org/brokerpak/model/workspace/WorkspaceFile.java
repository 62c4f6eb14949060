/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.util.List;

import org.brokerpak.model.service.Template;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;

/** A file of a workspace. */
public sealed interface WorkspaceFile {

    /** In the workspace, with {@code /} between names. */
    String path();

    /** The content, to the character what the broker writes. */
    SourceText text();

    /**
     * An OpenTofu text of the pak.
     *
     * @param template where it comes from
     */
    record TemplateFile(String path, SourceText text, Template template) implements WorkspaceFile {
    }

    /**
     * A file that the broker makes: the values of the variables.
     *
     * @param spans which stretch holds what, in the order of the text
     */
    record GeneratedFile(String path, SourceText text, List<Span> spans) implements WorkspaceFile {

        public GeneratedFile {
            spans = List.copyOf(spans);
        }
    }

    /** What a stretch of a generated file is about. */
    enum Subject {
        VARIABLE, OUTPUT
    }

    /**
     * A member of the JSON in a generated file.
     *
     * @param subject what it gives a value to
     * @param name of the variable or output
     * @param range key and value
     * @param value the value alone
     */
    record Span(Subject subject, String name, TextRange range, TextRange value) {
    }
}
