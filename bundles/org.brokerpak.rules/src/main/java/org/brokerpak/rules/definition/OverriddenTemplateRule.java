/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;

/** A template is written in the definition and named as a file, too: the file takes its place (broker-behaviour 2.3). */
public final class OverriddenTemplateRule extends DefinitionRule {

    public OverriddenTemplateRule() {
        super("overridden-template", Severity.WARNING, Stage.SILENT);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Action action : definition.actions()) {
            check(document, "template", action.template(), action.templateRef(), findings);
            for (NamedText text : action.templates()) {
                action.templateRefs().stream().filter(ref -> ref.name().equals(text.name())).findFirst()
                        .ifPresent(ref -> check(document, text.name(), text.text(), ref.text(), findings));
            }
        }
    }

    private static void check(PakDocument document, String name, Field<String> text, Field<String> reference,
            Findings findings) {
        if (!text.value().isBlank() && !reference.value().isEmpty()) {
            findings.at(document.path(), text.keyRange(), "the file %s takes the place of the text of \"%s\", which is lost. Remove one of the two"
                    .formatted(reference.value(), name)).related(document.path(), reference.range(), "the file").add();
        }
    }
}
