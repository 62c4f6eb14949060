/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Example;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.pak.data.GoText;
import org.brokerpak.pak.data.PlainData;
import org.brokerpak.pak.packing.PackedImage;
import org.brokerpak.syntax.yaml.YamlMapping;

/**
 * The documentation as one page for browsers. It needs no other file and fetches none; it says more than the broker's
 * Markdown does: which inputs cannot be changed later, what the plans set, commands that a shell understands.
 */
public final class PakHtml {

    private final Pak pak;
    private final StringBuilder out = new StringBuilder();

    private PakHtml(Pak pak) {
        this.pak = pak;
    }

    /** The page. */
    public static String of(Pak pak) {
        return new PakHtml(pak).page();
    }

    private String page() {
        List<ServiceDefinition> services = SortedServices.of(pak).toList();
        String version = pak.manifest().map(manifest -> manifest.content().version().value()).orElse("");
        String title = (pak.displayedName() + " " + version).strip();
        out.append("""
                <!DOCTYPE html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <style>
                %s</style>
                </head>
                <body>
                <nav aria-label="Contents">
                <ul>
                """.formatted(Html.escaped(title), style()));
        for (int i = 0; i < services.size(); i++) {
            contents(services.get(i), i);
        }
        out.append("</ul>\n</nav>\n<main>\n<h1>").append(Html.escaped(title)).append("</h1>\n");
        if (services.isEmpty()) {
            out.append("<p>This pak has no services.</p>\n");
        }
        for (int i = 0; i < services.size(); i++) {
            service(services.get(i), i);
        }
        return out.append("</main>\n</body>\n</html>\n").toString();
    }

    private static String style() {
        try (InputStream content = PakHtml.class.getResourceAsStream("page.css")) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void contents(ServiceDefinition service, int number) {
        out.append("<li><a href=\"#service-%d\">%s</a>\n<ul>\n".formatted(number, Html.escaped(title(service))));
        for (String section : List.of("Provisioning", "Binding", "Plans", "Examples")) {
            out.append("<li><a href=\"#%s\">%s</a></li>\n".formatted(anchor(section, number), section));
        }
        out.append("</ul>\n</li>\n");
    }

    private static String anchor(String section, int number) {
        return section.toLowerCase(Locale.ROOT) + "-" + number;
    }

    private static String title(ServiceDefinition service) {
        String displayed = service.displayName().value();
        return displayed.isBlank() ? service.name().value() : displayed;
    }

    private void service(ServiceDefinition service, int number) {
        String image = PackedImage.url(service.imageUrl().value(), pak.files());
        // Only an image that is inside the page can be shown without fetching it.
        String picture = image.startsWith("data:image/")
                ? "<img src=\"" + Html.escaped(image) + "\" alt=\"\"> " : "";
        out.append("<section>\n<h2 id=\"service-%d\">%s%s</h2>\n<p>%s</p>\n<dl>\n".formatted(number, picture,
                Html.escaped(title(service)), Html.escaped(service.description().value())));
        fact("Service name", Html.code(service.name().value()));
        fact("Id", Html.code(service.id().value()));
        fact("Provider", Html.escaped(service.providerDisplayName().value()));
        fact("Documentation", Html.link(service.documentationUrl().value()));
        fact("Support", Html.link(service.supportUrl().value()));
        fact("Tags", service.tags().stream().map(Field::value).map(Html::code).collect(Collectors.joining(" ")));
        fact("Plan can be changed", service.planUpdateable().value() ? "yes" : "no");
        out.append("</dl>\n");
        heading("Provisioning", number);
        table("Parameters", service.provision().userInputs());
        heading("Binding", number);
        table("Parameters", service.bind().userInputs());
        List<Variable> outputs = new ArrayList<>(service.provision().outputs());
        outputs.addAll(service.bind().outputs());
        table("Credentials", outputs);
        heading("Plans", number);
        if (service.plans().isEmpty()) {
            out.append("<p class=\"quiet\">None: the operator of the broker adds them.</p>\n");
        }
        service.plans().forEach(plan -> plan(service, plan));
        heading("Examples", number);
        if (service.examples().isEmpty()) {
            out.append("<p class=\"quiet\">None.</p>\n");
        }
        service.examples().forEach(example -> example(service, example));
        out.append("</section>\n");
    }

    private void fact(String name, String html) {
        if (!html.isEmpty() && !html.equals(Html.code(""))) {
            out.append("<dt>").append(name).append("</dt><dd>").append(html).append("</dd>\n");
        }
    }

    private void heading(String section, int number) {
        out.append("<h3 id=\"%s\">%s</h3>\n".formatted(anchor(section, number), section));
    }

    private void table(String title, List<Variable> variables) {
        out.append("<h4>").append(title).append("</h4>\n");
        if (variables.isEmpty()) {
            out.append("<p class=\"quiet\">None.</p>\n");
            return;
        }
        out.append("<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Name</th><th scope=\"col\">Type</th>"
                + "<th scope=\"col\">Meaning</th><th scope=\"col\">Default</th></tr></thead>\n<tbody>\n");
        variables.forEach(this::row);
        out.append("</tbody>\n</table></div>\n");
    }

    private void row(Variable variable) {
        Object value = PlainData.of(variable.defaultValue());
        List<String> notes = notes(variable);
        out.append("<tr><td>%s%s</td><td>%s</td><td>%s%s</td><td>%s</td></tr>\n".formatted(
                Html.code(variable.fieldName().value()),
                variable.required().value() ? " <span class=\"must\">required</span>" : "",
                Html.escaped(variable.type().value()), Html.escaped(InputNotes.details(variable).strip()),
                notes.isEmpty() ? "" : notes.stream().collect(Collectors.joining("</li><li>", "<ul><li>",
                        "</li></ul>")),
                value == null ? "" : Html.code(value)));
    }

    private static List<String> notes(Variable variable) {
        List<String> notes = new ArrayList<>();
        InputNotes.schema(variable).forEach((keyword, value) -> notes.add(
                Html.escaped(keyword.equals("enum") ? "one of" : keyword) + " " + Html.code(value)));
        if (variable.enumValues() instanceof YamlMapping) {
            PlainData.map(variable.enumValues()).forEach((key, meaning) -> {
                if (meaning != null && !meaning.toString().isBlank()) {
                    notes.add(Html.code(key) + ": " + Html.escaped(meaning.toString()));
                }
            });
        }
        if (variable.nullable().value()) {
            notes.add("may be null");
        }
        if (variable.prohibitUpdate().value()) {
            notes.add("cannot be changed later");
        }
        return notes;
    }

    private void plan(ServiceDefinition service, Plan plan) {
        String displayed = plan.displayName().value();
        out.append("<h4>%s%s</h4>\n<p>%s</p>\n<dl>\n".formatted(Html.code(plan.name().value()),
                displayed.isBlank() ? "" : " " + Html.escaped(displayed), Html.escaped(plan.description().value())));
        fact("Id", Html.code(plan.id().value()));
        fact("Free", plan.free().value() ? "yes" : "no");
        values("Sets", PlainData.map(plan.properties()));
        values("Fixes on " + Action.Kind.PROVISION.key(), PlainData.map(plan.provisionOverrides()));
        values("Fixes on " + Action.Kind.BIND.key(), PlainData.map(plan.bindOverrides()));
        out.append("</dl>\n").append(Html.block("cf create-service " + quoted(service.name().value()) + " "
                + quoted(plan.name().value()) + " my-service"));
    }

    private void values(String title, Map<String, Object> values) {
        fact(title, values.entrySet().stream()
                .map(value -> Html.code(value.getKey()) + " = " + Html.code(value.getValue()))
                .collect(Collectors.joining("<br>")));
    }

    private void example(ServiceDefinition service, Example example) {
        Map<String, Object> provision = PlainData.map(example.provisionParams());
        Map<String, Object> bind = PlainData.map(example.bindParams());
        String plan = service.plans().stream().filter(known -> known.id().value().equals(example.planId().value()))
                .map(known -> known.name().value()).reduce((first, last) -> last).orElse("PLAN");
        out.append("<h4>%s</h4>\n<p>%s</p>\n".formatted(Html.escaped(example.name().value()),
                Html.escaped(example.description().value())));
        out.append(Html.block("cf create-service " + quoted(service.name().value()) + " " + quoted(plan)
                + " my-service -c " + quoted(GoText.indentedJson(provision)) + "\ncf bind-service my-app my-service -c "
                + quoted(GoText.indentedJson(bind))));
    }

    /** A word for a shell. */
    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9._-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
