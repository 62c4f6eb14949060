/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

import org.brokerpak.model.ServiceFile;

/**
 * A request to the broker, with everything its answer depends on. Values are as in JSON: {@code null}, String, Boolean,
 * Number, List, Map.
 *
 * @param service the service
 * @param plan its plan
 * @param operation what is asked for
 * @param parameters those of the request; for a removal those that were stored when the thing was made
 * @param earlier for an update, the parameters that were stored when the instance was made
 * @param imported for an update, what the state has for inputs with {@code tf_attribute}, by input
 * @param operator how the broker is configured
 * @param given values that take the place of stand-ins, see {@link RequestConstants}
 * @param seed makes what expressions draw at random; the same seed gives the same values
 * @param nanoTime the time of the request in nanoseconds since 1970
 */
public record ResolutionRequest(ServiceFile service, RequestPlan plan, Operation operation,
        Map<String, Object> parameters, Map<String, Object> earlier, Map<String, Object> imported,
        OperatorSettings operator, Map<String, Object> given, long seed, long nanoTime) {

    private static final long SOME_TIME = 1_700_000_000_000_000_000L;

    public ResolutionRequest {
        parameters = copy(parameters);
        earlier = copy(earlier);
        imported = copy(imported);
        given = copy(given);
    }

    private static Map<String, Object> copy(Map<String, Object> map) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(map));
    }

    /** A request without parameters to a broker that nobody has configured. */
    public static ResolutionRequest of(ServiceFile service, RequestPlan plan, Operation operation) {
        return new ResolutionRequest(service, plan, operation, Map.of(), Map.of(), Map.of(),
                OperatorSettings.NONE, Map.of(), 1, SOME_TIME);
    }

    public ResolutionRequest withParameters(Map<String, Object> other) {
        return new ResolutionRequest(service, plan, operation, other, earlier, imported, operator, given, seed,
                nanoTime);
    }

    public ResolutionRequest withEarlier(Map<String, Object> other) {
        return new ResolutionRequest(service, plan, operation, parameters, other, imported, operator, given, seed,
                nanoTime);
    }

    public ResolutionRequest withImported(Map<String, Object> other) {
        return new ResolutionRequest(service, plan, operation, parameters, earlier, other, operator, given, seed,
                nanoTime);
    }

    public ResolutionRequest withOperator(OperatorSettings other) {
        return new ResolutionRequest(service, plan, operation, parameters, earlier, imported, other, given, seed,
                nanoTime);
    }

    /** @param other {@code request.instance_id} and the like, or {@code request.context.KEY} for one entry of a map */
    public ResolutionRequest withGiven(Map<String, Object> other) {
        return new ResolutionRequest(service, plan, operation, parameters, earlier, imported, operator, other,
                seed, nanoTime);
    }

    public ResolutionRequest withSeed(long other) {
        return new ResolutionRequest(service, plan, operation, parameters, earlier, imported, operator, given,
                other, nanoTime);
    }
}
