/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README tells newcomers to type works, in the order it is told. */
class ReadmeTest {

    private static final Path README = Path.of("..", "..", "README.md");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    @TempDir
    Path folder;

    @Test
    void theCommandsRun() throws IOException {
        List<String> commands = Files.readAllLines(README).stream().filter(line -> line.startsWith("$ ./brokerpak "))
                .map(line -> line.substring("$ ./brokerpak ".length()).replaceFirst(" +# .*", "")).toList();
        assertTrue(commands.size() > 4, "the README shows commands");
        Cli cli = new Cli(folder);
        for (String command : commands) {
            Cli.Ran ran = cli.run(words(command));
            assertEquals(0, ran.exitCode(), command + "\n" + ran.all());
        }
    }

    @Test
    void theSettingsAreUnderstood() throws IOException {
        Matcher block = Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL).matcher(Files.readString(README));
        assertTrue(block.find(), "the README shows settings");
        assertTrue(YamlDocument.parse(block.group(1)).isWellFormed());
        assertTrue(block.group(1).contains("profile: broker"));
    }

    private static String[] words(String command) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2));
        }
        return words.toArray(String[]::new);
    }
}
