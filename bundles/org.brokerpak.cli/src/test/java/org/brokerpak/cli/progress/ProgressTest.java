/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.brokerpak.pak.build.BuildEvent;
import org.brokerpak.pak.build.BuildStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgressTest {

    @ParameterizedTest
    @CsvSource({"0, 0 bytes", "1, 1 byte", "999, 999 bytes", "1000, 1.0 kB", "4100, 4.1 kB", "603000000, 603 MB",
        "1500000000, 1.5 GB"})
    void sizes(long bytes, String text) {
        assertEquals(text, Units.bytes(bytes));
    }

    @ParameterizedTest
    @CsvSource({"300, 0.3 s", "9400, 9.4 s", "12000, 12 s", "125000, 2 min 5 s"})
    void times(long millis, String text) {
        assertEquals(text, Units.time(Duration.ofMillis(millis)));
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            206, 412, 5, "412 MB  [=========>          ] 50 %   41 MB/s  5 s left"
            0,   412, 1, "412 MB  [                    ] 0 %"
            412, 412, 4, "412 MB  [====================] 100 %   103 MB/s"
            100, -1,  2, "100 MB   50 MB/s"
            """)
    void bars(long done, long total, long seconds, String text) {
        assertEquals(text, new ProgressBar(done * 1_000_000, total < 0 ? -1 : total * 1_000_000,
                Duration.ofSeconds(seconds)).text(60));
    }

    @Test
    void aBarShrinksWithItsLine() {
        ProgressBar bar = new ProgressBar(206_000_000, 412_000_000, Duration.ofSeconds(5));
        assertEquals("412 MB  [==>   ] 50 %   41 MB/s  5 s left", bar.text(41));
        assertEquals("412 MB 50 %   41 MB/s  5 s left", bar.text(35));
        assertEquals("412 MB 50 %", bar.text(11));
    }

    @Test
    void barsAreForTerminalsOnly() {
        BuildStep step = new BuildStep(1, 2, "tofu 1.9.0", "linux/amd64");
        List<BuildEvent> events = List.of(new BuildEvent.StepStarted(step), new BuildEvent.Progress(step, 1, 2),
                new BuildEvent.StepDone(step, BuildEvent.Origin.DOWNLOADED, 2, "0123456789abcdef", true));
        String line = "  tofu 1.9.0                            downloaded    2 bytes   sha256 0123456789ab...  ok\n";
        assertEquals(line, shown(events, false, false));
        String terminal = shown(events, true, false);
        assertTrue(terminal.startsWith("\r\u001b[K  tofu 1.9.0 ") && terminal.contains("[=========>          ] 50 %")
                && terminal.endsWith("\r\u001b[K" + line), terminal);
        assertEquals("", shown(events, true, true));
    }

    private static String shown(List<BuildEvent> events, boolean bars, boolean quiet) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        BuildConsole console = new BuildConsole(writer, writer, bars, quiet, Path.of("/a"), Path.of("/a/pak"));
        events.forEach(console::on);
        return out.toString().replace(System.lineSeparator(), "\n");
    }
}
