/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;

import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.pak.build.CachedPrograms;
import org.brokerpak.pak.build.CachedPrograms.Program;
import org.brokerpak.pak.build.CachedPrograms.Programs;
import org.brokerpak.pak.build.CurrentPlatform;
import org.brokerpak.pak.build.IoMessages;

/**
 * Runs tofu in the workspace of a request. It gets the providers that the pak carries and no network to find others, an
 * environment without anybody's settings, and no state; whatever happens, nothing runs on or is left behind. May be
 * used by several threads.
 */
public final class TofuRunner {

    /** What programs need of the environment to run at all. */
    private static final List<String> NEEDED = List.of("PATH", "SystemRoot", "PATHEXT", "LANG", "LC_ALL", "TZ");

    private final UnaryOperator<String> environment;
    private final String platform;

    /** @param environment gives an environment variable, or null */
    public TofuRunner(UnaryOperator<String> environment) {
        this(environment, CurrentPlatform.pair());
    }

    /** @param platform {@code os/arch} */
    TofuRunner(UnaryOperator<String> environment, String platform) {
        this.environment = environment;
        this.platform = platform;
    }

    /**
     * Runs tofu; blocks until it is done. Never throws for what is wrong with tofu, the pak or the disk.
     *
     * @param cancelled asked often whether to stop
     */
    public TofuResult run(TofuRequest request, TofuListener listener, BooleanSupplier cancelled) {
        List<String> notes = new ArrayList<>();
        try (TofuFolder folder = TofuFolder.create()) {
            return new Run(request, listener, cancelled, folder, notes).run();
        } catch (TofuException failure) {
            return new TofuResult.Failed(failure.getMessage(), notes);
        } catch (CancellationException stopped) {
            return new TofuResult.Cancelled();
        } catch (IOException disk) {
            return new TofuResult.Failed("tofu cannot be run: " + IoMessages.of(disk), notes);
        }
    }

    /** One run. */
    private final class Run {

        private final TofuRequest request;
        private final TofuListener listener;
        private final BooleanSupplier cancelled;
        private final TofuFolder folder;
        private final List<String> notes;
        private final SourceLookup lookup;
        private final Redaction redaction;
        private final Map<String, String> secrets;

        Run(TofuRequest request, TofuListener listener, BooleanSupplier cancelled, TofuFolder folder,
                List<String> notes) {
            this.request = request;
            this.listener = listener;
            this.cancelled = cancelled;
            this.folder = folder;
            this.notes = notes;
            this.lookup = new SourceLookup(request.service(), request.workspace(), request.map());
            this.secrets = request.manifest().map(this::secrets).orElse(Map.of());
            List<String> hidden = new ArrayList<>(secrets.values());
            hidden.addAll(request.secrets());
            this.redaction = Redaction.of(request.service(), request.workspace(), hidden,
                    Map.of(folder.providers().toString(), "the providers of the pak"));
        }

        /** The variables that the broker hands to tofu, as far as they are set (broker-behaviour 1.7). */
        private Map<String, String> secrets(ManifestFile manifest) {
            Map<String, String> result = new TreeMap<>();
            List<Field<String>> names = new ArrayList<>(manifest.content().requiredEnvVariables());
            manifest.content().parameters().stream().map(Manifest.Parameter::name).forEach(names::add);
            for (Field<String> name : names) {
                String value = name.value().isBlank() || name.value().contains("=") ? null
                        : environment.apply(name.value());
                if (value != null) {
                    result.put(name.value(), value);
                }
            }
            return result;
        }

        TofuResult run() throws TofuException, IOException {
            if (!request.workspace().refusal().isEmpty()) {
                throw new TofuException("the broker cannot write the values: " + request.workspace().refusal());
            }
            Optional<Binary> own = request.manifest().map(TofuFolder::tofuOf);
            Programs programs = request.manifest().isPresent() ? unpack(request.manifest().get(), own.orElse(null))
                    : new Programs(List.of(), List.of());
            folder.install(programs, platform);
            Optional<Path> ofPak = programs.found().stream()
                    .filter(program -> program.binary().kind() == Binary.Kind.TOFU).map(Program::file).findFirst();
            String path = environment.apply("PATH");
            Path file = TofuFinder.find(request.namedProgram(), ofPak, path == null ? "" : path);
            TofuProgram program = identify(file, own.map(Binary::effectiveVersion).orElse(""));
            WorkspaceWriter.write(request.workspace(), folder.workspace());
            TofuProcess.Outcome init = step(file, TofuStep.INIT);
            if (init.exitCode() != 0) {
                List<TofuDiagnostic> problems = console(init, TofuStep.INIT);
                notes.addAll(InitHints.of(request.manifest(), programs, init.output() + init.errors()));
                return new TofuResult.Judged(false, TofuStep.INIT, program, problems, notes);
            }
            return request.step() == TofuStep.VALIDATE ? validate(program) : plan(program);
        }

        private Programs unpack(ManifestFile manifest, Binary own) throws IOException {
            return CachedPrograms.unpack(request.pak(), manifest, platform, request.cache(), folder.unpacked(),
                    binary -> binary.kind() != Binary.Kind.TOFU
                            || binary == own && request.namedProgram().isEmpty(), cancelled);
        }

        private TofuProgram identify(Path file, String wanted) throws TofuException {
            TofuProcess.Outcome outcome = step(file, TofuStep.VERSION);
            List<String> lines = (outcome.output() + "\n" + outcome.errors()).lines().map(ConsoleText::plain)
                    .filter(line -> !line.isBlank()).toList();
            Optional<TofuProgram> program = lines.stream().flatMap(line -> TofuProgram.of(file, line).stream())
                    .findFirst();
            if (program.isEmpty()) {
                String said = lines.isEmpty() ? "" : lines.getFirst().strip();
                throw new TofuException(file + " does not say which version of tofu it is"
                        + (said.isEmpty() ? "" : ", but \"" + shortened(redaction.apply(said)) + "\"")
                        + ". It seems to be something else");
            }
            if (program.get().product().equals("Terraform")) {
                notes.add(file + " is Terraform, and the broker runs OpenTofu: what it says may differ");
            }
            if (!wanted.isEmpty() && !wanted.equals(program.get().version())) {
                notes.add(file + " is version " + program.get().version() + ", and the manifest names " + wanted
                        + ": what it says may differ");
            }
            return program.get();
        }

        private TofuResult validate(TofuProgram program) throws TofuException {
            TofuProcess.Outcome outcome = step(program.file(), TofuStep.VALIDATE);
            ValidateOutput verdict;
            try {
                verdict = ValidateOutput.parse(outcome.output());
            } catch (TofuException garbage) {
                throw new TofuException(redaction.apply(garbage.getMessage()));
            }
            return new TofuResult.Judged(verdict.valid(), TofuStep.VALIDATE, program,
                    lookup.diagnostics(verdict.problems(), redaction), notes);
        }

        private TofuResult plan(TofuProgram program) throws TofuException {
            TofuProcess.Outcome outcome = step(program.file(), TofuStep.PLAN);
            return new TofuResult.Judged(outcome.exitCode() == 0, TofuStep.PLAN, program,
                    console(outcome, TofuStep.PLAN), notes);
        }

        /** The diagnostics of a step; a failure that has none is told with its last words. */
        private List<TofuDiagnostic> console(TofuProcess.Outcome outcome, TofuStep step) {
            List<ReportedProblem> problems = new ArrayList<>(ConsoleText.problems(outcome.output()));
            problems.addAll(ConsoleText.problems(outcome.errors()));
            if (outcome.exitCode() != 0 && problems.stream().noneMatch(ReportedProblem::isError)) {
                String last = (outcome.output() + "\n" + outcome.errors()).lines().map(ConsoleText::plain)
                        .filter(line -> !line.isBlank()).reduce("", (before, line) -> line);
                problems.add(new ReportedProblem(true, step.title() + " ended with exit code " + outcome.exitCode(),
                        shortened(last.strip()), "", 0, null));
            }
            return lookup.diagnostics(problems, redaction);
        }

        private TofuProcess.Outcome step(Path program, TofuStep step) throws TofuException {
            if (cancelled.getAsBoolean()) {
                throw new CancellationException();
            }
            listener.started(step);
            return new TofuProcess(program, folder.workspace(), environment(step), cancelled).run(step, request.limit(),
                    (text, error) -> print(step, text, error));
        }

        private void print(TofuStep step, String text, boolean error) {
            boolean verdict = step == TofuStep.VALIDATE && !error;
            if (!verdict) {
                String plain = redaction.apply(ConsoleText.plain(text));
                listener.printed(new TofuListener.Line(step, plain, error, lookup.pointedAt(plain).orElse(null)));
            }
        }

        private Map<String, String> environment(TofuStep step) {
            Map<String, String> result = new TreeMap<>();
            for (String name : NEEDED) {
                String value = environment.apply(name);
                if (value != null) {
                    result.put(name, value);
                }
            }
            if (step == TofuStep.PLAN) {
                result.putAll(secrets);
            }
            String path = result.getOrDefault("PATH", "");
            result.put("PATH", folder.programs() + (path.isEmpty() ? "" : File.pathSeparator + path));
            result.put("HOME", folder.home().toString());
            result.put("APPDATA", folder.home().toString());
            for (String name : new String[] {"TMPDIR", "TEMP", "TMP"}) {
                result.put(name, folder.temporary().toString());
            }
            result.put("TF_CLI_CONFIG_FILE", folder.configuration().toString());
            result.put("TF_IN_AUTOMATION", "1");
            result.put("TF_INPUT", "0");
            result.put("CHECKPOINT_DISABLE", "1");
            return result;
        }

        private static String shortened(String text) {
            return text.length() > 200 ? text.substring(0, 200) + "..." : text;
        }
    }
}
