/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/** The program in {@code go/oracle}, which judges texts with the libraries that the broker is made of. */
final class Oracle implements AutoCloseable {

    /**
     * A judgement.
     *
     * @param value what became of the text; meaningless if there are errors
     * @param errors the library's, in its words and order
     * @param crash whether the library panicked
     */
    record Answer(String value, List<String> errors, boolean crash) {

        boolean isFine() {
            return errors.isEmpty() && !crash;
        }
    }

    private final Process process;
    private final Writer questions;
    private final BufferedReader answers;

    Oracle() throws IOException {
        process = new ProcessBuilder(Peers.oracle().toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        questions = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    }

    /** Asks about a text; what the kinds are stands in {@code go/oracle/main.go}. */
    Answer ask(String kind, String text) {
        return ask(kind, text, Map.of());
    }

    /** Asks about a text with further fields of the question. */
    Answer ask(String kind, String text, Map<String, ?> more) {
        Map<String, Object> question = new TreeMap<>(more);
        question.put("kind", kind);
        question.put("text", text);
        try {
            questions.write(GoJson.marshal(question) + "\n");
            questions.flush();
            String line = answers.readLine();
            if (line == null) {
                throw new IOException("the oracle has ended at " + question);
            }
            Map<String, Object> answer = GoJsonReader.object(line);
            List<String> errors = answer.get("Errors") instanceof List<?> list
                    ? list.stream().map(String::valueOf).toList() : List.of();
            return new Answer((String) answer.get("Value"), errors, Boolean.TRUE.equals(answer.get("Crash")));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (GoError noJson) {
            throw new IllegalStateException(noJson);
        }
    }

    @Override
    public void close() throws IOException {
        questions.close();
        process.destroy();
    }
}
