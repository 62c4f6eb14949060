/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.junit.jupiter.api.Test;

/** The sample pak keeps to the broker's rules, so that a newcomer's first build succeeds (broker-behaviour 1, 2, 5.9). */
class SamplePakTest {

    private static final Path PAK = Path.of("../../releng/sample-pak");

    private final YamlDocument manifestText = read("manifest.yml");
    private final Manifest manifest = Manifest.read(manifestText);

    private static YamlDocument read(String file) {
        try {
            return YamlDocument.parse(Files.readString(PAK.resolve(file)));
        } catch (IOException e) {
            throw new AssertionError("cannot read " + file + " of the sample", e);
        }
    }

    private List<YamlDocument> definitions() {
        return manifest.serviceDefinitions().stream().map(file -> read(file.value())).toList();
    }

    @Test
    void theSchemasFindNothing() {
        assertEquals(List.of(), DocumentSchema.of(DocumentKinds.MANIFEST).validator().validate(manifestText));
        for (YamlDocument definition : definitions()) {
            assertEquals(List.of(), DocumentSchema.of(DocumentKinds.SERVICE).validator().validate(definition));
            assertEquals(List.of(), definition.problems());
        }
    }

    @Test
    void nothingThatTheSpecificationDemandsIsMissing() {
        for (YamlDocument definition : definitions()) {
            YamlMapping root = definition.rootMapping().orElseThrow();
            DocumentSchema.of(DocumentKinds.SERVICE).catalog().root().fields().stream()
                    .filter(SchemaField::specRequired)
                    .forEach(field -> assertTrue(root.entry(field.name()).isPresent(), field.name()));
        }
    }

    @Test
    void eachBinaryIsWhereTheBrokerLooksForIt() {
        for (Platform platform : manifest.platforms()) {
            for (Binary binary : manifest.binaries()) {
                String name = binary.name().value();
                String url = binary.urlTemplate().value().replace("${name}", name)
                        .replace("${version}", binary.version().value())
                        .replace("${os}", platform.os().value()).replace("${arch}", platform.arch().value());
                Path file = PAK.resolve(url).normalize();
                assertTrue(Files.isExecutable(file), file + " is not an executable file");
                assertEquals(name.equals("tofu") ? "tofu" : name + "_v" + binary.version().value(),
                        file.getFileName().toString());
            }
        }
    }

    @Test
    void idsAreUnique() {
        Set<String> seen = new HashSet<>();
        for (YamlDocument definition : definitions()) {
            ServiceDefinition service = ServiceDefinition.read(definition);
            assertTrue(seen.add(service.id().value()), service.id().value());
            service.plans().forEach(plan -> assertTrue(seen.add(plan.id().value()), plan.id().value()));
        }
    }

    @Test
    void imagesAreEmbeddable() throws IOException {
        for (YamlDocument definition : definitions()) {
            String url = ServiceDefinition.read(definition).imageUrl().value();
            byte[] image = Files.readAllBytes(PAK.resolve(url.replaceFirst("^file://", "")));
            assertEquals("89504e47", "%02x%02x%02x%02x".formatted(image[0], image[1], image[2], image[3]), url);
        }
    }

    @Test
    void templatesAndDeclarationsAgree() {
        for (YamlDocument definition : definitions()) {
            ServiceDefinition service = ServiceDefinition.read(definition);
            for (Action action : List.of(service.provision(), service.bind())) {
                StringBuilder hcl = new StringBuilder();
                for (NamedText reference : action.templateRefs()) {
                    hcl.append(text(reference.text().value())).append('\n');
                }
                String where = service.name().value() + " " + action.kind().key();
                assertEquals(inputs(action), blocks(hcl, "variable"), where);
                Set<String> outputs = blocks(hcl, "output");
                outputs.remove("status");
                assertEquals(names(action.outputs().stream().map(Action.Variable::fieldName)), outputs, where);
            }
        }
    }

    private static String text(String file) {
        try {
            return Files.readString(PAK.resolve(file));
        } catch (IOException e) {
            throw new AssertionError("cannot read " + file + " of the sample", e);
        }
    }

    private static Set<String> inputs(Action action) {
        List<Field<String>> all = new ArrayList<>();
        action.planInputs().forEach(input -> all.add(input.fieldName()));
        action.userInputs().forEach(input -> all.add(input.fieldName()));
        action.computedInputs().forEach(input -> all.add(input.name()));
        return names(all.stream());
    }

    private static Set<String> names(Stream<Field<String>> fields) {
        TreeSet<String> names = new TreeSet<>();
        fields.forEach(field -> assertTrue(names.add(field.value()), field.value() + " is declared twice"));
        return names;
    }

    private static Set<String> blocks(CharSequence hcl, String type) {
        TreeSet<String> names = new TreeSet<>();
        Pattern.compile("(?m)^" + type + " \"([^\"]+)\"").matcher(hcl).results()
                .forEach(match -> names.add(match.group(1)));
        return names;
    }
}
