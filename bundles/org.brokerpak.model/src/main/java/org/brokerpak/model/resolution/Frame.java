/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A step of one resolution.
 *
 * @param step which
 * @param reached whether the broker gets there; a step that it does not reach is worked out all the same
 * @param before the context at its start: the value of each variable by name
 * @param events what happens in it, in order
 */
public record Frame(Step step, boolean reached, Map<String, Assignment> before, List<ResolutionEvent> events) {

    public Frame {
        before = Collections.unmodifiableMap(new LinkedHashMap<>(before));
        events = List.copyOf(events);
    }

    /** The context after some of its events; all of them give the context at its end. */
    public Map<String, Assignment> after(int count) {
        Map<String, Assignment> context = new LinkedHashMap<>(before);
        for (ResolutionEvent event : events.subList(0, count)) {
            if (event instanceof ResolutionEvent.Assigned(String variable, Assignment assignment)) {
                context.put(variable, assignment);
            }
        }
        return Collections.unmodifiableMap(context);
    }

    /** The context at its end. */
    public Map<String, Assignment> after() {
        return after(events.size());
    }

    /** What the broker refuses in it, in order. */
    public List<ResolutionFailure> failures() {
        return events.stream().filter(ResolutionEvent.Failed.class::isInstance).map(ResolutionEvent.Failed.class::cast)
                .map(ResolutionEvent.Failed::failure).toList();
    }
}
