/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Profile;
import org.brokerpak.rules.Severity;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * What the user sets in the client, as initialization options or configuration; each may stand by itself or below a key
 * {@code brokerpak}:
 *
 * <pre>
 * { "profile": "broker" | "spec",
 *   "rules": { "rule-id": "error" | "warning" | "information" | "hint" | "off" },
 *   "publishUnopened": false,
 *   "debounce": 0,
 *   "rulePages": "https://example.org/rules/{rule}.html",
 *   "inlayHints": true,
 *   "commands": [ "brokerpak.preview", "brokerpak.build", "brokerpak.showReferences" ] }
 * </pre>
 *
 * @param lint profile and severities, which a pak's own {@code .brokerpak.yml} overrides
 * @param publishUnopened whether findings of files that are not open are published too
 * @param debounce how long to wait after a change before looking for findings
 * @param rulePages address of a rule's page, with {@code {rule}} in place of its id; empty when there are none
 * @param inlayHints whether values and types are shown between the words of a definition
 * @param commands the commands that the client runs itself; code lenses lead to no other
 */
public record ServerSettings(LintSettings lint, boolean publishUnopened, Duration debounce, String rulePages,
        boolean inlayHints, Set<String> commands) {

    public static final ServerSettings STANDARD =
            new ServerSettings(LintSettings.STANDARD, false, Duration.ZERO, "", true, Set.of());

    private static final long MOST_MILLIS = 10_000;

    public ServerSettings {
        commands = Set.copyOf(commands);
    }

    /** These settings with what a client sent put over them; what is absent or not understood stays as it is. */
    public ServerSettings with(Object sent) {
        JsonElement json = sent instanceof JsonElement element ? element : new Gson().toJsonTree(sent);
        if (!json.isJsonObject()) {
            return this;
        }
        JsonObject settings = json.getAsJsonObject();
        if (settings.get("brokerpak") instanceof JsonObject own) {
            settings = own;
        }
        Profile profile = text(settings, "profile").flatMap(Profile::byId).orElse(lint.profile());
        Map<String, Optional<Severity>> severities = settings.get("rules") instanceof JsonObject rules
                ? severities(rules) : lint.severities();
        return new ServerSettings(new LintSettings(profile, severities),
                flag(settings, "publishUnopened").orElse(publishUnopened),
                number(settings, "debounce").map(millis -> Duration.ofMillis(Math.clamp(millis, 0, MOST_MILLIS)))
                        .orElse(debounce),
                text(settings, "rulePages").orElse(rulePages),
                flag(settings, "inlayHints").orElse(inlayHints),
                settings.get("commands") instanceof JsonArray list ? texts(list) : commands);
    }

    private static Set<String> texts(JsonArray list) {
        Set<String> result = new HashSet<>();
        for (JsonElement element : list) {
            if (element.isJsonPrimitive() && element.getAsJsonPrimitive().isString()) {
                result.add(element.getAsString());
            }
        }
        return result;
    }

    private static Map<String, Optional<Severity>> severities(JsonObject rules) {
        Map<String, Optional<Severity>> result = new HashMap<>();
        for (String rule : rules.keySet()) {
            String word = text(rules, rule).orElse("");
            if (word.equals("off") || Severity.byId(word).isPresent()) {
                result.put(rule, Severity.byId(word));
            }
        }
        return result;
    }

    private static Optional<String> text(JsonObject object, String key) {
        JsonElement value = object.get(key);
        return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isString()
                ? Optional.of(value.getAsString()) : Optional.empty();
    }

    private static Optional<Boolean> flag(JsonObject object, String key) {
        JsonElement value = object.get(key);
        return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isBoolean()
                ? Optional.of(value.getAsBoolean()) : Optional.empty();
    }

    private static Optional<Long> number(JsonObject object, String key) {
        JsonElement value = object.get(key);
        return value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isNumber()
                ? Optional.of((long) value.getAsDouble()) : Optional.empty();
    }
}
