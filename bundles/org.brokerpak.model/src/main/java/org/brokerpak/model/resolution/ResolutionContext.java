/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.hil.HilCast;
import org.brokerpak.syntax.hil.HilEvaluator;
import org.brokerpak.syntax.hil.HilMessages;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.HilOutcome;
import org.brokerpak.syntax.hil.HilTemplate;

/** The variables while they are being resolved, and what has happened to them. */
final class ResolutionContext {

    private static final int HIDDEN_FROM = 4;

    private final Map<String, RequestConstants.Constant> constants;
    private final Set<String> sensitive;
    private final Map<String, String> hidden;
    private final PreviewHost host;
    private final HilEvaluator evaluator;
    private final String failurePrefix;

    private final Map<String, Assignment> current = new LinkedHashMap<>();
    private final Map<String, List<Assignment>> overridden = new LinkedHashMap<>();
    private final List<ResolutionEvent> events = new ArrayList<>();
    private Map<String, Assignment> before = Map.of();

    /**
     * @param sensitive names of variables whose values are secret
     * @param hidden receives the texts that are not to be shown, with what is shown in their place
     * @param failurePrefix stands before each message of the broker
     */
    ResolutionContext(Map<String, RequestConstants.Constant> constants, Set<String> sensitive,
            Map<String, String> hidden, PreviewHost host, String failurePrefix) {
        this.constants = constants;
        this.sensitive = sensitive;
        this.hidden = hidden;
        this.host = host;
        this.evaluator = new HilEvaluator(host);
        this.failurePrefix = failurePrefix;
    }

    /** Begins a step: what happens from now on belongs to it. */
    void begin() {
        before = Collections.unmodifiableMap(new LinkedHashMap<>(current));
        events.clear();
    }

    /** Ends the step. */
    Frame end(Step step, boolean reached) {
        return new Frame(step, reached, before, events);
    }

    boolean has(String name) {
        return current.containsKey(name);
    }

    /** The variables as they are now. */
    Map<String, Assignment> current() {
        return Collections.unmodifiableMap(current);
    }

    /** What other layers have for a variable, the strongest first. */
    List<Assignment> overridden(String name) {
        List<Assignment> weaker = new ArrayList<>(overridden.getOrDefault(name, List.of()));
        Collections.reverse(weaker);
        return weaker;
    }

    void record(ResolutionEvent event) {
        events.add(event);
    }

    void assign(String name, Layer layer, Object value, String origin, Place site, Provenance provenance) {
        assign(name, new Assignment(layer, value, origin, site, null, judged(name, value, provenance)));
    }

    private void assign(String name, Assignment assignment) {
        Assignment replaced = current.put(name, assignment);
        if (replaced != null) {
            overridden.computeIfAbsent(name, key -> new ArrayList<>()).add(replaced);
        }
        events.add(new ResolutionEvent.Assigned(name, assignment));
    }

    /** Leaves a variable as it is, though another layer has a value too. */
    void keep(String name, Layer layer, Object written, String origin, Place site) {
        Assignment passedOver = new Assignment(layer, written, origin, site, null, Provenance.NONE);
        overridden.computeIfAbsent(name, key -> new ArrayList<>()).add(passedOver);
        events.add(new ResolutionEvent.Kept(name, passedOver));
    }

    /**
     * Computes a value and assigns it. When that fails the variable stays as it is.
     *
     * @param type what the result is cast to; empty for no cast
     */
    Optional<ResolutionFailure> compute(Step step, String name, Layer layer, HilScalar text, String type,
            String origin) {
        String template = text.template();
        HilTemplate parsed = HilTemplate.parse(template);
        Map<String, Object> scope = scope();
        host.takeAsked();
        HilOutcome evaluated = evaluator.evaluate(parsed, scope);
        Provenance provenance = used(parsed).union(host.takeAsked());
        HilOutcome outcome = evaluated instanceof HilOutcome.Value(Object found) ? HilCast.cast(found, type) : evaluated;
        if (outcome instanceof HilOutcome.Failure failure) {
            boolean cast = evaluated instanceof HilOutcome.Value;
            String message = failure.crash() ? failure.message() : cast ? HilMessages.wrapped(failure.message())
                    : HilMessages.evaluationFailed(name, template, failure.message());
            ResolutionFailure refused = new ResolutionFailure(step, name,
                    failure.crash() ? message : failurePrefix + message,
                    cast ? text.place() : text.mistake(parsed, scope), failure.crash());
            events.add(new ResolutionEvent.Failed(name, refused));
            return Optional.of(refused);
        }
        Object result = ((HilOutcome.Value) evaluated).value();
        Object value = ((HilOutcome.Value) outcome).value();
        assign(name, new Assignment(layer, value, origin, text.place(), new Evaluation(template, result, type),
                judged(name, value, provenance)));
        return Optional.empty();
    }

    /** All that an expression can read: the variables, and before them the constants of the request. */
    private Map<String, Object> scope() {
        Map<String, Object> scope = new LinkedHashMap<>();
        current.forEach((name, assignment) -> scope.put(name, assignment.value()));
        constants.forEach((name, constant) -> scope.put(name, constant.value()));
        return scope;
    }

    private Provenance used(HilTemplate template) {
        Provenance provenance = Provenance.NONE;
        for (HilNode.Variable variable : template.variables()) {
            RequestConstants.Constant constant = constants.get(variable.name());
            Assignment assignment = current.get(variable.name());
            provenance = provenance.union(constant != null ? constant.provenance()
                    : assignment != null ? assignment.provenance() : Provenance.NONE);
        }
        return provenance;
    }

    /** What a value of this variable rests on; one whose name tells a secret is one, unless it is made up. */
    private Provenance judged(String name, Object value, Provenance provenance) {
        // A password_length is no password.
        boolean scalar = value instanceof Boolean || value instanceof Number;
        boolean telling = sensitive.contains(name) || !scalar && SensitiveNames.isSensitive(name);
        if (value == null || !telling || !provenance.isKnown() || provenance.isSecret()) {
            return provenance;
        }
        if (value instanceof String text && text.length() >= HIDDEN_FROM) {
            hidden.putIfAbsent(text, Masking.SECRET);
        }
        return provenance.withSecret(name);
    }
}
