/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.model.document.Stage;
import org.brokerpak.syntax.yaml.YamlPath;

/** The fields that a kind of document may have, read from its JSON Schema. */
public final class FieldCatalog {

    private final Map<String, ObjectDefinition> definitions;
    private final ObjectDefinition root;
    private final Stage loadStage;

    FieldCatalog(Map<String, ObjectDefinition> definitions, ObjectDefinition root, Stage loadStage) {
        this.definitions = definitions;
        this.root = root;
        this.loadStage = loadStage;
    }

    /** The object that is the document itself. */
    public ObjectDefinition root() {
        return root;
    }

    /** All kinds of objects, in schema order. */
    public List<ObjectDefinition> definitions() {
        return List.copyOf(definitions.values());
    }

    /** The kind of object with this name, empty when there is none. */
    public Optional<ObjectDefinition> definition(String name) {
        return Optional.ofNullable(definitions.get(name));
    }

    /**
     * The kind of object that a path leads to; empty where the schema describes none, as below the properties of a
     * plan, at a scalar, or at a list itself (its items have one).
     */
    public Optional<ObjectDefinition> objectAt(YamlPath path) {
        Optional<ObjectDefinition> here = Optional.of(root);
        boolean inList = false;
        for (YamlPath.Step step : path.steps()) {
            if (inList) {
                // "here" is already the kind of the list's items.
                here = step instanceof YamlPath.Item ? here : Optional.empty();
                inList = false;
            } else {
                Optional<SchemaField> field = step instanceof YamlPath.Key key
                        ? here.flatMap(object -> object.field(key.name())) : Optional.empty();
                here = field.flatMap(SchemaField::child).flatMap(this::definition);
                inList = field.isPresent() && field.get().shape() == ValueShape.LIST;
            }
        }
        return inList ? Optional.empty() : here;
    }

    /**
     * The field whose value a path leads to. For an item of a list or an entry of a free mapping that is the field that
     * holds the list or mapping; for unknown keys and deeper inside free values it is empty.
     */
    public Optional<SchemaField> fieldAt(YamlPath path) {
        if (path.isRoot()) {
            return Optional.empty();
        }
        Optional<SchemaField> direct = memberAt(path);
        if (direct.isPresent()) {
            return direct;
        }
        boolean item = path.steps().getLast() instanceof YamlPath.Item;
        return memberAt(path.parent()).filter(holder -> item
                ? holder.shape() == ValueShape.LIST
                : holder.shape() == ValueShape.MAPPING && holder.child().isEmpty());
    }

    private Optional<SchemaField> memberAt(YamlPath path) {
        return !path.isRoot() && path.steps().getLast() instanceof YamlPath.Key key
                ? objectAt(path.parent()).flatMap(holder -> holder.field(key.name()))
                : Optional.empty();
    }

    /** Where the broker would notice what a failure describes. */
    public Stage stageOf(SchemaFailure failure) {
        Optional<ObjectDefinition> definition = definition(failure.schemaDefinition());
        Optional<SchemaField> field = fieldAt(failure.path());
        Optional<Stage> stage = switch (failure.keyword()) {
            case "additionalProperties" -> definition.map(ObjectDefinition::stageIfUnknown);
            case "required" -> definition.flatMap(object -> object.field(failure.property().orElse("")))
                    .map(SchemaField::stageIfMissing);
            case "type" -> field.map(SchemaField::stageIfMistyped);
            case "minLength" -> field.map(SchemaField::stageIfMissing);
            default -> field.map(SchemaField::stage);
        };
        return stage.orElse(loadStage);
    }
}
