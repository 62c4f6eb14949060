/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.List;
import java.util.Optional;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.MappingReader;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * A service definition. What is absent or of a wrong type reads as the zero value, so that the rest can be judged.
 *
 * @param place where to report what is missing at the top level
 * @param version version of the format; 1 is the only one
 * @param name name in the catalog
 * @param id UUID in the catalog
 * @param description one sentence for the catalog
 * @param displayName title for people
 * @param imageUrl URL, or {@code file://} path relative to the manifest
 * @param documentationUrl URL
 * @param supportUrl URL
 * @param providerDisplayName who offers the service
 * @param tags some of which hide the service
 * @param plans plans that come with the pak; operators may add others
 * @param provision what creates an instance
 * @param bind what creates credentials
 * @param examples requests that work, run by {@code run-examples}
 * @param planUpdateable whether an instance may change its plan
 */
public record ServiceDefinition(TextRange place, Field<Long> version, Field<String> name, Field<String> id,
        Field<String> description, Field<String> displayName, Field<String> imageUrl, Field<String> documentationUrl,
        Field<String> supportUrl, Field<String> providerDisplayName, List<Field<String>> tags, List<Plan> plans,
        Action provision, Action bind, List<Example> examples, Field<Boolean> planUpdateable) {

    /**
     * A plan.
     *
     * @param properties values for the plan inputs, as written; null when absent
     */
    public record Plan(TextRange place, TextRange range, Field<String> name, Field<String> id,
            Field<String> description, Field<String> displayName, Field<Boolean> free, YamlNode properties,
            YamlNode provisionOverrides, YamlNode bindOverrides) {

        public Optional<YamlMapping> propertyMap() {
            return properties instanceof YamlMapping mapping ? Optional.of(mapping) : Optional.empty();
        }
    }

    /**
     * An example.
     *
     * @param provisionParams parameters of the provision request, as written; null when absent
     * @param bindParams parameters of the bind request, as written; null when absent
     * @param bindCanFail whether a bind that fails is but a warning
     */
    public record Example(TextRange place, TextRange range, Field<String> name, Field<String> description,
            Field<String> planId, YamlNode provisionParams, YamlNode bindParams, Field<Boolean> bindCanFail) {
    }

    /** The typed content of a document. */
    public static ServiceDefinition of(PakDocument document) {
        return document.derive(ServiceDefinition.class, self -> read(self.yaml()));
    }

    /** Reads the definition in a document; a document without a mapping reads as an empty definition. */
    public static ServiceDefinition read(YamlDocument document) {
        MappingReader root = MappingReader.of(document.root().orElseGet(() -> YamlScalar.missing(0)));
        return new ServiceDefinition(root.place(), root.integer("version"), root.text("name"), root.text("id"),
                root.text("description"), root.text("display_name"), root.text("image_url"),
                root.text("documentation_url"), root.text("support_url"), root.text("provider_display_name"),
                root.texts("tags"), root.objects("plans", ServiceDefinition::plan),
                Action.read(Action.Kind.PROVISION, root), Action.read(Action.Kind.BIND, root),
                root.objects("examples", ServiceDefinition::example), root.bool("plan_updateable"));
    }

    private static Plan plan(MappingReader item) {
        return new Plan(item.place(), item.mapping().range(), item.text("name"), item.text("id"),
                item.text("description"), item.text("display_name"), item.bool("free"),
                item.node("properties").orElse(null), item.node("provision_overrides").orElse(null),
                item.node("bind_overrides").orElse(null));
    }

    private static Example example(MappingReader item) {
        return new Example(item.place(), item.mapping().range(), item.text("name"), item.text("description"),
                item.text("plan_id"), item.node("provision_params").orElse(null),
                item.node("bind_params").orElse(null), item.bool("bind_can_fail"));
    }

    /** Both actions, provision first. */
    public List<Action> actions() {
        return List.of(provision, bind);
    }

    public Action action(Action.Kind kind) {
        return kind == Action.Kind.PROVISION ? provision : bind;
    }
}
