/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.lock;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

import org.brokerpak.model.document.MappingReader;
import org.brokerpak.pak.goyaml.GoValue;
import org.brokerpak.pak.goyaml.GoYamlWriter;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;

/**
 * The file {@value #NAME} beside a manifest. It holds the digest of every file that was downloaded, so that the pak is
 * built from the same files on every machine and at every time. Its text depends on its entries alone.
 *
 * @param entries sorted by name, version, platform and address
 */
public record LockFile(List<Entry> entries) {

    /** Its only name. */
    public static final String NAME = "brokerpak.lock";

    private static final long VERSION = 1;
    private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");
    private static final String HEAD = """
            # What this pak is built from. Written by "brokerpak build"; belongs into version control.
            # A build refuses any other file. To accept new ones: brokerpak build --update-lock
            """;

    /**
     * What was downloaded.
     *
     * @param name of the binary in the manifest
     * @param version as it is used
     * @param platform pair {@code os/arch}, or {@value #SOURCE} for its source code
     * @param url address without credentials and query
     */
    public record Subject(String name, String version, String platform, String url) {

        /** The platform of source code. */
        public static final String SOURCE = "source";
    }

    /**
     * A file.
     *
     * @param sha256 in 64 hexadecimal digits
     */
    public record Entry(Subject subject, String sha256) {
    }

    private static final Comparator<Entry> ORDER = Comparator.comparing((Entry entry) -> entry.subject().name())
            .thenComparing(entry -> entry.subject().version()).thenComparing(entry -> entry.subject().platform())
            .thenComparing(entry -> entry.subject().url());

    public LockFile {
        Map<Subject, Entry> unique = new LinkedHashMap<>();
        entries.forEach(entry -> unique.put(entry.subject(), entry));
        entries = unique.values().stream().sorted(ORDER).toList();
    }

    /**
     * Reads a lock file.
     *
     * @throws LockException if it is not what this project wrote; nothing of it is used then
     */
    public static LockFile parse(String text) throws LockException {
        YamlDocument yaml = YamlDocument.parse(text);
        if (!yaml.isWellFormed()) {
            throw new LockException("has a syntax error: " + yaml.problems().getFirst().message(),
                    line(yaml, yaml.problems().getFirst().range()));
        }
        if (yaml.rootMapping().isEmpty()) {
            throw new LockException("is not a lock file", 0);
        }
        MappingReader root = MappingReader.of(yaml.rootMapping().get());
        if (root.integer("lock_version").value() != VERSION) {
            throw new LockException("is of version " + root.text("lock_version").value() + ", and this program reads "
                    + "version " + VERSION, line(yaml, root.text("lock_version").range()));
        }
        List<Entry> entries = new ArrayList<>();
        for (MappingReader file : root.objects("files", reader -> reader)) {
            String sha256 = file.text("sha256").value();
            if (!SHA256.matcher(sha256).matches()) {
                throw new LockException("holds \"" + sha256 + "\" where 64 hexadecimal digits are needed",
                        line(yaml, file.text("sha256").range()));
            }
            entries.add(new Entry(new Subject(file.text("name").value(), file.text("version").value(),
                    file.text("platform").value(), file.text("url").value()), sha256));
        }
        return new LockFile(entries);
    }

    private static int line(YamlDocument yaml, TextRange range) {
        return yaml.source().position(range.start()).line() + 1;
    }

    /** The text of the file. */
    public String text() {
        List<GoValue> files = new ArrayList<>();
        for (Entry entry : entries) {
            files.add(new GoValue.Mapping(List.of(text("name", entry.subject().name()),
                    text("version", entry.subject().version()), text("platform", entry.subject().platform()),
                    text("url", entry.subject().url()), text("sha256", entry.sha256()))));
        }
        return HEAD + GoYamlWriter.write(new GoValue.Mapping(List.of(
                GoValue.Entry.of("lock_version", GoValue.of(VERSION)),
                GoValue.Entry.of("files", new GoValue.Sequence(files, false)))));
    }

    private static GoValue.Entry text(String key, String value) {
        return GoValue.Entry.of(key, new GoValue.Text(value));
    }

    /** The digest of a file; empty when it is not locked. */
    public Optional<String> sha256(Subject subject) {
        return entries.stream().filter(entry -> entry.subject().equals(subject)).map(Entry::sha256).findFirst();
    }
}
