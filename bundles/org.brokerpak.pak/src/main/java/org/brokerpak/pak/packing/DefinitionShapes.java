/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import static org.brokerpak.pak.packing.Shape.FieldShape.always;
import static org.brokerpak.pak.packing.Shape.FieldShape.unlessEmpty;
import static org.brokerpak.pak.packing.Shape.Simple.ANY;
import static org.brokerpak.pak.packing.Shape.Simple.BOOLEAN;
import static org.brokerpak.pak.packing.Shape.Simple.INTEGER;
import static org.brokerpak.pak.packing.Shape.Simple.TEXT;

import java.util.List;

import org.brokerpak.pak.packing.Shape.AnyKeyMapOf;
import org.brokerpak.pak.packing.Shape.ListOf;
import org.brokerpak.pak.packing.Shape.MapOf;
import org.brokerpak.pak.packing.Shape.Struct;

/** The fields of a packed service definition in their order (broker-behaviour 2.2, 5.3.4). */
final class DefinitionShapes {

    private static final Struct PLAN = new Struct(List.of(always("name", TEXT), always("id", TEXT),
            always("description", TEXT), always("display_name", TEXT), unlessEmpty("bullets", new ListOf(TEXT, false)),
            unlessEmpty("free", BOOLEAN), always("properties", new MapOf(ANY)),
            unlessEmpty("provision_overrides", new MapOf(ANY)), unlessEmpty("bind_overrides", new MapOf(ANY))));

    private static final Struct VARIABLE = new Struct(List.of(unlessEmpty("required", BOOLEAN),
            always("field_name", TEXT), always("type", TEXT), unlessEmpty("nullable", BOOLEAN), always("details", TEXT),
            unlessEmpty("default", ANY), unlessEmpty("enum", new AnyKeyMapOf(TEXT)),
            unlessEmpty("constraints", new MapOf(ANY)), unlessEmpty("prohibit_update", BOOLEAN),
            unlessEmpty("tf_attribute", TEXT), unlessEmpty("tf_attribute_skip", TEXT)));

    private static final Struct COMPUTED_INPUT = new Struct(List.of(always("name", TEXT), always("default", ANY),
            always("overwrite", BOOLEAN), always("type", TEXT)));

    private static final Struct IMPORT_INPUT = new Struct(List.of(always("field_name", TEXT), always("type", TEXT),
            always("details", TEXT), always("tf_resource", TEXT)));

    private static final Struct IMPORT_MAPPING = new Struct(List.of(always("tf_variable", TEXT),
            always("parameter_name", TEXT)));

    private static final Struct ACTION = new Struct(List.of(always("plan_inputs", new ListOf(VARIABLE, false)),
            always("user_inputs", new ListOf(VARIABLE, false)),
            always("computed_inputs", new ListOf(COMPUTED_INPUT, false)), always("template", TEXT),
            always("template_ref", TEXT), always("outputs", new ListOf(VARIABLE, false)),
            always("templates", new MapOf(TEXT)), always("template_refs", new MapOf(TEXT)),
            always("import_inputs", new ListOf(IMPORT_INPUT, false)),
            always("import_parameter_mappings", new ListOf(IMPORT_MAPPING, false)),
            always("import_parameters_to_delete", new ListOf(TEXT, false)),
            always("import_parameters_to_add", new ListOf(IMPORT_MAPPING, false))));

    private static final Struct EXAMPLE = new Struct(List.of(always("name", TEXT), always("description", TEXT),
            always("plan_id", TEXT), always("provision_params", new MapOf(ANY)), always("bind_params", new MapOf(ANY)),
            unlessEmpty("bind_can_fail", BOOLEAN)));

    /** A service definition. */
    static final Struct SERVICE = new Struct(List.of(always("version", INTEGER), always("name", TEXT),
            always("id", TEXT), always("description", TEXT), always("display_name", TEXT), always("image_url", TEXT),
            always("documentation_url", TEXT), always("provider_display_name", TEXT), always("support_url", TEXT),
            always("tags", new ListOf(TEXT, true)), always("plans", new ListOf(PLAN, false)),
            always("provision", ACTION), always("bind", ACTION), always("examples", new ListOf(EXAMPLE, false)),
            always("plan_updateable", BOOLEAN), always("requiredenvvars", new ListOf(TEXT, false))));

    private DefinitionShapes() {
    }
}
