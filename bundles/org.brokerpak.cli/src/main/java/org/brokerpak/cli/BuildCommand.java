/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;

import org.brokerpak.cli.progress.BuildConsole;
import org.brokerpak.cli.progress.Interruption;
import org.brokerpak.pak.build.BuildRequest;
import org.brokerpak.pak.build.BuildResult;
import org.brokerpak.pak.build.PakBuilder;
import org.brokerpak.pak.build.Target;
import org.brokerpak.pak.fetch.CacheFolder;
import org.brokerpak.pak.files.InputException;
import org.brokerpak.pak.files.NamedPak;
import org.brokerpak.pak.files.PakLocator;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Builds a pak. */
@Command(name = "build", header = "Builds the .brokerpak file of a pak.",
        description = {"Checks the pak first, and fetches nothing while it has errors. Downloads are kept in a cache. "
                + "The old file is replaced only when the new one is whole, and the same pak always gives the same "
                + "bytes."})
final class BuildCommand implements Callable<Integer> {

    private final Console console;
    private final BrokerpakCommand root;

    @Spec
    private CommandSpec spec;

    @Parameters(arity = "0..1", paramLabel = "PAK", defaultValue = ".",
            description = "The pak's folder; the current one unless given.")
    private String pak;

    @Option(names = {"-o", "--output"}, paramLabel = "FILE",
            description = "The file to write; NAME-VERSION.brokerpak in the current folder unless given.")
    private Path output;

    @Option(names = {"-t", "--target"}, paramLabel = "PLATFORM", defaultValue = "all",
            description = "Build for one platform only: os/arch, or current.")
    private String target;

    @Option(names = {"-s", "--include-source"}, description = "Pack the source code that the manifest names too.")
    private boolean includeSource;

    @Option(names = "--no-compress", description = "Store the files as they are: quicker, and much larger.")
    private boolean noCompress;

    @Option(names = "--cache", paramLabel = "DIR",
            description = "Keeps downloads; $PAK_BUILD_CACHE_PATH or the user's cache unless given.")
    private Path cache;

    @Option(names = "--offline", description = "Download nothing: use the cache.")
    private boolean offline;

    @Option(names = "--update-lock", description = "Accept files that brokerpak.lock does not know or has another "
            + "digest of, and write down theirs.")
    private boolean updateLock;

    BuildCommand(Console console, BrokerpakCommand root) {
        this.console = console;
        this.root = root;
    }

    @Override
    public Integer call() throws InputException {
        Target platforms = parsedTarget();
        NamedPak named = new PakLocator(console.workingFolder()).locate(pak);
        BuildRequest request = new BuildRequest(named.folder(), output, console.workingFolder(), platforms,
                includeSource, !noCompress, console.workingFolder().resolve(cacheFolder()), offline,
                updateLock);
        BuildConsole listener = new BuildConsole(console.out(), console.err(), console.interactive(), root.quiet(),
                console.workingFolder(), named.folder());
        try (Interruption interruption = Interruption.watch()) {
            BuildResult result = PakBuilder.standard(root.linter(console)).build(request, listener, interruption);
            return result instanceof BuildResult.Built ? ExitCode.FINE : ExitCode.FAILED;
        }
    }

    private Path cacheFolder() {
        return cache != null ? cache
                : CacheFolder.standard(console.environment(), Path.of(System.getProperty("user.home")));
    }

    private Target parsedTarget() {
        try {
            return Target.parse(target);
        } catch (IllegalArgumentException unknown) {
            throw new CommandLine.ParameterException(spec.commandLine(), unknown.getMessage());
        }
    }
}
