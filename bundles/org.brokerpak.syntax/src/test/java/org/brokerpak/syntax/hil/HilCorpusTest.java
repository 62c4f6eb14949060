/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;
import org.yaml.snakeyaml.error.YAMLException;

/** Expressions of real paks, where those are present: no mistake is reported that is none. */
class HilCorpusTest {

    @Test
    void defaultsOfRealPaksHaveNoProblems() throws IOException {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", "absent"));
        if (!Files.isDirectory(corpus)) {
            System.out.println("HilCorpusTest: no real paks at the place that brokerpak.corpus names");
        }
        assumeTrue(Files.isDirectory(corpus), "real paks are absent");
        List<String> templates = new ArrayList<>();
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".yml")).toList()) {
                collectDefaults(load(file), templates);
            }
        }
        long expressions = templates.stream().filter(text -> text.contains("${")).count();
        assertTrue(expressions > 100, "too few: " + expressions);
        HilScope everything = name -> Optional.of(HilVariableType.unknown());
        for (String text : templates) {
            HilTemplate template = HilTemplate.parse(text);
            assertEquals(List.of(), template.problems(), text);
            assertEquals(List.of(), HilChecker.check(template, everything).problems(), text);
        }
        System.out.println("HilCorpusTest: " + templates.size() + " defaults of real paks");
    }

    private static Object load(Path file) throws IOException {
        try {
            return new Yaml(new SafeConstructor(new LoaderOptions())).load(Files.readString(file));
        } catch (YAMLException notOneDocument) {
            return null;
        }
    }

    private static void collectDefaults(Object document, List<String> templates) {
        if (document instanceof Map<?, ?> definition) {
            for (String action : List.of("provision", "bind")) {
                if (definition.get(action) instanceof Map<?, ?> section) {
                    collectInputs(section.get("user_inputs"), templates);
                    collectInputs(section.get("computed_inputs"), templates);
                }
            }
        }
    }

    private static void collectInputs(Object inputs, List<String> templates) {
        if (inputs instanceof List<?> list) {
            for (Object input : list) {
                if (input instanceof Map<?, ?> entry && entry.get("default") instanceof String text) {
                    templates.add(text);
                }
            }
        }
    }
}
