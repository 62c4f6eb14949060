/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Values as they may be shown: what is secret or random in them replaced by a word that says so. Where the text of a
 * secret can be found in a value only that is replaced, otherwise the whole.
 */
public final class Masking {

    /** Stands for a secret. */
    public static final String SECRET = "(secret)";
    /** Stands for what the broker draws at random. */
    public static final String RANDOM = "(random)";

    /** Shorter texts turn up in innocent places. */
    private static final int SHORTEST = 4;

    private final Map<String, String> standIns;

    private Masking(Map<String, String> standIns) {
        this.standIns = standIns;
    }

    /** @param standIns texts to hide and what is shown in their place */
    static Masking of(Map<String, String> standIns) {
        List<String> longestFirst = new ArrayList<>(standIns.keySet());
        longestFirst.sort(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Map<String, String> sorted = new LinkedHashMap<>();
        longestFirst.stream().filter(text -> text.length() >= SHORTEST)
                .forEach(text -> sorted.put(text, standIns.get(text)));
        return new Masking(Collections.unmodifiableMap(sorted));
    }

    /** The texts that are hidden wherever they appear; what is only random is not among them. */
    public Set<String> secrets() {
        return standIns.entrySet().stream().filter(hidden -> hidden.getValue().equals(SECRET)).map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** A value as it may be shown: of the same form, the texts in it changed. */
    public Object value(Assignment assignment) {
        return value(assignment.value(), assignment.provenance());
    }

    /** A value that rests on something, as it may be shown. */
    Object value(Object value, Provenance provenance) {
        if (value == null) {
            return null;
        }
        String json = OperatorSettings.text(value);
        long found = standIns.entrySet().stream().filter(hidden -> hidden.getValue().equals(SECRET)
                && json.contains(hidden.getKey())).count();
        if (found < provenance.secrets().size()) {
            return SECRET; // one of them is in it in another form
        }
        Object shown = replaced(value);
        boolean random = provenance.placeholders().contains(PreviewHost.RANDOM);
        return random && shown.equals(value) ? RANDOM : shown;
    }

    /** A text, such as a message, as it may be shown. */
    public String text(String text) {
        String shown = text;
        for (Map.Entry<String, String> hidden : standIns.entrySet()) {
            shown = shown.replace(hidden.getKey(), hidden.getValue());
        }
        return shown;
    }

    private Object replaced(Object value) {
        return switch (value) {
            case String text -> text(text);
            case List<?> list -> Collections.unmodifiableList(list.stream().map(this::replaced).collect(
                    ArrayList::new, ArrayList::add, ArrayList::addAll));
            case Map<?, ?> map -> {
                Map<Object, Object> entries = new LinkedHashMap<>();
                map.forEach((key, element) -> entries.put(key, replaced(element)));
                yield Collections.unmodifiableMap(entries);
            }
            case null, default -> value;
        };
    }
}
