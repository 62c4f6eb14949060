/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;

/**
 * The schemas that the broker publishes in its catalog, the same for each plan of a service, when
 * {@code GSB_COMPATIBILITY_ENABLE_CATALOG_SCHEMAS} is on (broker-behaviour 4.5). It judges requests by them in any
 * case: provisioning and updating by that for {@code create}, binding by that for {@code bind}.
 */
public final class CatalogSchemas {

    private final Map<String, Object> create;
    private final Map<String, Object> bind;
    private final RequestSchema createSchema;
    private final RequestSchema bindSchema;

    private CatalogSchemas(ServiceDefinition definition) {
        create = InputSchema.ofObject(definition.provision().userInputs());
        bind = InputSchema.ofObject(definition.bind().userInputs());
        createSchema = RequestSchema.of(create);
        bindSchema = RequestSchema.of(bind);
    }

    /** The schemas of a service; made once for each state of it. */
    public static CatalogSchemas of(ServiceFile service) {
        return service.derive(CatalogSchemas.class, self -> new CatalogSchemas(self.content()));
    }

    /** The parameters of a provision request: {@code provision.user_inputs}. */
    public Map<String, Object> create() {
        return create;
    }

    /** The parameters of a bind request: {@code bind.user_inputs}. */
    public Map<String, Object> bind() {
        return bind;
    }

    /** The schema by which requests of an action are judged. */
    public RequestSchema forAction(Action.Kind kind) {
        return kind == Action.Kind.PROVISION ? createSchema : bindSchema;
    }

    /** The {@code schemas} of a plan in the catalog; the one for updates is always null. */
    public Map<String, Object> catalogEntry() {
        Map<String, Object> instance = new LinkedHashMap<>();
        instance.put("create", Map.of("parameters", create));
        instance.put("update", Collections.singletonMap("parameters", null));
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("service_instance", instance);
        entry.put("service_binding", Map.of("create", Map.of("parameters", bind)));
        return Collections.unmodifiableMap(entry);
    }

    /**
     * JSON as the broker writes it: one line, keys sorted, without blanks.
     *
     * @param part {@link #create()}, {@link #bind()} or {@link #catalogEntry()}
     * @throws GoError for what Go cannot write as JSON; the broker then serves no catalog
     */
    public static String json(Map<String, Object> part) throws GoError {
        JsonTree.of(part); // fails for what has no form in JSON
        return GoJson.marshal(part);
    }
}
