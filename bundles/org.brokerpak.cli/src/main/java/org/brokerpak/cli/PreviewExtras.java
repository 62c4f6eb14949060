/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import org.brokerpak.cli.progress.Interruption;
import org.brokerpak.cli.report.DeletionReport;
import org.brokerpak.cli.report.ImportReport;
import org.brokerpak.cli.report.Paths;
import org.brokerpak.cli.report.TofuReport;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.workspace.Deletion;
import org.brokerpak.model.workspace.ImportFlow;
import org.brokerpak.model.workspace.ImportFlow.Imported;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.Workspace;
import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.fetch.CacheFolder;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.tofu.TofuListener;
import org.brokerpak.pak.tofu.TofuRequest;
import org.brokerpak.pak.tofu.TofuResult;
import org.brokerpak.pak.tofu.TofuRunner;
import org.brokerpak.pak.tofu.TofuStep;

import picocli.CommandLine.Option;

/** What {@code preview} shows on request beyond the files: tofu's verdict, an import, a deletion. */
final class PreviewExtras {

    /** What tofu can be asked. */
    enum TofuQuestion {
        VALIDATE(TofuStep.VALIDATE), PLAN(TofuStep.PLAN);

        private final TofuStep step;

        TofuQuestion(TofuStep step) {
            this.step = step;
        }
    }

    /**
     * What is previewed.
     *
     * @param values of the whole request by name
     * @param decided where the value of a variable was decided
     * @param secrets texts that are not printed
     */
    record Previewed(NamedPak pak, ServiceFile service, Workspace workspace, Map<String, ?> values,
            Map<String, Place> decided, Set<String> secrets) {
    }

    @Option(names = "--tofu", paramLabel = "QUESTION", description = "Run tofu on the files, offline: validate or "
            + "plan. Exit code 1 when it refuses them.")
    private TofuQuestion question;

    @Option(names = "--tofu-path", paramLabel = "FILE", description = "The tofu to run; the pak's own one from the "
            + "cache, or else the one on the PATH, unless given.")
    private Path program;

    @Option(names = "--cache", paramLabel = "DIR", description = "Where builds keep downloads; "
            + "$PAK_BUILD_CACHE_PATH or the user's cache unless given.")
    private Path cache;

    @Option(names = "--import-show", paramLabel = "FILE", description = "Show what an import makes of the output of "
            + "tofu show in FILE.")
    private Path shown;

    @Option(names = "--delete", description = "Show what the broker does to the templates before it deletes.")
    private boolean delete;

    private final Map<String, Object> json = new LinkedHashMap<>();
    private boolean failed;

    /**
     * Does what was asked for.
     *
     * @param text whether to print for people, at once; else the answers are in {@link #json()} afterwards
     * @return whether all went well
     */
    boolean show(Previewed previewed, Console console, boolean text) throws UserException {
        if (shown != null) {
            showImport(previewed, console, text);
        }
        if (delete) {
            DeletionReport report = new DeletionReport(Deletion.of(previewed.workspace()));
            json.put("deletion", report.json());
            print(console, text, report.text());
            report.deletion().files().stream().filter(file -> !file.refusal().isEmpty()).forEach(file -> {
                tell(console, "nothing can be deleted, because " + file.file().path() + " cannot be read: "
                        + file.refusal());
                failed = true;
            });
        }
        if (question != null) {
            runTofu(previewed, console, text);
        }
        return !failed;
    }

    /** The answers for scripts. */
    Map<String, Object> json() {
        return json;
    }

    private void showImport(Previewed previewed, Console console, boolean text) throws UserException {
        if (previewed.workspace().action() != Action.Kind.PROVISION) {
            throw UserException.unreadable("only a provision imports; leave out --action bind or --import-show");
        }
        ImportFlow flow = ImportFlow.of(previewed.service(), previewed.values());
        Imported imported = flow.transform(read(console.workingFolder().resolve(shown)));
        ImportReport report = new ImportReport(flow, imported);
        json.put("import", report.json());
        print(console, text, report.text());
        if (!flow.declared()) {
            tell(console, "no plan input \"" + Action.SUBSUME + "\" is declared, so the broker never imports");
        } else if (!flow.refusal().isEmpty()) {
            tell(console, "the broker does not import with these values: " + flow.refusal());
        }
        if (!imported.crash().isEmpty()) {
            tell(console, imported.crash());
            failed = true;
        }
    }

    private String read(Path file) throws UserException {
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw UserException.unreadable("there is no " + shown);
        } catch (CharacterCodingException noText) {
            throw UserException.unreadable(shown + " is not a UTF-8 text file");
        } catch (IOException unreadable) {
            throw UserException.unreadable(shown + " cannot be read: " + IoMessages.of(unreadable));
        }
    }

    private void runTofu(Previewed previewed, Console console, boolean text) {
        SourceMap map = SourceMap.of(previewed.service(), previewed.workspace(), previewed.decided());
        Path folder = console.workingFolder();
        TofuRequest request = new TofuRequest(previewed.service(), previewed.workspace(), map,
                previewed.pak().pak().manifest().orElse(null), previewed.pak().folder(), question.step,
                program == null ? null : folder.resolve(program), folder.resolve(cache != null ? cache
                        : CacheFolder.standard(console.environment(), Path.of(System.getProperty("user.home")))),
                TofuRequest.USUAL_LIMIT, previewed.secrets());
        TofuListener listener = new TofuListener() {
            @Override
            public void printed(Line line) {
                if (text && line.step() == TofuStep.PLAN && !line.error()) {
                    console.out().println(line.text());
                    console.out().flush();
                }
            }
        };
        TofuResult result;
        try (Interruption interruption = Interruption.watch()) {
            result = new TofuRunner(console.environment()).run(request, listener, interruption);
        }
        result.notes().forEach(note -> tell(console, note));
        switch (result) {
            case TofuResult.Judged judged -> {
                TofuReport report = new TofuReport(judged, file -> Paths.like(previewed.pak().named(), folder,
                        previewed.pak().folder().resolve(previewed.pak().onDisk(file))));
                json.put("tofu", report.json());
                print(console, text, report.text());
                failed |= !judged.accepted();
            }
            case TofuResult.Failed noVerdict -> {
                json.put("tofu", Map.of("failure", noVerdict.message()));
                tell(console, noVerdict.message());
                failed = true;
            }
            case TofuResult.Cancelled cancelled -> {
                tell(console, question.step.title() + " was stopped");
                failed = true;
            }
        }
    }

    private static void print(Console console, boolean text, String report) {
        if (text) {
            console.out().print(report);
        }
    }

    private static void tell(Console console, String sentence) {
        console.err().println("brokerpak: " + sentence);
    }
}
