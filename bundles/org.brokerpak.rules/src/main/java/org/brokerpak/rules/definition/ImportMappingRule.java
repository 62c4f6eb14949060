/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;
import java.util.regex.Pattern;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ImportMapping;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;

/**
 * Import settings that do something else than meant: {@code tf_variable} of a mapping is an expression that is searched for in
 * every line, that of an added parameter an address of three parts (broker-behaviour 6.5).
 */
public final class ImportMappingRule extends DefinitionRule {

    private static final Pattern ADDRESS = Pattern.compile("[^.\\s]+\\.[^.\\s]+\\.[^.\\s]+");

    public ImportMappingRule() {
        super("import-mapping", Severity.ERROR, Stage.REQUEST);
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        Action action = definition.provision();
        for (ImportMapping added : action.importAdds()) {
            String address = added.tfVariable().value();
            if (!address.isEmpty() && !ADDRESS.matcher(address).matches()) {
                boolean crashes = !address.contains(".");
                findings.at(document.path(), added.tfVariable().range(), "\"%s\" is not the address of an attribute: %s. Write it as type.name.attribute"
                        .formatted(address, crashes ? "the broker crashes on the import" : "nothing is added"))
                        .severity(crashes ? Severity.ERROR : Severity.WARNING)
                        .stage(crashes ? Stage.REQUEST : Stage.SILENT).add();
            }
        }
        for (ImportMapping mapping : action.importMappings()) {
            check(document, mapping, action.importMappings(), findings);
        }
    }

    private static void check(PakDocument document, ImportMapping mapping, List<ImportMapping> all, Findings findings) {
        String attribute = mapping.tfVariable().value();
        try {
            GoRegexp.compile(attribute);
        } catch (GoError broken) {
            findings.at(document.path(), mapping.tfVariable().range(), "\"%s\" is read as a regular expression and is none (%s): the import fails"
                    .formatted(attribute, broken.getMessage())).add();
            return;
        }
        all.stream().map(other -> other.tfVariable().value())
                .filter(other -> !attribute.isEmpty() && other.length() > attribute.length() && other.endsWith(attribute))
                .findFirst().ifPresent(longer -> findings.at(document.path(), mapping.tfVariable().range(), ("\"%s\" is searched for "
                        + "as a part of each line and so is found in \"%s\" as well. Write \\b%s").formatted(attribute, longer, attribute))
                        .severity(Severity.INFORMATION).stage(Stage.SILENT).add());
    }
}
