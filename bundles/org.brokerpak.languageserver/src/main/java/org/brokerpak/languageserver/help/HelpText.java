/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/** Reads explanations from the resources beside this class. */
public final class HelpText {

    /** Folder of the functions of HIL. */
    public static final String HIL_FUNCTIONS = "hil-functions";
    /** Folder of the variables of a request that HIL can read. */
    public static final String HIL_VARIABLES = "hil-variables";

    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_.-]+");

    private HelpText() {
    }

    /** The Markdown for a name, empty when there is none. */
    public static Optional<String> find(String folder, String name) {
        if (!NAME.matcher(name).matches()) {
            return Optional.empty();
        }
        try (InputStream stream = HelpText.class.getResourceAsStream(folder + "/" + name + ".md")) {
            return stream == null ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip());
        } catch (IOException failure) {
            throw new UncheckedIOException("the installation is damaged: cannot read " + name, failure);
        }
    }

    /** A reference to an explanation, small enough to travel with every proposal. */
    public static JsonObject reference(String folder, String name) {
        JsonObject json = new JsonObject();
        json.addProperty("help", folder);
        json.addProperty("name", name);
        return json;
    }

    /** The explanation that the data of a proposal refers to, empty when it refers to none. */
    public static Optional<String> referredTo(Object data) {
        return data instanceof JsonObject object
                && object.get("help") instanceof JsonPrimitive folder
                && object.get("name") instanceof JsonPrimitive name
                && (folder.getAsString().equals(HIL_FUNCTIONS) || folder.getAsString().equals(HIL_VARIABLES))
                        ? find(folder.getAsString(), name.getAsString()) : Optional.empty();
    }
}
