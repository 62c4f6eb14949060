/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.pak.data.GoText;
import org.brokerpak.pak.data.PlainData;
import org.brokerpak.pak.packing.PackedImage;

/** The documentation that the broker's own {@code pak docs} prints, to the letter (broker-behaviour 7.1). */
public final class PakMarkdown {

    private static final String END_OF_SERVICE = "\n" + "-".repeat(80) + "\n";
    private static final Pattern TRAILING_BLANKS = Pattern.compile("[ \\t]+$", Pattern.MULTILINE);

    private PakMarkdown() {
    }

    /** The Markdown of all services, sorted by name; empty for a pak without any. */
    public static String of(Pak pak) {
        String text = SortedServices.of(pak)
                .map(service -> service(service, PackedImage.url(service.imageUrl().value(), pak.files()))
                        + END_OF_SERVICE)
                .collect(Collectors.joining());
        String clean = TRAILING_BLANKS.matcher(text).replaceAll("").strip();
        return clean.isEmpty() ? "" : clean + "\n";
    }

    private static String service(ServiceDefinition service, String image) {
        return """

                # <a name="%s"></a> ![](%s) %s
                %s

                 * [Documentation](%s)
                 * [Support](%s)
                 * Catalog Metadata ID: %s
                 * Tags: %s
                 * Service Name: %s
                 * Provider Display Name : %s

                ## Provisioning

                **Request Parameters**

                %s

                ## Binding

                **Request Parameters**

                %s
                **Response Parameters**

                %s
                ## Plans

                The following plans are built-in to the Cloud Service Broker and may be overridden
                or disabled by the broker administrator.

                %s

                ## Examples

                %s

                %s
                """.formatted(service.name().value(), image, service.displayName().value(),
                        service.description().value(), service.documentationUrl().value(),
                        service.supportUrl().value(), code(service.id().value()),
                        service.tags().stream().map(Field::value).collect(Collectors.joining(", ")),
                        code(service.name().value()), code(service.providerDisplayName().value()),
                        inputs(service.provision().userInputs()), inputs(service.bind().userInputs()),
                        variables(Stream.concat(service.provision().outputs().stream(),
                                service.bind().outputs().stream()).toList()),
                        plans(service.plans()), service.examples().isEmpty() ? "_No examples._" : "",
                        service.examples().stream().map(example -> example(service, example))
                                .collect(Collectors.joining()));
    }

    private static String inputs(List<Variable> inputs) {
        return (inputs.isEmpty() ? "_No parameters supported._" : "") + "\n" + variables(inputs);
    }

    private static String variables(List<Variable> variables) {
        return variables.stream().map(PakMarkdown::variable).collect(Collectors.joining());
    }

    private static String variable(Variable variable) {
        Object value = PlainData.of(variable.defaultValue());
        return " * %s _%s_ - %s%s%s\n".formatted(code(variable.fieldName().value()), variable.type().value(),
                variable.required().value() ? "**Required** " : "", InputNotes.details(variable),
                value == null ? "" : " Default: " + code(value) + ".")
                + InputNotes.sentences(variable).stream().map(sentence -> "    * " + sentence + "\n")
                        .collect(Collectors.joining());
    }

    private static String plans(List<Plan> plans) {
        return (plans.isEmpty() ? "_No plans available_" : "") + "\n" + plans.stream().map(plan -> """
                * **%s**
                  * Plan ID: %s.
                  * Description: %s
                %s%s""".formatted(code(plan.name().value()), code(plan.id().value()), plan.description().value(),
                overrides(PlainData.map(plan.provisionOverrides()), "provision"),
                overrides(PlainData.map(plan.bindOverrides()), "bind"))).collect(Collectors.joining());
    }

    private static String overrides(Map<String, Object> values, String request) {
        return "  * This plan %s user variables on %s.\n".formatted(
                values.isEmpty() ? "doesn't override" : "overrides the following", request)
                + values.entrySet().stream().map(value -> "    * %s = %s\n".formatted(code(value.getKey()),
                        code(value.getValue()))).collect(Collectors.joining());
    }

    private static String example(ServiceDefinition service, Example example) {
        Object provision = PlainData.of(example.provisionParams());
        Object bind = PlainData.of(example.bindParams());
        String name = service.name().value();
        return """

                ### %s


                %s
                Uses plan: %s.

                **Provision**

                ```javascript
                %s
                ```

                **Bind**

                ```javascript
                %s
                ```

                **Cloud Foundry Example**

                <pre>
                $ cf create-service %s %s my-%s-example -c `%s`
                $ cf bind-service my-app my-%s-example -c `%s`
                </pre>

                """.formatted(example.name().value(), example.description().value(),
                        code(example.planId().value()), GoText.indentedJson(provision), GoText.indentedJson(bind),
                        name, planName(service, example), name, GoText.json(provision), name, GoText.json(bind));
    }

    private static String planName(ServiceDefinition service, Example example) {
        return service.plans().stream().filter(plan -> plan.id().value().equals(example.planId().value()))
                .map(plan -> plan.name().value()).reduce((first, last) -> last).orElse("unknown-plan");
    }

    private static String code(Object value) {
        return "`" + GoText.printed(value) + "`";
    }
}
