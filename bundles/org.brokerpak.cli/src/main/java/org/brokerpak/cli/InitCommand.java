/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

import org.brokerpak.cli.report.Paths;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.skeleton.PakSkeleton;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a new pak. */
@Command(name = "init", header = "Writes a new pak that lints clean and builds.",
        description = {"No file is overwritten."})
final class InitCommand implements Callable<Integer> {

    private final Console console;
    private final BrokerpakCommand root;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "DIR", defaultValue = ".",
            description = "The folder, made if it does not exist; the current one unless given.")
    private Path folder;

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the pak; made from the folder's unless given.")
    private String name;

    @Option(names = "--platform", paramLabel = "OS/ARCH", description = "A platform; may be given several times. "
            + "linux/amd64 unless given.")
    private List<String> platforms = PakSkeleton.USUAL_PLATFORMS;

    InitCommand(Console console, BrokerpakCommand root) {
        this.console = console;
        this.root = root;
    }

    @Override
    public Integer call() throws IOException, UserException {
        Path target = console.workingFolder().resolve(folder).toAbsolutePath().normalize();
        String pakName = name != null ? name
                : PakSkeleton.nameFrom(target.getFileName() == null ? "" : target.getFileName().toString());
        for (String platform : platforms) {
            if (!Platform.SUPPORTED.contains(platform)) {
                throw new CommandLine.ParameterException(spec.commandLine(), "The broker knows no platform " + platform
                        + ". It knows " + String.join(", ", Platform.SUPPORTED) + ".");
            }
        }
        if (!PakSkeleton.isName(pakName)) {
            throw new CommandLine.ParameterException(spec.commandLine(), "\"" + pakName
                    + "\" is no name for a pak: letters, digits, - and . make one.");
        }
        try {
            PakSkeleton.Written written = PakSkeleton.of(pakName, platforms).write(target);
            if (!root.quiet()) {
                tell(target, written);
            }
            return ExitCode.FINE;
        } catch (PakSkeleton.FilesInTheWayException inTheWay) {
            throw UserException.failed(inTheWay.getMessage() + " in " + Paths.from(console.workingFolder(), target)
                    + ", so nothing was written");
        }
    }

    private void tell(Path target, PakSkeleton.Written written) {
        String shown = Paths.from(console.workingFolder(), target);
        written.written().forEach(path -> console.out().println("  " + path));
        written.kept().forEach(path -> console.out().println("  " + path + " was there already and stays as it is"));
        console.out().println("wrote " + written.written().size() + " files to " + shown + ". Now try:");
        console.out().println("  brokerpak lint " + shown);
        console.out().println("  brokerpak build " + shown);
    }
}
