/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What OpenTofu's own language allows in a block; what a provider adds to it is not known here.
 *
 * @param what the block in an author's words
 * @param labels what its labels say, in their order
 * @param arguments those tofu knows
 * @param required those it demands
 * @param blocks the blocks inside of it
 * @param open whether a provider, a module or an author may add arguments and blocks of their own
 */
record BlockSchema(String what, List<String> labels, Set<String> arguments, Set<String> required,
        Map<String, BlockSchema> blocks, boolean open) {

    private static final List<String> NAME = List.of("its name");
    private static final List<String> TYPE = List.of("its type");
    private static final List<String> TYPE_AND_NAME = List.of("its type", "its name");
    private static final Set<String> CONDITION = Set.of("condition", "error_message");

    private static final BlockSchema VALIDATION = closed("a condition", List.of(), CONDITION, CONDITION, Map.of());
    private static final BlockSchema ANYTHING = new BlockSchema("this block", List.of(), Set.of(), Set.of(), Map.of(), true);
    private static final Map<String, BlockSchema> CONDITIONS = Map.of("precondition", VALIDATION, "postcondition", VALIDATION);
    private static final BlockSchema LIFECYCLE = closed("lifecycle", List.of(), Set.of("create_before_destroy", "prevent_destroy",
            "ignore_changes", "replace_triggered_by", "enabled", "destroy"), Set.of(), CONDITIONS);
    private static final BlockSchema CONNECTION = closed("connection", List.of(), Set.of("type", "user", "password", "host", "port",
            "timeout", "script_path", "private_key", "certificate", "agent", "agent_identity", "host_key", "target_platform",
            "https", "insecure", "use_ntlm", "cacert", "bastion_host", "bastion_host_key", "bastion_port", "bastion_user",
            "bastion_password", "bastion_private_key", "bastion_certificate", "proxy_scheme", "proxy_host", "proxy_port",
            "proxy_user_name", "proxy_user_password"), Set.of(), Map.of());
    private static final BlockSchema PROVISIONER = closed("a provisioner", TYPE, Set.of("command", "working_dir", "interpreter",
            "environment", "when", "on_failure", "quiet", "inline", "script", "scripts", "source", "content", "destination"),
            Set.of(), Map.of("connection", CONNECTION));
    private static final BlockSchema DYNAMIC = closed("a dynamic block", List.of("the block it makes"),
            Set.of("for_each", "iterator", "labels"), Set.of("for_each"), Map.of("content", ANYTHING));
    private static final Map<String, BlockSchema> OF_RESOURCES = Map.of("lifecycle", LIFECYCLE, "connection", CONNECTION,
            "provisioner", PROVISIONER, "dynamic", DYNAMIC);
    private static final Set<String> META = Set.of("count", "for_each", "depends_on", "provider");

    private static final Map<String, BlockSchema> TOP = Map.ofEntries(
            Map.entry("variable", closed("a variable", NAME, Set.of("description", "type", "default", "sensitive", "nullable",
                    "ephemeral", "deprecated", "const"), Set.of(), Map.of("validation", VALIDATION))),
            Map.entry("output", closed("an output", NAME, Set.of("value", "description", "sensitive", "depends_on", "ephemeral",
                    "deprecated", "type"), Set.of("value"), Map.of("precondition", VALIDATION))),
            Map.entry("locals", open("locals", List.of(), Set.of(), Set.of(), Map.of())),
            Map.entry("resource", open("a resource", TYPE_AND_NAME, META, Set.of(), OF_RESOURCES)),
            Map.entry("data", open("a data source", TYPE_AND_NAME, META, Set.of(), OF_RESOURCES)),
            Map.entry("ephemeral", open("an ephemeral resource", TYPE_AND_NAME, META, Set.of(), OF_RESOURCES)),
            Map.entry("provider", open("a provider", List.of("its name"), Set.of("alias", "version", "for_each"), Set.of(),
                    Map.of("dynamic", DYNAMIC))),
            Map.entry("module", open("a module", NAME, Set.of("source", "version", "count", "for_each", "depends_on",
                    "providers"), Set.of("source"), Map.of("lifecycle", LIFECYCLE))),
            Map.entry("moved", closed("moved", List.of(), Set.of("from", "to"), Set.of("from", "to"), Map.of())),
            Map.entry("removed", closed("removed", List.of(), Set.of("from"), Set.of("from"), Map.of("lifecycle", LIFECYCLE,
                    "provisioner", PROVISIONER, "connection", CONNECTION))),
            Map.entry("import", closed("an import", List.of(), Set.of("to", "id", "identity", "provider", "for_each"),
                    Set.of("to"), Map.of())),
            Map.entry("check", closed("a check", NAME, Set.of(), Set.of(), Map.of("assert", VALIDATION, "data",
                    open("a data source", TYPE_AND_NAME, META, Set.of(), OF_RESOURCES)))),
            Map.entry("terraform", closed("terraform", List.of(), Set.of("required_version", "experiments", "language"), Set.of(),
                    Map.of("required_providers", open("required_providers", List.of(), Set.of(), Set.of(), Map.of()),
                            "backend", open("a backend", TYPE, Set.of(), Set.of(), Map.of()), "cloud", ANYTHING,
                            "provider_meta", open("provider_meta", List.of("its name"), Set.of(), Set.of(), Map.of()),
                            "encryption", new BlockSchema("encryption", List.of(), Set.of(), Set.of(), Map.of(), true)))));

    private static BlockSchema closed(String what, List<String> labels, Set<String> arguments, Set<String> required,
            Map<String, BlockSchema> blocks) {
        return new BlockSchema(what, labels, arguments, required, blocks, false);
    }

    private static BlockSchema open(String what, List<String> labels, Set<String> arguments, Set<String> required,
            Map<String, BlockSchema> blocks) {
        return new BlockSchema(what, labels, arguments, required, blocks, true);
    }

    /** What a type of block at the top of a template allows; empty for one that tofu does not know. */
    static Optional<BlockSchema> top(String type) {
        return Optional.ofNullable(TOP.get(type));
    }

    /** The types of blocks at the top of a template. */
    static Set<String> topTypes() {
        return TOP.keySet();
    }

    /** Whether authors and providers decide about the blocks inside, as of a backend; a resource's have no labels. */
    boolean isOpaque() {
        return open && arguments.isEmpty() && blocks.isEmpty();
    }
}
