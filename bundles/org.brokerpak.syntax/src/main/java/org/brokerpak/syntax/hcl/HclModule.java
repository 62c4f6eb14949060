/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.brokerpak.syntax.text.Derivations;

/**
 * The texts that make one OpenTofu module, and what they declare at their top level. A service action's module is its
 * {@code template}, under the name {@code ""}, and each of its {@code templates}, under their keys. What is asked of it
 * again and again is found once.
 */
public final class HclModule {

    private final Map<String, HclFile> files;
    private final Map<String, List<HclDeclaration>> declarations;
    private final Derivations derived = new Derivations();

    /**
     * A module of files.
     *
     * @param files the parsed texts by name
     */
    public HclModule(Map<String, HclFile> files) {
        this.files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
        Map<String, List<HclDeclaration>> found = new HashMap<>();
        this.files.forEach((name, file) -> file.body().blocks().forEach(block -> found
                .computeIfAbsent(block.type().text(), type -> new ArrayList<>()).add(new HclDeclaration(name, block))));
        found.replaceAll((type, blocks) -> List.copyOf(blocks));
        this.declarations = Map.copyOf(found);
    }

    /** The parsed texts by name, in the order given. */
    public Map<String, HclFile> files() {
        return files;
    }

    /** Something made from this module, once. */
    public <T> T derive(Class<T> type, Function<HclModule, T> make) {
        return derived.get(type, () -> make.apply(this));
    }

    /** Whether this module is made of exactly these parsed texts, under the same names in the same order. */
    public boolean isMadeOf(Map<String, HclFile> others) {
        Iterator<Map.Entry<String, HclFile>> theirs = others.entrySet().iterator();
        return files.size() == others.size() && files.entrySet().stream().allMatch(ours -> {
            Map.Entry<String, HclFile> other = theirs.next();
            return ours.getKey().equals(other.getKey()) && ours.getValue() == other.getValue();
        });
    }

    /** Parses texts by name. */
    public static HclModule parse(Map<String, String> texts) {
        Map<String, HclFile> files = new LinkedHashMap<>();
        texts.forEach((name, text) -> files.put(name, HclParser.parse(text)));
        return new HclModule(files);
    }

    /** The {@code variable} blocks, also those with wrong labels. */
    public List<HclDeclaration> variables() {
        return declarations("variable");
    }

    /** The {@code output} blocks, also those with wrong labels. */
    public List<HclDeclaration> outputs() {
        return declarations("output");
    }

    /** The {@code resource} blocks. */
    public List<HclDeclaration> resources() {
        return declarations("resource");
    }

    /** The {@code data} blocks. */
    public List<HclDeclaration> dataSources() {
        return declarations("data");
    }

    /** The {@code module} blocks: calls of other modules. */
    public List<HclDeclaration> moduleCalls() {
        return declarations("module");
    }

    /** The {@code provider} blocks: configurations of providers. */
    public List<HclDeclaration> providers() {
        return declarations("provider");
    }

    /** The top-level blocks of a type, file by file. */
    public List<HclDeclaration> declarations(String type) {
        return declarations.getOrDefault(type, List.of());
    }

    /** The attributes of all {@code locals} blocks. */
    public List<HclArgument> locals() {
        return derive(Locals.class, Locals::of).all;
    }

    /** The entries of all {@code required_providers} blocks. */
    public List<HclRequiredProvider> requiredProviders() {
        return declarations("terraform").stream()
                .flatMap(terraform -> terraform.block().body().blocks("required_providers").stream()
                        .flatMap(block -> block.body().attributes().stream())
                        .map(attribute -> HclRequiredProvider.of(terraform.file(), attribute)))
                .toList();
    }

    /** The {@code required_version} attributes of all {@code terraform} blocks. */
    public List<HclArgument> requiredVersions() {
        return declarations("terraform").stream()
                .flatMap(terraform -> terraform.block().body().attribute("required_version").stream()
                        .map(attribute -> new HclArgument(terraform.file(), attribute)))
                .toList();
    }

    /** The references in all files, by file name. */
    public Map<String, List<HclReference>> references() {
        Map<String, List<HclReference>> references = new LinkedHashMap<>();
        files.forEach((name, file) -> references.put(name, HclReferences.in(file.body())));
        return references;
    }

    /**
     * What the broker says when it reads the variables and outputs of this module: the text of the first file it cannot
     * read, empty when it reads all. It looks at {@code ""} first; the others it takes in no fixed order, we in ours.
     * (broker-behaviour 2.4)
     */
    public Optional<String> brokerMessage() {
        List<String> order = new ArrayList<>(files.keySet());
        if (order.remove("")) {
            order.addFirst("");
        }
        return order.stream().flatMap(name -> brokerMessage(name).stream()).findFirst();
    }

    /** What the broker says of one file, empty for a file that it reads or that does not exist. */
    public Optional<String> brokerMessage(String name) {
        HclFile file = files.get(name);
        if (file == null) {
            return Optional.empty();
        }
        List<HclDiagnostic> diagnostics = file.diagnostics().isEmpty() ? HclBrokerLabels.check(file.body())
                : file.diagnostics();
        if (diagnostics.isEmpty()) {
            return Optional.empty();
        }
        String others = diagnostics.size() == 1 ? "" : ", and " + (diagnostics.size() - 1) + " other diagnostic(s)";
        String place = name.isEmpty() ? "" : " decoding definitions[" + name + "]";
        return Optional.of(diagnostics.getFirst().format(file.source()) + others + place);
    }

    private record Locals(List<HclArgument> all) {

        static Locals of(HclModule module) {
            return new Locals(module.declarations("locals").stream().flatMap(block -> block.block().body().attributes().stream()
                    .map(attribute -> new HclArgument(block.file(), attribute))).toList());
        }
    }
}
