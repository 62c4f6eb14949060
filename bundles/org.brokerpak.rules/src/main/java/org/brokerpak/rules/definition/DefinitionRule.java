/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashSet;
import java.util.Set;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.DocumentRule;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;

/** What the rules about a service definition share: they get its typed content. */
abstract class DefinitionRule extends DocumentRule {

    /** A rule for what {@code pak build} refuses. */
    DefinitionRule(String id) {
        this(id, Severity.ERROR, Stage.PAK_BUILD);
    }

    DefinitionRule(String id, Severity severity, Stage stage) {
        super(new RuleInfo(id, severity, stage), Set.of(DocumentKinds.SERVICE));
    }

    @Override
    public final void check(PakDocument document, Findings findings) {
        check(document, ServiceDefinition.of(document), findings);
    }

    /** The keys of a mapping; none of anything else. */
    static Set<String> keys(YamlNode node) {
        Set<String> keys = new HashSet<>();
        if (node instanceof YamlMapping mapping) {
            mapping.entries().forEach(entry -> entry.name().ifPresent(keys::add));
        }
        return keys;
    }

    abstract void check(PakDocument document, ServiceDefinition definition, Findings findings);
}
