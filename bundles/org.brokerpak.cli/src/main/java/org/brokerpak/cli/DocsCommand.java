/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;

import org.brokerpak.pak.docs.PakHtml;
import org.brokerpak.pak.docs.PakMarkdown;
import org.brokerpak.pak.files.InputException;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code brokerpak docs}. */
@Command(name = "docs", header = "Prints how the services of a pak are used.",
        description = {"As Markdown it is what the broker's own command prints, but from the sources too, without "
                + "binaries and for any platform. As HTML it is one page with a table of contents, which needs no "
                + "other file."})
final class DocsCommand implements Callable<Integer> {

    /** The forms of the documentation. */
    enum Form {
        MARKDOWN, HTML
    }

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "PAK", defaultValue = ".",
            description = "A pak's folder, a .brokerpak file or a service definition; the current folder unless "
                    + "given.")
    private String pak;

    @Option(names = "--format", paramLabel = "FORMAT", defaultValue = "markdown",
            description = "How to print: markdown, html.")
    private Form format;

    DocsCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException, UserException, InputException {
        try (AnyPak any = AnyPak.open(console, pak)) {
            console.out().print(format == Form.HTML ? PakHtml.of(any.pak()) : PakMarkdown.of(any.pak()));
            List<String> gaps = any.gaps();
            gaps.forEach(gap -> console.err().println("brokerpak: " + gap + ", so the documentation has a gap"));
            return gaps.isEmpty() ? ExitCode.FINE : ExitCode.FAILED;
        }
    }
}
