/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.names;

import java.util.List;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.names.Occurrence.Role;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hil.HilNode;

/** The names of a service definition and of the expressions in it. */
final class DefinitionNames {

    private static final String DETAILS = "instance.details";
    private static final String PLAN_PROPERTIES = "request.plan_properties";

    private final NameCollector names;
    private final PakDocument document;
    private final ServiceDefinition definition;

    private DefinitionNames(NameCollector names, ServiceFile service) {
        this.names = names;
        this.document = service.document();
        this.definition = service.content();
    }

    static void collect(ServiceFile service, NameCollector names) {
        DefinitionNames collector = new DefinitionNames(names, service);
        collector.definition.actions().forEach(collector::action);
        collector.definition.plans().forEach(collector::plan);
        collector.definition.examples().forEach(collector::example);
        HilSite.in(service.document()).forEach(collector::expression);
    }

    /** The scope of an action's names. */
    static String scope(PakDocument document, Action.Kind action) {
        return document.path() + "#" + action.key();
    }

    private void action(Action action) {
        String scope = scope(document, action.kind());
        for (List<Variable> inputs : List.of(action.userInputs(), action.planInputs())) {
            for (Variable input : inputs) {
                names.addField(NameKind.INPUT, scope, document, input.fieldName(), Role.DECLARATION);
                names.addField(NameKind.INPUT, scope, document, input.tfAttributeSkip(), Role.USE);
            }
        }
        action.computedInputs().forEach(
                input -> names.addField(NameKind.INPUT, scope, document, input.name(), Role.DECLARATION));
        action.importInputs().forEach(
                input -> names.addField(NameKind.INPUT, scope, document, input.fieldName(), Role.DECLARATION));
        action.outputs().forEach(
                output -> names.addField(NameKind.OUTPUT, scope, document, output.fieldName(), Role.DECLARATION));
    }

    private void plan(Plan plan) {
        names.addField(NameKind.PLAN_ID, document.path(), document, plan.id(), Role.DECLARATION);
        // A property sets the input of provisioning and, where bind takes it from the plan, that of binding.
        names.addKeys(NameKind.INPUT, scope(document, Action.Kind.PROVISION), document, plan.properties(),
                Role.ASSIGNMENT);
        plan.propertyMap().ifPresent(properties -> properties.entries().forEach(property -> {
            String name = property.name().orElse("");
            if (definition.bind().planInputs().stream().anyMatch(input -> input.fieldName().value().equals(name))) {
                names.add(NameKind.INPUT, scope(document, Action.Kind.BIND), name, document.path(),
                        property.key().range(), Role.ASSIGNMENT, false);
            }
        }));
        names.addKeys(NameKind.INPUT, scope(document, Action.Kind.PROVISION), document, plan.provisionOverrides(),
                Role.ASSIGNMENT);
        names.addKeys(NameKind.INPUT, scope(document, Action.Kind.BIND), document, plan.bindOverrides(),
                Role.ASSIGNMENT);
    }

    private void example(Example example) {
        names.addField(NameKind.PLAN_ID, document.path(), document, example.planId(), Role.USE);
        names.addKeys(NameKind.INPUT, scope(document, Action.Kind.PROVISION), document, example.provisionParams(),
                Role.ASSIGNMENT);
        names.addKeys(NameKind.INPUT, scope(document, Action.Kind.BIND), document, example.bindParams(),
                Role.ASSIGNMENT);
    }

    private void expression(HilSite site) {
        String scope = scope(document, site.action().kind());
        for (HilNode.Variable variable : site.template().variables()) {
            // The request's own variables have dots in their names and are nobody's to rename.
            if (variable.name().indexOf('.') < 0) {
                names.add(NameKind.INPUT, scope, variable.name(), document.path(), site.place(variable.range()), Role.USE,
                        false);
            }
        }
        for (HilNode.Index index : site.template().nodes(HilNode.Index.class)) {
            if (index.key() instanceof HilNode.Quoted quoted && quoted.parts().size() == 1
                    && quoted.parts().getFirst() instanceof HilNode.Literal key) {
                String provision = scope(document, Action.Kind.PROVISION);
                if (index.target().name().equals(DETAILS)) {
                    names.add(NameKind.OUTPUT, provision, key.value(), document.path(), site.place(key.range()), Role.USE,
                            true);
                } else if (index.target().name().equals(PLAN_PROPERTIES)) {
                    names.add(NameKind.INPUT, provision, key.value(), document.path(), site.place(key.range()), Role.USE,
                            true);
                }
            }
        }
    }
}
