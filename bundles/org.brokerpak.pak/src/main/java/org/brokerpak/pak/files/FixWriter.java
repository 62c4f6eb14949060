/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.syntax.text.TextEdit;

/** Mends on disk what can be mended without asking: every finding whose fix is certain. */
public final class FixWriter {

    /** One fix may make room for another, but not for ever. */
    private static final int MOST_ROUNDS = 10;

    private final NamedPak named;
    private final Linter linter;
    private final LintSettings settings;
    private final Map<String, Integer> fixed = new TreeMap<>();

    /** @param named the pak, or the one file to change */
    public FixWriter(NamedPak named, Linter linter, LintSettings settings) {
        this.named = named;
        this.linter = linter;
        this.settings = settings;
    }

    /**
     * Mends what was named.
     *
     * @return how many findings were mended in each file
     */
    public Map<String, Integer> fix() throws IOException {
        int round = 0;
        while (round < MOST_ROUNDS && apply(named.reload())) {
            round++;
        }
        return new TreeMap<>(fixed);
    }

    private boolean apply(NamedPak now) throws IOException {
        Map<String, List<TextEdit>> edits = new LinkedHashMap<>();
        Map<String, Integer> counts = new TreeMap<>();
        for (Finding finding : now.findings(linter, settings)) {
            Optional<Fix> certain = finding.fixes().stream().filter(Fix::certain).findFirst();
            if (certain.isPresent() && isWanted(now, certain.get()) && isApart(certain.get(), edits)) {
                certain.get().edits().forEach(edit ->
                        edits.computeIfAbsent(edit.file(), key -> new ArrayList<>()).add(edit.edit()));
                counts.merge(now.onDisk(finding.file()), 1, Integer::sum);
            }
        }
        for (Map.Entry<String, List<TextEdit>> change : edits.entrySet()) {
            if (!(now.pak().files().read(change.getKey()) instanceof FileContent.Text(var text))) {
                throw new IOException(change.getKey() + " changed meanwhile");
            }
            write(now.folder().resolve(now.onDisk(change.getKey())), TextEdit.applyAll(text.text(), change.getValue()));
        }
        counts.forEach((name, count) -> fixed.merge(name, count, Integer::sum));
        return !edits.isEmpty();
    }

    /** Whoever names one file wants no other to change. */
    private static boolean isWanted(NamedPak now, Fix fix) {
        return now.onlyFile().isEmpty()
                || fix.edits().stream().allMatch(edit -> now.onDisk(edit.file()).equals(now.onlyFile().get()));
    }

    /** A fix whose edits meet those of another waits for the next round. */
    private static boolean isApart(Fix fix, Map<String, List<TextEdit>> edits) {
        return fix.edits().stream().noneMatch(edit -> edits.getOrDefault(edit.file(), List.of()).stream()
                .anyMatch(other -> other.range().overlaps(edit.edit().range())));
    }

    /** An interruption leaves the old text or the new one, never half of it. */
    private static void write(Path file, String text) throws IOException {
        Path real = file.toRealPath();
        Path temporary = Files.createTempFile(real.getParent(), "." + real.getFileName() + ".", ".tmp");
        try {
            Files.copy(real, temporary, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            Files.writeString(temporary, text, StandardCharsets.UTF_8);
            Files.move(temporary, real, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
