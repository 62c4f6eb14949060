/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.releng;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Where the things that are delivered lie, and how they are read. */
final class Delivery {

    /** The folder of the root pom. */
    static final Path ROOT = Path.of(System.getProperty("brokerpak.root"));
    /** The p2 repository that users install from. */
    static final Path SITE = Path.of(System.getProperty("brokerpak.site"));
    /** An Eclipse Platform without anything of ours. */
    static final Path PLATFORM = Path.of(System.getProperty("brokerpak.platform"));
    /** An Eclipse Platform into which the feature was installed from the site. */
    static final Path INSTALLED = Path.of(System.getProperty("brokerpak.installed"));
    /** The command line. */
    static final Path RUNNABLE = ROOT.resolve("bundles/org.brokerpak.cli/target/brokerpak.jar");

    /** The bundles of the feature. */
    static final Set<String> OURS = Set.of("org.brokerpak.syntax", "org.brokerpak.model", "org.brokerpak.rules",
            "org.brokerpak.pak", "org.brokerpak.languageserver", "org.brokerpak.ide.core", "org.brokerpak.ide.ui");
    /** What comes along where it is absent. */
    static final Set<String> LIBRARIES = Set.of("org.yaml.snakeyaml", "org.eclipse.lsp4j", "org.eclipse.lsp4j.jsonrpc",
            "com.google.gson");

    private Delivery() {
    }

    /** Returns the jars and folders of a folder, without their versions. */
    static Set<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replaceFirst("_\\d.*", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Returns the jar of a bundle in the update site. */
    static Path bundle(String name) throws IOException {
        try (Stream<Path> files = Files.list(SITE.resolve("plugins"))) {
            return files.filter(file -> file.getFileName().toString().startsWith(name + "_")).findFirst()
                    .orElseThrow(() -> new IOException("the update site has no bundle " + name));
        }
    }

    static Document xml(Path file) throws IOException {
        try {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + " is not XML: " + e.getMessage(), e);
        }
    }

    static List<Element> elements(Document document, String name) {
        NodeList nodes = document.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    /** Returns the text of a child element, "" if there is none. */
    static String child(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        return nodes.getLength() == 0 ? "" : nodes.item(0).getTextContent().trim();
    }
}
