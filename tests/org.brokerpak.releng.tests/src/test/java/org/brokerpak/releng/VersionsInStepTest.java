/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** The versions of libraries stand in the root pom, for Maven, and in the target platform, for Tycho. */
class VersionsInStepTest {

    private static final Pattern PROPERTY = Pattern.compile("\\$\\{([^}]+)}");

    private final Map<String, String> pom = pomVersions();
    private final Map<String, String> target = targetVersions();

    VersionsInStepTest() throws IOException {
        // The fields are read from files.
    }

    @Test
    void theLibrariesOfOurBundlesHaveTheSameVersionInPomAndTarget() {
        Map<String, String> shared = new TreeMap<>(pom);
        shared.keySet().retainAll(target.keySet());
        assertEquals(shared, shared.keySet().stream().collect(Collectors.toMap(key -> key, target::get, (a, b) -> a,
                TreeMap::new)), "change both pom.xml and releng/org.brokerpak.target");
        assertTrue(shared.keySet().containsAll(Set.of("org.yaml:snakeyaml", "org.eclipse.lsp4j:org.eclipse.lsp4j",
                "com.google.code.gson:gson")), () -> "compared only " + shared.keySet());
    }

    @Test
    void lsp4jAndItsJsonRpcAreOfOneVersion() {
        assertEquals(target.get("org.eclipse.lsp4j:org.eclipse.lsp4j"),
                target.get("org.eclipse.lsp4j:org.eclipse.lsp4j.jsonrpc"));
    }

    @Test
    void theWorkbenchTestsUseTheJUnitOfTheOthers() {
        assertEquals(pom.get("org.junit:junit-bom"), target.get("org.junit.jupiter:junit-jupiter"));
    }

    @Test
    void whatIsNestedIsNotInTheTarget() {
        assertTrue(target.keySet().stream().noneMatch(key -> key.startsWith("com.networknt:")
                || key.startsWith("tools.jackson.core:") || key.startsWith("org.slf4j:")), target.keySet()::toString);
    }

    private static Map<String, String> pomVersions() throws IOException {
        Document document = Delivery.xml(Delivery.ROOT.resolve("pom.xml"));
        Element properties = Delivery.elements(document, "properties").get(0);
        Element managed = Delivery.elements(document, "dependencyManagement").get(0);
        Map<String, String> versions = new TreeMap<>();
        for (Element dependency : Delivery.elements(document, "dependency")) {
            if (dependency.getParentNode().getParentNode() == managed) {
                Matcher property = PROPERTY.matcher(Delivery.child(dependency, "version"));
                versions.put(key(dependency), property.replaceAll(
                        match -> Matcher.quoteReplacement(Delivery.child(properties, match.group(1)))));
            }
        }
        return versions;
    }

    private static Map<String, String> targetVersions() throws IOException {
        Map<String, String> versions = new TreeMap<>();
        for (Element dependency : Delivery.elements(Delivery.xml(Delivery.ROOT.resolve(
                "releng/org.brokerpak.target/org.brokerpak.target.target")), "dependency")) {
            versions.put(key(dependency), Delivery.child(dependency, "version"));
        }
        return versions;
    }

    private static String key(Element dependency) {
        return Delivery.child(dependency, "groupId") + ":" + Delivery.child(dependency, "artifactId");
    }
}
