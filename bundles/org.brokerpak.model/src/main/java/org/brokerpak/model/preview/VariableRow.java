/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.model.resolution.Assignment;
import org.brokerpak.model.resolution.Evaluation;
import org.brokerpak.model.resolution.Frame;
import org.brokerpak.model.resolution.Layer;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionEvent;
import org.brokerpak.model.resolution.ResolutionFailure;
import org.brokerpak.model.resolution.ResolvedVariable;
import org.brokerpak.model.resolution.Step;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule.Place;

/**
 * A variable in a table, without secrets.
 *
 * @param variable what became of it
 * @param value as JSON on one line
 * @param from where the value comes from, in a few words
 * @param over what the layers have that had to give way, the strongest first, in a few words; empty when there are none
 * @param detail everything else there is to know, one thing a line; may be empty
 * @param failure what the broker says against it; empty when nothing
 * @param reached whether the broker gets to the step that decides the value
 * @param site where to look first: what decided the value, else the input, else the declaration; or null
 */
public record VariableRow(ResolvedVariable variable, String value, String from, String over, String detail,
        String failure, boolean reached, Place site) {

    /** Computed for every request and of no interest to anybody when the template does not ask for it. */
    private static final String TF_ID = "tf_id";

    public String name() {
        return variable.name();
    }

    public Optional<Place> place() {
        return Optional.ofNullable(site);
    }

    /** The variables of a resolution by name; those that do not go to tofu come last. */
    public static List<VariableRow> of(Resolution resolution) {
        Maker maker = new Maker(resolution);
        List<VariableRow> rows = new ArrayList<>();
        resolution.variables().stream().filter(ResolvedVariable::isPassed).forEach(each -> rows.add(maker.row(each)));
        resolution.variables().stream().filter(each -> !each.isPassed() && !each.name().equals(TF_ID))
                .forEach(each -> rows.add(maker.row(each)));
        return List.copyOf(rows);
    }

    private static final class Maker {

        private final Resolution resolution;
        private final Action action;
        private final Map<String, String> failures = new LinkedHashMap<>();
        private final Set<String> unreached = new HashSet<>();

        Maker(Resolution resolution) {
            this.resolution = resolution;
            this.action = resolution.request().service().content().action(resolution.request().operation().action());
            for (ResolutionFailure failure : resolution.failures()) {
                failures.merge(failure.variable(), resolution.masking().text(failure.message()),
                        (one, other) -> one.equals(other) ? one : one + "; " + other);
            }
            for (Frame frame : resolution.frames()) {
                if (!frame.reached()) {
                    frame.events().stream().filter(ResolutionEvent.Assigned.class::isInstance)
                            .map(ResolutionEvent::variable).forEach(unreached::add);
                }
            }
        }

        VariableRow row(ResolvedVariable variable) {
            String name = variable.name();
            String over = variable.overridden().stream().map(weaker -> weaker.layer().title() + " " + shown(weaker))
                    .collect(Collectors.joining(", "));
            Place site = variable.decided().flatMap(Assignment::place)
                    .or(() -> action.inputName(name).filter(field -> field.present())
                            .map(field -> new Place(resolution.request().service().path(), field.range())))
                    .or(variable::declared).orElse(null);
            return new VariableRow(variable, variable.decided().map(this::shown).orElse("null"), from(variable), over,
                    detail(variable), failures.getOrDefault(name, ""), !unreached.contains(name), site);
        }

        private String shown(Assignment assignment) {
            return ValueText.of(resolution.masking().value(assignment));
        }

        private String from(ResolvedVariable variable) {
            String lost = variable.isPassed() ? "" : ", lost: the template declares no such variable";
            if (variable.layer() == Layer.NOTHING) {
                return nothing(variable) + lost;
            }
            boolean expression = variable.assignment().evaluation().filter(Evaluation::isExpression).isPresent();
            return variable.layer().title() + (expression ? ", HIL" : "") + lost;
        }

        private String nothing(ResolvedVariable variable) {
            boolean failed = resolution.failures().stream().anyMatch(failure ->
                    (failure.step() == Step.DEFAULTS || failure.step() == Step.COMPUTED_INPUTS)
                            && failure.variable().equals(variable.name()));
            return failed ? "nothing: computing it fails" : switch (variable.templateDefault()) {
                case APPLIED -> "nothing: tofu takes the template's default";
                case IGNORED -> "nothing: template default ignored";
                case NONE -> "nothing";
            };
        }

        private String detail(ResolvedVariable variable) {
            List<String> lines = new ArrayList<>();
            variable.decided().ifPresent(assignment -> {
                if (!assignment.origin().isEmpty()) {
                    lines.add("from " + assignment.origin());
                }
                assignment.evaluation().filter(Evaluation::isExpression).ifPresent(evaluation ->
                        lines.add("computed by " + evaluation.template()
                                + (evaluation.castTo().isEmpty() ? "" : ", made " + evaluation.castTo())));
            });
            variable.overridden().forEach(weaker -> lines.add("over " + weaker.layer().title() + " " + shown(weaker)
                    + (weaker.origin().isEmpty() ? "" : " (" + weaker.origin() + ")")));
            if (!variable.provenance().isKnown()) {
                lines.add("made up, for only a real request knows: "
                        + String.join(", ", variable.provenance().placeholders()));
            }
            if (variable.provenance().isSecret()) {
                lines.add("secret: " + String.join(", ", variable.provenance().secrets()));
            }
            return String.join("\n", lines);
        }
    }
}
