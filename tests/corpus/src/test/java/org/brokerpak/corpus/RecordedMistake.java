/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.corpus;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.compressors.xz.XZCompressorInputStream;

/**
 * Mistakes that real authors made and mended, each with the pak before and after the mend.
 *
 * @param id of the mistake
 * @param level which part of a pak it is in: schema, hil, hcl, cross, other
 * @param category what kind of mistake it is
 * @param file where it was
 * @param line counted from 1
 * @param manifest path of the manifest in the repository
 * @param before the files with the mistake
 * @param after the files without it
 */
record RecordedMistake(String id, String level, String category, String file, int line, String manifest,
        Map<String, String> before, Map<String, String> after) {

    /** All of them; empty, with a word printed, when they are not on this machine. */
    static List<RecordedMistake> read() throws IOException {
        Path list = Corpus.folder().resolve("bugs-dev.json");
        Path archive = Corpus.folder().resolve("bugs-dev.tar.xz");
        if (!Files.isRegularFile(list) || !Files.isRegularFile(archive)) {
            System.out.println("Recorded mistakes: none at " + Corpus.folder() + ", so the rules are not measured on them.");
            return List.of();
        }
        Map<String, Map<String, String>> trees = readTrees(archive);
        List<RecordedMistake> mistakes = new ArrayList<>();
        try (Reader reader = Files.newBufferedReader(list)) {
            JsonArray all = JsonParser.parseReader(reader).getAsJsonArray();
            for (JsonElement element : all) {
                JsonObject mistake = element.getAsJsonObject();
                String id = text(mistake, "id");
                mistakes.add(new RecordedMistake(id, text(mistake, "level"), text(mistake, "category"),
                        text(mistake, "file"), mistake.get("line").getAsInt(), text(mistake, "manifest"),
                        trees.getOrDefault(id + "/before", Map.of()), trees.getOrDefault(id + "/after", Map.of())));
            }
        }
        return mistakes;
    }

    private static String text(JsonObject object, String key) {
        JsonElement value = object.get(key);
        return value == null || value.isJsonNull() ? "" : value.getAsString();
    }

    /** The texts in the archive, by {@code id/before} or {@code id/after} and then by path. */
    private static Map<String, Map<String, String>> readTrees(Path archive) throws IOException {
        Map<String, Map<String, String>> trees = new TreeMap<>();
        try (InputStream file = new BufferedInputStream(Files.newInputStream(archive));
                TarArchiveInputStream tar = new TarArchiveInputStream(new XZCompressorInputStream(file))) {
            for (TarArchiveEntry entry = tar.getNextEntry(); entry != null; entry = tar.getNextEntry()) {
                // bugs/B001/before/terraform/main.tf
                String[] names = entry.getName().split("/", 4);
                if (entry.isFile() && names.length == 4) {
                    trees.computeIfAbsent(names[1] + "/" + names[2], key -> new TreeMap<>())
                            .put(names[3], new String(tar.readAllBytes(), StandardCharsets.UTF_8));
                }
            }
        }
        return trees;
    }
}
