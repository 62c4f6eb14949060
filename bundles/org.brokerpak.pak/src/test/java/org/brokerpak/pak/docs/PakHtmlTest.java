/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;

import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class PakHtmlTest {

    @Test
    void everyEntryOfTheContentsLeadsSomewhere() throws IOException {
        String page = page("input.yml");
        Set<String> anchors = found(" id=\"([^\"]+)\"", page);
        Set<String> links = found(" href=\"#([^\"]+)\"", page);
        assertEquals(new TreeSet<>(Set.of("service-0", "provisioning-0", "binding-0", "plans-0", "examples-0")), links);
        assertTrue(anchors.containsAll(links), anchors.toString());
    }

    @Test
    void thePageIsWellFormedAndNeedsNoOtherFile() throws Exception {
        String page = page("input.yml");
        assertFalse(page.contains("<script") || page.contains("<link") || page.contains("<img"), page);
        assertTrue(page.contains("prefers-color-scheme: dark"), page);
        parse(page);
    }

    @Test
    void whateverAnAuthorWritesStaysText() throws Exception {
        String nasty = "\"</p><script>alert('x')</script>&\"";
        String page = PakHtml.of(PakMarkdownTest.definition("""
                name: %1$s
                display_name: %1$s
                description: %1$s
                documentation_url: "javascript:alert(1)"
                image_url: "data:image/png;base64,x\\" onerror=\\"alert(1)"
                tags: [%1$s]
                plans: [{name: %1$s, properties: {%1$s: %1$s}}]
                provision: {user_inputs: [{field_name: %1$s, details: %1$s, default: %1$s, enum: {%1$s: %1$s}}]}
                examples: [{name: %1$s, provision_params: {%1$s: %1$s}}]
                """.formatted(nasty)));
        assertFalse(page.contains("<script") || page.contains("href=\"javascript") || page.contains("\" onerror=\""),
                page);
        parse(page);
    }

    @Test
    void commandsAreOnesThatAShellUnderstands() {
        String page = PakHtml.of(PakMarkdownTest.definition("""
                name: a
                plans: [{name: small plan, id: x}]
                examples: [{name: e, plan_id: x, provision_params: {it: "it's"}}]
                """));
        assertTrue(page.contains(Html.escaped("cf create-service a 'small plan' my-service -c '{\n    \"it\": "
                + "\"it'\\''s\"\n}'")), page);
    }

    private static String page(String resource) throws IOException {
        return PakHtml.of(PakMarkdownTest.definition(PakMarkdownTest.resource(resource)));
    }

    private static Set<String> found(String pattern, String page) {
        return Pattern.compile(pattern).matcher(page).results().map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Reads the page as XML, which it is but for the elements without an end. */
    private static void parse(String page) throws ParserConfigurationException, IOException, SAXException {
        String xml = page.replaceFirst("<!DOCTYPE html>", "").replaceAll("<(meta|br|img)([^>]*)>", "<$1$2/>");
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(xml)));
    }
}
