/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.UnaryOperator;

/**
 * Where a command reads, prints and works: the process it runs in, or a test.
 *
 * @param input standard input
 * @param output standard output as bytes, for what is not text
 * @param out standard output
 * @param err standard error
 * @param interactive whether somebody watches, so that a line may be written over
 * @param workingFolder what relative paths start from
 * @param environment gives an environment variable, or null
 */
public record Console(InputStream input, OutputStream output, PrintWriter out, PrintWriter err, boolean interactive,
        Path workingFolder, UnaryOperator<String> environment) {

    /** That of this process. Scripts get UTF-8, a terminal gets what it shows. */
    static Console ofProcess() {
        boolean interactive = Terminal.isInteractive();
        OutputStream output = new FileOutputStream(FileDescriptor.out);
        OutputStream errors = new FileOutputStream(FileDescriptor.err);
        return new Console(System.in, output, writer(output, charset("stdout.encoding", interactive)),
                writer(errors, charset("stderr.encoding", interactive)), interactive,
                Path.of("").toAbsolutePath(), System::getenv);
    }

    private static PrintWriter writer(OutputStream stream, Charset charset) {
        return new PrintWriter(new OutputStreamWriter(stream, charset), false);
    }

    private static Charset charset(String property, boolean interactive) {
        Charset terminal = Charset.forName(System.getProperty(property, "UTF-8"), StandardCharsets.UTF_8);
        return interactive && !terminal.equals(StandardCharsets.US_ASCII) ? terminal : StandardCharsets.UTF_8;
    }

    void flush() {
        out.flush();
        err.flush();
    }
}
