/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.workspace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.files.LiteralPakFiles;
import org.brokerpak.model.workspace.WorkspaceFile.TemplateFile;

/** Service definitions to make workspaces of. */
final class Services {

    private Services() {
    }

    /** The definition {@code service.yml}, which a literal starts with; other files follow after {@code ### path}. */
    static ServiceFile of(String literal) {
        return Pak.ofDefinition(LiteralPakFiles.parse("### service.yml\n" + literal), "service.yml",
                new DocumentCache()).services().getFirst();
    }

    /** Those of the real paks, which are absent, and said to be, where there is no corpus. */
    static List<ServiceFile> ofCorpus() {
        Path corpus = Path.of(System.getProperty("brokerpak.corpus", "absent"));
        List<ServiceFile> services = new ArrayList<>();
        if (!Files.isDirectory(corpus)) {
            System.out.println("no corpus of real paks at brokerpak.corpus: workspaces are tried on literals only");
            return services;
        }
        try (Stream<Path> files = Files.walk(corpus)) {
            for (Path manifest : files.filter(file -> file.endsWith("manifest.yml")).sorted().toList()) {
                services.addAll(Pak.load(LiteralPakFiles.of(texts(manifest.getParent())), new DocumentCache())
                        .services());
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return services;
    }

    private static Map<String, String> texts(Path folder) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> each.toString().matches(".*\\.(yml|tf)")).toList()) {
                try {
                    texts.put(folder.relativize(file).toString().replace('\\', '/'), Files.readString(file));
                } catch (CharacterCodingException noText) {
                    System.out.println(file.getFileName() + " is no text and left out");
                }
            }
        }
        return texts;
    }

    /** Files and texts of a workspace, each after {@code --- path}. */
    static String shown(Workspace workspace) {
        StringBuilder out = new StringBuilder();
        for (WorkspaceFile file : workspace.files()) {
            out.append("--- ").append(file.path()).append(file instanceof TemplateFile ? "" : " (generated)")
                    .append('\n').append(file.text().text()).append(file.text().text().endsWith("\n") ? "" : "\n");
        }
        return out.toString();
    }
}
