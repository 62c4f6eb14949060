/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.files;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

import org.brokerpak.syntax.text.SourceText;

/** Files held in memory: for tests, previews and generated paks. */
public final class LiteralPakFiles implements PakFiles {

    private final TreeMap<String, String> texts;

    private LiteralPakFiles(Map<String, String> texts) {
        this.texts = new TreeMap<>(texts);
    }

    /** Files by path. */
    public static LiteralPakFiles of(Map<String, String> texts) {
        return new LiteralPakFiles(texts);
    }

    /**
     * Files in one text, each after a line {@code ### path}; what comes before the first such line is
     * {@code manifest.yml}.
     */
    public static LiteralPakFiles parse(String literal) {
        Map<String, String> texts = new TreeMap<>();
        String path = "manifest.yml";
        StringBuilder text = new StringBuilder();
        for (String line : literal.split("(?<=\n)")) {
            if (line.startsWith("### ")) {
                put(texts, path, text);
                path = line.substring(4).strip();
                text.setLength(0);
            } else {
                text.append(line);
            }
        }
        put(texts, path, text);
        return new LiteralPakFiles(texts);
    }

    private static void put(Map<String, String> texts, String path, StringBuilder text) {
        if (!text.isEmpty() || !path.equals("manifest.yml")) {
            texts.put(path, text.toString());
        }
    }

    /** All paths, sorted. */
    public List<String> paths() {
        return List.copyOf(texts.keySet());
    }

    /** These files with one text replaced or added. */
    public LiteralPakFiles with(String path, String text) {
        TreeMap<String, String> changed = new TreeMap<>(texts);
        changed.put(path, text);
        return new LiteralPakFiles(changed);
    }

    @Override
    public FileContent read(String path) {
        return PakPath.clean(path).<FileContent>map(this::readClean).orElseGet(FileContent.Outside::new);
    }

    private FileContent readClean(String clean) {
        String text = texts.get(clean);
        if (text != null) {
            return new FileContent.Text(SourceText.of(text));
        }
        return list(clean).isEmpty() ? new FileContent.Missing() : new FileContent.Folder();
    }

    @Override
    public byte[] head(String path, int most) {
        String text = texts.getOrDefault(PakPath.clean(path).orElse(""), "");
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return Arrays.copyOf(bytes, Math.min(most, bytes.length));
    }

    @Override
    public List<String> list(String folder) {
        String prefix = folder.isEmpty() ? "" : folder + "/";
        TreeSet<String> names = new TreeSet<>();
        for (String path : texts.tailMap(prefix).keySet()) {
            if (!path.startsWith(prefix)) {
                break;
            }
            int slash = path.indexOf('/', prefix.length());
            names.add(slash < 0 ? path.substring(prefix.length()) : path.substring(prefix.length(), slash + 1));
        }
        return List.copyOf(names);
    }
}
