/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action.Kind;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.SourceMap.WorkspacePlace;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;
import org.brokerpak.syntax.text.TextRange;
import org.junit.jupiter.api.Test;

/** From each character of a workspace to the author's text, and back. */
class SourceMapTest {

    private static final String SERVICE = """
            provision:
              user_inputs:
                - field_name: size
                  type: integer
                  default: 5
              template: |
                variable "size" {}
                  variable "other" {}
                output "o" { value = var.size }
              template_refs: {more: m.tf}
            ### m.tf
            variable "third" {}
            """;

    private final ServiceFile service = Services.of(SERVICE);
    private final Workspace workspace = Workspace.of(service, Kind.PROVISION, Map.of("size", 5L));

    private String source(SourceMap map, String path, String text) {
        int at = workspace.file(path).orElseThrow().text().text().indexOf(text);
        return map.toSource(path, new TextRange(at, at + text.length())).map(place -> place.file() + ": "
                + text(service, place)).orElse("nowhere");
    }

    private static String text(ServiceFile service, Place place) {
        return place.file().equals(service.path()) ? service.document().source().slice(place.range())
                : service.templates().stream().filter(template -> template.path().equals(place.file())).findFirst()
                        .flatMap(Template::text).orElseThrow().slice(place.range());
    }

    @Test
    void templatesLeadToWhereTheyAreWritten() {
        SourceMap map = SourceMap.of(service, workspace, Map.of());
        assertEquals("service.yml: var.size", source(map, "brokertemplate/definition.tf", "var.size"));
        assertEquals("service.yml: size\" {}\n      variable", source(map, "brokertemplate/definition.tf",
                "size\" {}\n  variable"));
        assertEquals("m.tf: third", source(map, "brokertemplate/more.tf", "third"));
        assertEquals(Optional.empty(), map.toSource("other.tf", TextRange.at(0)));
    }

    @Test
    void valuesLeadToWhatDecidedThem() {
        int five = service.document().source().text().indexOf("5\n");
        Place decided = new Place("service.yml", new TextRange(five, five + 1));
        SourceMap map = SourceMap.of(service, workspace, Map.of("size", decided));
        assertEquals("service.yml: 5", source(map, "instance.tf.json", "\"size\":5"));
        assertEquals("service.yml: other", source(map, "instance.tf.json", "\"other\":null"));
        assertEquals("m.tf: third", source(map, "instance.tf.json", "\"third\""));
        assertEquals("service.yml: o", source(map, "instance.tf.json", "${module.instance.o}"));
        assertEquals("nowhere", source(map, "instance.tf.json", "\"source\""));
        assertEquals("service.yml: size", source(SourceMap.of(service, workspace, Map.of()), "instance.tf.json",
                "\"size\""));
        assertEquals(List.of("instance.tf.json: 5"), workspaceTexts(map, "service.yml", decided.range()));
    }

    @Test
    void aPlaceInThePakLeadsToTheWorkspace() {
        SourceMap map = SourceMap.of(service, workspace, Map.of());
        int at = SERVICE.indexOf("var.size");
        assertEquals(List.of("brokertemplate/definition.tf: var.size"), workspaceTexts(map, "service.yml",
                new TextRange(at, at + 8)));
        assertEquals(List.of("brokertemplate/more.tf: variable"), workspaceTexts(map, "m.tf", new TextRange(0, 8)));
        assertEquals(List.of(), workspaceTexts(map, "service.yml", new TextRange(0, 3)));
        assertEquals(List.of(), workspaceTexts(map, "none.tf", new TextRange(0, 3)));
    }

    private List<String> workspaceTexts(SourceMap map, String file, TextRange range) {
        return map.toWorkspace(file, range).stream()
                .map(place -> place.path() + ": " + workspace.file(place.path()).orElseThrow().text()
                        .slice(place.range())).toList();
    }

    @Test
    void everyCharacterOfRealTemplatesIsFoundAgain() {
        int characters = 0;
        for (ServiceFile real : Services.ofCorpus()) {
            for (Kind kind : Kind.values()) {
                characters += checkRoundTrip(real, Workspace.of(real, kind));
            }
        }
        System.out.println(characters + " characters of real templates led back to their place");
    }

    @Test
    void everyCharacterSurvivesEveryStyleOfYaml() {
        Random random = new Random(11);
        int found = 0;
        for (int i = 0; i < 400; i++) {
            String text = randomTemplate(random);
            for (String scalar : List.of(literal(text), folded(text), single(text), escaped(text))) {
                ServiceFile styled = Services.of("provision:\n  templates:\n    main: " + scalar + "\n  outputs: []\n");
                Workspace made = Workspace.of(styled, Kind.PROVISION);
                assertEquals(text, made.file("main.tf").orElseThrow().text().text(), scalar);
                found += checkRoundTrip(styled, made);
            }
        }
        assertTrue(found > 10_000);
    }

    /** @return characters checked */
    private static int checkRoundTrip(ServiceFile service, Workspace workspace) {
        SourceMap map = SourceMap.of(service, workspace, Map.of());
        Map<String, Integer> uses = new TreeMap<>();
        workspace.templateFiles().forEach(file -> uses.merge(file.template().path(), 1, Integer::sum));
        int characters = 0;
        for (TemplateFile file : workspace.templateFiles()) {
            String text = file.text().text();
            for (int i = 0; i < text.length(); i++) {
                Place place = map.toSource(file.path(), new TextRange(i, i + 1)).orElseThrow();
                String written = text(service, place);
                char c = text.charAt(i);
                if (written.length() == 1 && c != '\n' && c != ' ') {
                    assertEquals(String.valueOf(c), written, file.path() + " at " + i);
                    characters++;
                }
                if (!place.range().isEmpty()) {
                    List<WorkspacePlace> back = map.toWorkspace(place.file(), TextRange.at(place.range().start()));
                    assertTrue(back.contains(new WorkspacePlace(file.path(), TextRange.at(i))),
                            file.path() + " at " + i + ": " + place + " leads to " + back);
                }
            }
        }
        return characters;
    }

    private static String randomTemplate(Random random) {
        List<String> lines = List.of("variable \"a\" {}", "  type = string", "# it's ü \ud83d\ude00 <&>", "}", "",
                "x = \"${var.y}\\n\"",                 "a: b", "- c", "    deep = 1", "<<-EOT", "  EOT", "tab\there");
        StringBuilder text = new StringBuilder("resource {\n");
        for (int i = random.nextInt(8); i >= 0; i--) {
            text.append(lines.get(random.nextInt(lines.size()))).append('\n');
        }
        return text.append("end\n").toString();
    }

    private static String literal(String text) {
        return "|\n" + text.indent(6).replaceAll("(?m)^ +$", "");
    }

    private static String folded(String text) {
        // In a folded scalar an empty line stands for each break between lines that are not indented.
        StringBuilder out = new StringBuilder(">\n");
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length - 1; i++) {
            boolean plain = !lines[i].isEmpty() && lines[i].charAt(0) != ' ';
            int next = i + 1;
            while (next < lines.length - 1 && lines[next].isEmpty()) {
                next++;
            }
            boolean plainNext = next < lines.length - 1 && lines[next].charAt(0) != ' ';
            out.append(lines[i].isEmpty() ? "" : "      " + lines[i]).append('\n');
            if (plain && plainNext) {
                out.append('\n');
            }
        }
        return out.toString().stripTrailing();
    }

    private static String single(String text) {
        StringBuilder out = new StringBuilder("'");
        String[] lines = text.replace("'", "''").split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            out.append(lines[i]).append(i == lines.length - 1 ? "" : "\n\n");
        }
        return text.contains("\n ") || text.contains("\n\n") ? escaped(text)
                : out.toString().replaceAll("(?m)^(?=[^'])", "      ").replaceFirst("^ +", "") + "      '";
    }

    private static String escaped(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n\\\n      ")
                .replace("\t", "\\t").replace("ü", "\\u00fc").replaceAll("(?m)^      ( +)", "      \\\\$1") + "\"";
    }
}
