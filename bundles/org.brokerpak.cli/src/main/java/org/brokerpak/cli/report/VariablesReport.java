/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.brokerpak.cli.json.Json;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.preview.VariableRow;
import org.brokerpak.model.resolution.Assignment;
import org.brokerpak.model.resolution.Evaluation;
import org.brokerpak.model.resolution.Resolution;
import org.brokerpak.model.resolution.ResolutionFailure;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.resolution.ResolvedVariable;
import org.brokerpak.model.resolution.ResolvedVariable.TemplateDefault;
import org.brokerpak.model.resolution.Step;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextPosition;

/**
 * The variables of a request.
 *
 * @param resolution what became of it
 * @param planCount how many plans there were to choose from
 * @param secrets whether secrets are shown
 */
public record VariablesReport(Resolution resolution, int planCount, boolean secrets) {

    private static final int WIDEST = 60;

    /** For people. */
    public String text() {
        StringBuilder out = new StringBuilder(heading()).append("\n\n");
        List<List<String>> rows = new ArrayList<>();
        VariableRow.of(resolution).stream().filter(row -> row.variable().isPassed()).forEach(row -> rows.add(row(row)));
        if (rows.isEmpty()) {
            out.append("  the template declares no variables\n");
        } else {
            rows.addFirst(List.of("NAME", "VALUE", "TYPE", "FROM"));
            table(out, rows);
        }
        List<String> remarks = remarks();
        if (!remarks.isEmpty()) {
            out.append('\n');
            remarks.forEach(remark -> out.append(remark).append('\n'));
        }
        return out.toString();
    }

    private List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        String dropped = resolution.variables().stream().filter(variable -> !variable.isPassed())
                .map(ResolvedVariable::name).filter(name -> !name.equals("tf_id")).collect(Collectors.joining(", "));
        if (!dropped.isEmpty()) {
            remarks.add("not declared by the template, so not passed: " + dropped);
        }
        Set<String> standIns = new LinkedHashSet<>();
        resolution.variables().stream().filter(ResolvedVariable::isPassed)
                .forEach(variable -> standIns.addAll(variable.provenance().placeholders()));
        if (!standIns.isEmpty()) {
            remarks.add("made up, for only a real request knows: " + String.join(", ", standIns));
        }
        resolution.notes().forEach(note -> remarks.add("note: " + note));
        resolution.failures().stream().filter(failure -> !failure.equals(resolution.reported())
                && (failure.step() != resolution.reported().step() || isComputation(failure)))
                .forEach(failure -> remarks.add("also wrong (%s): %s".formatted(failure.step().title(),
                        shown(failure.message()))));
        return remarks;
    }

    private String heading() {
        ResolutionRequest request = resolution.request();
        String plan = request.plan().name().isEmpty() ? "without a plan" : "plan " + request.plan().name();
        return "%s, %s, %s".formatted(request.service().displayedName(), request.operation().id(), plan)
                + (planCount > 1 ? " (of " + planCount + ")" : "");
    }

    private List<String> row(VariableRow row) {
        ResolvedVariable variable = row.variable();
        String over = variable.overridden().stream()
                .map(weaker -> weaker.layer().title() + " " + cut(Json.line(shown(weaker))))
                .collect(Collectors.joining(", "));
        return List.of(variable.name(), cut(Json.line(shown(variable))), variable.type(),
                over.isEmpty() ? row.from() : row.from() + " (over " + over + ")");
    }

    private static boolean isComputation(ResolutionFailure failure) {
        return failure.step() == Step.DEFAULTS || failure.step() == Step.COMPUTED_INPUTS;
    }

    private static String cut(String text) {
        return text.length() <= WIDEST ? text : text.substring(0, WIDEST - 3) + "...";
    }

    private static void table(StringBuilder out, List<List<String>> rows) {
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 0; i < row.size(); i++) {
                int column = i;
                int width = rows.stream().mapToInt(other -> other.get(column).length()).max().orElse(0);
                line.append(row.get(i)).append(" ".repeat(width - row.get(i).length() + 2));
            }
            out.append(line.toString().stripTrailing()).append('\n');
        }
    }

    private Object shown(ResolvedVariable variable) {
        return variable.decided().map(this::shown).orElse(null);
    }

    private Object shown(Assignment assignment) {
        return secrets ? assignment.value() : resolution.masking().value(assignment);
    }

    private String shown(String text) {
        return secrets ? text : resolution.masking().text(text);
    }

    /** The refusal of the broker as the end of an error message; empty when there is none. */
    public String refusal() {
        return resolution.failure().map(failure -> "the broker refuses this request (" + failure.step().title() + "): "
                + shown(failure.message())).orElse("");
    }

    /** For scripts. */
    public Map<String, Object> json() {
        Map<String, Object> root = new LinkedHashMap<>();
        root.put("operation", resolution.request().operation().id());
        root.put("plan", resolution.request().plan().name());
        root.put("variables", resolution.variables().stream().map(this::variable).toList());
        root.put("failure", resolution.failure().map(this::failure).orElse(null));
        root.put("failures", resolution.failures().stream().map(this::failure).toList());
        root.put("notes", resolution.notes());
        return root;
    }

    private Map<String, Object> variable(ResolvedVariable variable) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("name", variable.name());
        entry.put("value", shown(variable));
        entry.put("type", variable.type());
        entry.put("from", variable.layer().id());
        variable.decided().ifPresent(assignment -> describe(assignment, entry));
        entry.put("passed", variable.isPassed());
        if (variable.templateDefault() != TemplateDefault.NONE) {
            entry.put("templateDefault", variable.templateDefault() == TemplateDefault.APPLIED ? "applied" : "ignored");
        }
        if (!variable.provenance().isKnown()) {
            entry.put("placeholders", List.copyOf(variable.provenance().placeholders()));
        }
        if (variable.provenance().isSecret()) {
            entry.put("secret", true);
        }
        entry.put("overridden", variable.overridden().stream().map(weaker -> {
            Map<String, Object> other = new LinkedHashMap<>();
            other.put("value", shown(weaker));
            other.put("from", weaker.layer().id());
            describe(weaker, other);
            return other;
        }).toList());
        return entry;
    }

    private void describe(Assignment assignment, Map<String, Object> entry) {
        entry.put("origin", assignment.origin());
        assignment.place().ifPresent(place -> put(entry, place));
        assignment.evaluation().filter(Evaluation::isExpression).ifPresent(evaluation -> {
            entry.put("expression", evaluation.template());
            entry.put("cast", evaluation.castTo());
        });
    }

    private Map<String, Object> failure(ResolutionFailure failure) {
        Map<String, Object> entry = new LinkedHashMap<>();
        entry.put("step", failure.step().title());
        entry.put("reached", resolution.frame(failure.step()).map(frame -> frame.reached()).orElse(false));
        entry.put("variable", failure.variable());
        entry.put("message", shown(failure.message()));
        failure.place().ifPresent(place -> put(entry, place));
        return entry;
    }

    private void put(Map<String, Object> entry, Place place) {
        ServiceFile service = resolution.request().service();
        entry.put("file", place.file());
        if (place.file().equals(service.path())) {
            SourceText source = service.document().source();
            TextPosition start = source.position(place.range().start());
            entry.put("line", start.line() + 1);
            entry.put("column", start.character() + 1);
        }
    }
}
