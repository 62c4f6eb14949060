/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.archive.ArchiveLimits;
import org.brokerpak.pak.archive.EntryInfo;
import org.brokerpak.pak.archive.Member;
import org.brokerpak.pak.archive.MemberArchive;
import org.brokerpak.pak.binaries.BinaryCheck;
import org.brokerpak.pak.binaries.BinaryProblem;
import org.brokerpak.pak.binaries.ProgramKind;
import org.brokerpak.pak.work.Work;
import org.brokerpak.rules.Finding;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Linter;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextRange;

/** A built pak. It is opened without trust: what is no safe archive is refused with a sentence. */
public final class PakFile implements Closeable {

    /** Rule id of findings about programs that are not in the pak. */
    public static final String BINARY_RULE = "binary-in-pak";
    /** Rule id of findings about links, which a pak cannot hold. */
    public static final String LINK_RULE = "link-in-pak";
    /** Rule id of the finding about a file that cannot be unpacked. */
    public static final String DAMAGE_RULE = "damaged-pak";

    /** A pak holds all binaries for all platforms. */
    private static final ArchiveLimits LIMITS = new ArchiveLimits(1_000_000, 64L << 30);

    private final Path file;
    private final MemberArchive archive;
    private final PakFiles files;
    private final Pak pak;

    private PakFile(Path file, MemberArchive archive) {
        this.file = file;
        this.archive = archive;
        this.files = new ZipPakFiles(archive);
        this.pak = Pak.load(files, new DocumentCache());
    }

    /**
     * Opens a pak.
     *
     * @throws ArchiveException if it is no safe zip archive; the message is the end of a sentence that begins with its
     *     name
     * @throws IOException if it cannot be read at all
     */
    public static PakFile open(Path file) throws IOException {
        if (Files.isDirectory(file)) {
            throw new ArchiveException("is a folder, not a built pak");
        }
        if (!Files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        return new PakFile(file, MemberArchive.open(file, LIMITS));
    }

    /** Its files, as far as they are texts. */
    public PakFiles files() {
        return files;
    }

    /** Its manifest and definitions. */
    public Pak pak() {
        return pak;
    }

    /** Files and folders, in the order of the archive. */
    public List<EntryInfo> entries() {
        return archive.entries();
    }

    /**
     * Why the broker would not take the pak: errors in the packed documents that it would notice by the time it starts,
     * programs that are not where it looks for them or cannot run there, and a file that cannot be unpacked. A good pak
     * has no finding of severity error; what the operator has to see to is told as a lesser one. What
     * fails later, with a request or in tofu, is for the linter of the pak's folder to tell.
     *
     * @param work advanced by the bytes unpacked, {@link #unpackedSize()} in all
     */
    public List<Finding> validate(Linter linter, Work work) throws IOException {
        List<Finding> result = new ArrayList<>();
        if (pak.manifest().isEmpty()) {
            String what = pak.manifestContent() instanceof FileContent.Missing
                    ? "there is no manifest.yml in the pak, so the broker cannot load it"
                    : "the manifest " + pak.manifestContent().failure() + ", so the broker cannot load the pak";
            return List.of(finding("manifest-file", Stage.MANIFEST_LOAD, Pak.MANIFEST, what));
        }
        linter.lint(pak, LintSettings.STANDARD).stream().filter(PakFile::stopsBroker).forEach(result::add);
        // One mistake, one finding: a rule knows of the missing tofu already.
        boolean noTofu = result.stream().anyMatch(finding -> finding.rule().equals("no-tofu"));
        pak.manifest().ifPresent(manifest -> missingBinaries(manifest, noTofu).forEach(result::add));
        result.addAll(Registration.check(pak));
        archive.leftOutLinks().forEach(link -> result.add(new Finding(LINK_RULE, Severity.WARNING, Stage.REGISTRATION,
                "the entry \"" + link + "\" is a link: the broker would write a file that holds the name of its target",
                Pak.MANIFEST, TextRange.at(0), List.of(), List.of(), false)));
        try {
            archive.verify(work);
        } catch (ArchiveException damaged) {
            result.add(finding(DAMAGE_RULE, Stage.REGISTRATION, file.getFileName().toString(),
                    "the archive " + damaged.getMessage()));
        }
        result.sort(Comparator.comparing(Finding::file).thenComparing(Finding::range));
        return List.copyOf(result);
    }

    private static boolean stopsBroker(Finding finding) {
        return finding.stopsBuild() || finding.isError() && finding.stage() == Stage.REGISTRATION;
    }

    private List<Finding> missingBinaries(ManifestFile manifest, boolean noTofu) {
        List<String> platforms = manifest.content().platforms().stream().map(Platform::pair).distinct().toList();
        List<Finding> result = new ArrayList<>();
        for (BinaryProblem problem : BinaryCheck.check(manifest.content(), platforms, entries(),
                entry -> archive.head(entry, ProgramKind.HEAD))) {
            if (!noTofu || !problem.platform().isEmpty()) {
                result.add(new Finding(BINARY_RULE, problem.fatal() ? Severity.ERROR : Severity.WARNING,
                        Stage.REGISTRATION, problem.message(), Pak.MANIFEST, problem.binary().name().range(), List.of(),
                        List.of(), false));
            }
        }
        return result;
    }

    private static Finding finding(String rule, Stage stage, String file, String message) {
        return new Finding(rule, Severity.ERROR, stage, message, file, TextRange.at(0), List.of(), List.of(), false);
    }

    /** Size of all files, unpacked. */
    public long unpackedSize() {
        return archive.members().stream().mapToLong(Member::size).sum();
    }

    @Override
    public void close() throws IOException {
        archive.close();
    }
}
