/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.compare;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.NamedText;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.pak.compare.Change.Part;

/** Compares what manifests say besides binaries and services. */
final class ManifestDiff {

    private ManifestDiff() {
    }

    static void compare(Manifest before, Manifest after, Changes changes) {
        changes.value("name", before.name().value(), after.name().value());
        changes.value("version", before.version().value(), after.version().value());
        changes.value("metadata", texts(before.metadata()), texts(after.metadata()));
        Pairs<String> platforms = Pairs.by(Function.identity(), pairs(before), pairs(after));
        platforms.removed().forEach(pair -> changes.of(Part.PAK, "platform " + pair)
                .removedBreaking("a broker on it does not start with this pak"));
        platforms.added().forEach(pair -> changes.of(Part.PAK, "platform " + pair).added(""));
        Pairs<String> required = Pairs.by(Function.identity(), values(before.requiredEnvVariables()),
                values(after.requiredEnvVariables()));
        required.added().forEach(name -> changes.of(Part.PAK, "environment variable " + name)
                .addedBreaking("the broker does not start until it is set"));
        required.removed().forEach(name -> changes.of(Part.PAK, "environment variable " + name)
                .removed("it is no longer handed to tofu"));
        Pairs<Manifest.Parameter> parameters = Pairs.by(parameter -> parameter.name().value(), before.parameters(),
                after.parameters());
        parameters.added().forEach(parameter -> changes.of(Part.PAK, "parameter " + parameter.name().value())
                .added(""));
        parameters.removed().forEach(parameter -> changes.of(Part.PAK, "parameter " + parameter.name().value())
                .removed("its value is no longer handed to tofu"));
        configuration(texts(before.envConfigMapping()), texts(after.envConfigMapping()), changes);
    }

    private static void configuration(Map<String, String> before, Map<String, String> after, Changes changes) {
        before.forEach((variable, key) -> {
            Changes mapping = changes.of(Part.PAK, "configuration " + key);
            if (!after.containsKey(variable)) {
                mapping.breaking("no longer read from " + variable, "expressions with config(\"" + key
                        + "\") fail where the operator sets that variable");
            } else {
                mapping.value("key", key, after.get(variable));
            }
        });
        after.forEach((variable, key) -> {
            if (!before.containsKey(variable)) {
                changes.of(Part.PAK, "configuration " + key).changed("read from " + variable, "");
            }
        });
    }

    private static List<String> pairs(Manifest manifest) {
        return manifest.platforms().stream().map(Platform::pair).distinct().toList();
    }

    private static List<String> values(List<Field<String>> fields) {
        return fields.stream().map(Field::value).distinct().toList();
    }

    static Map<String, String> texts(List<NamedText> texts) {
        return texts.stream().collect(Collectors.toMap(NamedText::name, text -> text.text().value(),
                (first, last) -> last, TreeMap::new));
    }
}
