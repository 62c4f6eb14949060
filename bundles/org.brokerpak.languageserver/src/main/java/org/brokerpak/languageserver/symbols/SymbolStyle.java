/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.Arrays;
import java.util.List;

import org.eclipse.lsp4j.SymbolKind;

/** How the items of a section look in the outline. */
enum SymbolStyle {
    ACTION(SymbolKind.Module, List.of("provision", "bind"), List.of(), List.of()),
    PLAN(SymbolKind.EnumMember, List.of("plans"), List.of("name", "display_name", "id"), List.of("description")),
    INPUT(SymbolKind.Field, List.of("plan_inputs", "user_inputs", "import_inputs"), List.of("field_name"),
            List.of("type")),
    COMPUTED(SymbolKind.Constant, List.of("computed_inputs"), List.of("name"), List.of("default", "type")),
    OUTPUT(SymbolKind.Property, List.of("outputs"), List.of("field_name"), List.of("type")),
    TEMPLATE(SymbolKind.File, List.of("template", "template_ref", "templates", "template_refs"), List.of(), List.of()),
    EXAMPLE(SymbolKind.Event, List.of("examples"), List.of("name"), List.of("description")),
    BINARY(SymbolKind.Package, List.of("terraform_binaries"), List.of("name"), List.of("version")),
    PLATFORM(SymbolKind.Enum, List.of("platforms"), List.of("os"), List.of("arch")),
    DEFINITION(SymbolKind.Class, List.of("service_definitions"), List.of(), List.of()),
    STEP(SymbolKind.Number, List.of("terraform_upgrade_path"), List.of("version"), List.of()),
    MAPPING(SymbolKind.Variable, List.of("import_parameter_mappings", "import_parameters_to_add"),
            List.of("tf_variable"), List.of("parameter_name")),
    OTHER(SymbolKind.Key, List.of(), List.of("name", "field_name", "id"), List.of("type", "version"));

    private final SymbolKind kind;
    private final List<String> sections;
    private final List<String> nameKeys;
    private final List<String> detailKeys;

    SymbolStyle(SymbolKind kind, List<String> sections, List<String> nameKeys, List<String> detailKeys) {
        this.kind = kind;
        this.sections = sections;
        this.nameKeys = nameKeys;
        this.detailKeys = detailKeys;
    }

    /** The style of a section's items. */
    static SymbolStyle of(String section) {
        return Arrays.stream(values()).filter(style -> style.sections.contains(section)).findFirst().orElse(OTHER);
    }

    SymbolKind kind() {
        return kind;
    }

    /** The keys that may name an item, the best first. */
    List<String> nameKeys() {
        return nameKeys;
    }

    /** The keys whose value is shown beside the name, the best first. */
    List<String> detailKeys() {
        return detailKeys;
    }
}
