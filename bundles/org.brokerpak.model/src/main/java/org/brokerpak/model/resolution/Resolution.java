/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

import org.brokerpak.syntax.hil.HilEvaluator;
import org.brokerpak.syntax.hil.HilHost;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.go.GoText;

/**
 * What becomes of a request.
 *
 * @param request the request
 * @param frames the steps in their order, each with what happens in it
 * @param variables all variables by name, also those that are not passed to tofu
 * @param failures everything that is refused, in order; of several values that cannot be computed the broker reports
 *     only the last
 * @param reported the refusal that ends the request, or null when none does
 * @param masking how to show values
 * @param notes sentences about what a preview cannot know
 */
public record Resolution(ResolutionRequest request, List<Frame> frames, List<ResolvedVariable> variables,
        List<ResolutionFailure> failures, ResolutionFailure reported, Masking masking, List<String> notes) {

    public Resolution {
        frames = List.copyOf(frames);
        variables = List.copyOf(variables);
        failures = List.copyOf(failures);
        notes = List.copyOf(notes);
    }

    /** What a user of the platform is told; empty when the request goes to tofu. */
    public Optional<ResolutionFailure> failure() {
        return Optional.ofNullable(reported);
    }

    /** The variables as they are passed to tofu, by the bytes of their names; those without a value as null. */
    public SortedMap<String, Object> values() {
        return passed(ResolvedVariable::value);
    }

    /** The same as {@link #values()}, with secrets and random texts replaced. */
    public SortedMap<String, Object> maskedValues() {
        return passed(variable -> variable.decided().map(masking::value).orElse(null));
    }

    /** All values, also those that are not passed to tofu: what an import reads its ids from. */
    public SortedMap<String, Object> context() {
        SortedMap<String, Object> values = new TreeMap<>(GoText.BYTE_ORDER);
        variables.forEach(variable -> variable.decided().ifPresent(
                assignment -> values.put(variable.name(), assignment.value())));
        return Collections.unmodifiableSortedMap(values);
    }

    private SortedMap<String, Object> passed(Function<ResolvedVariable, Object> value) {
        SortedMap<String, Object> values = new TreeMap<>(GoText.BYTE_ORDER);
        variables.stream().filter(ResolvedVariable::isPassed)
                .forEach(variable -> values.put(variable.name(), value.apply(variable)));
        return Collections.unmodifiableSortedMap(values);
    }

    /**
     * All that an expression can read at a moment of the resolution, by name; constants of the request come last.
     *
     * @param events how many events of the frame have happened
     */
    public Map<String, Object> scope(Frame frame, int events) {
        Map<String, Object> scope = new LinkedHashMap<>();
        frame.after(events).forEach((name, assignment) -> scope.put(name, assignment.value()));
        RequestConstants.of(request).forEach((name, constant) -> scope.put(name, constant.value()));
        return Collections.unmodifiableMap(scope);
    }

    /** What a text with expressions yields at a moment of the resolution, see {@link #scope}. */
    public HilOutcome evaluate(String template, Frame frame, int events) {
        HilHost host = new PreviewHost(request.operator(), request.seed(), request.nanoTime(), new HashMap<>());
        return new HilEvaluator(host).evaluate(template, scope(frame, events));
    }

    /** A variable by its name; empty when neither a layer nor the template knows it. */
    public Optional<ResolvedVariable> variable(String name) {
        return variables.stream().filter(variable -> variable.name().equals(name)).findFirst();
    }

    /** A step; empty for plan properties when binding. */
    public Optional<Frame> frame(Step step) {
        return frames.stream().filter(frame -> frame.step() == step).findFirst();
    }
}
