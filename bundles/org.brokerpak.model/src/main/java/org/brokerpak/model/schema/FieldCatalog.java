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

/**
 * The fields that a kind of document may have, read from its JSON Schema. Paths are lists of keys ({@link String}) and
 * list indexes ({@link Integer}) from the root of the document, as in {@code [provision, user_inputs, 0, type]}.
 */
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

    /** Where the broker notices a document that it cannot decode. */
    public Stage loadStage() {
        return loadStage;
    }

    /**
     * The kind of object at a path; empty where the schema describes none, as below the properties of a plan, at a
     * scalar, or at a list itself (its items have one).
     */
    public Optional<ObjectDefinition> objectAt(List<?> path) {
        ObjectDefinition current = root;
        int i = 0;
        while (i < path.size()) {
            if (!(path.get(i) instanceof String key)) {
                return Optional.empty();
            }
            Optional<Field> field = current.field(key);
            Optional<ObjectDefinition> child = field.flatMap(Field::child).flatMap(this::definition);
            if (child.isEmpty()) {
                return Optional.empty();
            }
            i++;
            if (field.get().shape() == ValueShape.LIST) {
                if (i == path.size() || !(path.get(i) instanceof Integer)) {
                    return Optional.empty();
                }
                i++;
            }
            current = child.get();
        }
        return Optional.of(current);
    }

    /**
     * The field at a path. For an item of a list or an entry of a free mapping that is the list's or mapping's field;
     * deeper inside a free value, and for unknown keys, it is empty.
     */
    public Optional<Field> fieldAt(List<?> path) {
        if (path.isEmpty()) {
            return Optional.empty();
        }
        List<?> parent = path.subList(0, path.size() - 1);
        Object last = path.get(path.size() - 1);
        Optional<ObjectDefinition> owner = objectAt(parent);
        if (owner.isPresent()) {
            return last instanceof String key ? owner.get().field(key) : Optional.empty();
        }
        Optional<Field> container = parent.isEmpty() ? Optional.empty() : fieldOf(parent);
        return container.filter(field -> last instanceof Integer
                ? field.shape() == ValueShape.LIST
                : field.shape() == ValueShape.MAPPING && field.child().isEmpty());
    }

    private Optional<Field> fieldOf(List<?> path) {
        Object last = path.get(path.size() - 1);
        return objectAt(path.subList(0, path.size() - 1))
                .flatMap(owner -> last instanceof String key ? owner.field(key) : Optional.empty());
    }

    /** Where the broker would notice what a failure describes. */
    public Stage stageOf(SchemaFailure failure) {
        return switch (failure.keyword()) {
            case "additionalProperties" -> definition(failure.schemaDefinition())
                    .map(ObjectDefinition::stageIfUnknown).orElse(loadStage);
            case "required" -> definition(failure.schemaDefinition())
                    .flatMap(object -> object.field(failure.property().orElse("")))
                    .map(Field::stageIfMissing).orElse(loadStage);
            case "type" -> fieldAt(failure.instancePath()).map(Field::stageIfMistyped).orElse(loadStage);
            case "minLength" -> fieldAt(failure.instancePath()).map(Field::stageIfMissing).orElse(loadStage);
            default -> fieldAt(failure.instancePath()).map(Field::stage).orElse(loadStage);
        };
    }
}
