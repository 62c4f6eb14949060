/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

import org.brokerpak.model.document.YamlValues;
import org.brokerpak.model.resolution.RequestAdmission.Refusal;
import org.brokerpak.model.resolution.schema.CatalogSchemas;
import org.brokerpak.model.resolution.schema.Verdict;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Action.ComputedInput;
import org.brokerpak.model.service.Action.Variable;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.HilSite;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hil.HilNode;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.brokerpak.syntax.hil.go.GoText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlEntry;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlScalar;

/**
 * Resolves the variables of a request in the order of the broker (broker-behaviour 4.1 and 4.3). What is refused does
 * not end it: the steps that the broker does not reach are worked out too, and marked.
 */
public final class Resolver {

    private static final String BIND_FAILED = "error generating bind variables: ";
    private static final String GLOBAL_DEFAULTS = "provision.defaults";

    private final ResolutionRequest request;
    private final ServiceDefinition definition;
    private final Action action;
    private final String path;
    private final boolean binding;
    private final Map<String, String> hidden = new LinkedHashMap<>();
    private final ResolutionContext context;

    private final List<Frame> frames = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();
    /** What ends the request, if it has come to that. */
    private ResolutionFailure fatal;
    /** The last value that could not be computed; the broker forgets those before it. */
    private ResolutionFailure lastFailed;

    private Resolver(ResolutionRequest request) {
        this.request = request;
        definition = request.service().content();
        binding = request.operation().action() == Action.Kind.BIND;
        action = definition.action(request.operation().action());
        path = request.service().path();
        context = new ResolutionContext(RequestConstants.of(request), sensitiveVariables(), hidden,
                new PreviewHost(request.operator(), request.seed(), request.nanoTime(), hidden),
                binding ? BIND_FAILED : "");
    }

    /** What becomes of a request. Never fails, whatever the definition is like. */
    public static Resolution resolve(ResolutionRequest request) {
        return new Resolver(request).run();
    }

    private Resolution run() {
        step(Step.ADMISSION, this::admit);
        step(Step.OPERATOR_DEFAULTS, this::operatorDefaults);
        step(Step.USER_PARAMETERS, this::parameters);
        step(Step.PLAN_OVERRIDES, this::planOverrides);
        step(Step.DEFAULTS, this::defaults);
        if (!binding) {
            step(Step.PLAN_PROPERTIES, () -> assignPlan(Layer.PLAN_PROPERTY, request.plan().properties(),
                    Plan::properties, "properties"));
        }
        step(Step.COMPUTED_INPUTS, this::computedInputs);
        if (fatal == null) {
            fatal = lastFailed;
        }
        step(Step.REQUEST_SCHEMA, this::checkSchema);
        TemplateVariables template = TemplateVariables.of(request.service(), request.operation().action());
        step(Step.WORKSPACE, () -> pass(template));
        List<ResolutionFailure> failures = frames.stream().flatMap(frame -> frame.failures().stream()).toList();
        return new Resolution(request, frames, variables(template), failures, fatal, Masking.of(hidden), notes);
    }

    private void step(Step step, Runnable work) {
        boolean reached = fatal == null;
        context.begin();
        work.run();
        frames.add(context.end(step, reached));
    }

    private void fail(ResolutionFailure failure) {
        context.record(new ResolutionEvent.Failed(failure.variable(), failure));
        if (fatal == null) {
            fatal = failure;
        }
    }

    private void admit() {
        Optional<Refusal> refusal = RequestAdmission.check(request);
        refusal.ifPresent(found -> {
            String first = found.parameters().iterator().next();
            fail(new ResolutionFailure(Step.ADMISSION, first, found.message(), declaration(first), false));
        });
        if (Boolean.TRUE.equals(request.parameters().get(RequestAdmission.VACANT)) && !binding) {
            notes.add("\"vacant\" is true: the broker records the instance and does not run tofu");
        }
        if (!request.operation().isRemoval() && readsContext()) {
            notes.add("Cloud Foundry also sends annotations in request.context, which are maps, and with them no entry of "
                    + "it can be read; give a request.context of your own to see that");
        }
        if (request.operation() == Operation.UPDATE) {
            action.userInputs().stream().filter(input -> !input.tfAttribute().value().isEmpty())
                    .map(input -> input.fieldName().value()).filter(name -> !request.imported().containsKey(name))
                    .forEach(name -> notes.add("on an update the broker reads \"" + name + "\" from the state of the "
                            + "instance (tf_attribute), which a preview does not know"));
        }
    }

    private boolean readsContext() {
        String context = "request.context";
        return !request.given().containsKey(context) && HilSite.in(request.service().document()).stream()
                .filter(site -> site.action().kind() == action.kind())
                .anyMatch(site -> site.template().nodes(HilNode.Index.class).stream()
                        .anyMatch(index -> index.target().name().equals(context)));
    }

    /** Where the definition says of a parameter that it may not be given, or null when it says nothing of it. */
    private Place declaration(String parameter) {
        if (planMapping(Plan::properties) instanceof YamlMapping properties && !binding
                && properties.entry(parameter).isPresent()) {
            return place(properties.entry(parameter).get().key().range());
        }
        return action.userInputs().stream().filter(input -> input.fieldName().value().equals(parameter)).findFirst()
                .map(input -> place(input.header())).orElse(null);
    }

    private void operatorDefaults() {
        String service = "service." + definition.name().value();
        if (binding) {
            operatorDefaults(Layer.SERVICE_DEFAULT, service + ".bind.defaults");
        } else {
            operatorDefaults(Layer.GLOBAL_DEFAULT, GLOBAL_DEFAULTS);
            operatorDefaults(Layer.SERVICE_DEFAULT, service + ".provision.defaults");
        }
    }

    private void operatorDefaults(Layer layer, String key) {
        Object value = request.operator().find(key).map(OperatorSettings.Setting::value).orElse(null);
        if (value instanceof String text) {
            try {
                value = GoJsonReader.object(text);
            } catch (GoError unreadable) {
                if (binding) {
                    notes.add("the value of " + key + " is not a JSON object (" + unreadable.getMessage()
                            + "): the broker ignores it");
                } else {
                    fail(new ResolutionFailure(Step.OPERATOR_DEFAULTS, "",
                            "failed unmarshaling config value " + key, null, false));
                }
                return;
            }
        }
        if (value instanceof Map<?, ?> map) {
            map.forEach((name, entry) -> context.assign(String.valueOf(name), layer, entry, key, null,
                    Provenance.NONE));
        }
    }

    private void parameters() {
        if (request.operation() == Operation.UPDATE) {
            assignAll(Layer.EARLIER_PARAMETER, request.earlier(), "earlier parameters");
            assignAll(Layer.IMPORTED, request.imported(), "tf_attribute");
        }
        assignAll(Layer.PARAMETER, request.parameters(), "parameters");
    }

    private void assignAll(Layer layer, Map<String, Object> values, String origin) {
        values.forEach((name, value) -> context.assign(name, layer, value, origin, null, Provenance.NONE));
    }

    private void planOverrides() {
        if (binding) {
            assignPlan(Layer.PLAN_OVERRIDE, request.plan().bindOverrides(), Plan::bindOverrides, "bind_overrides");
        } else {
            assignPlan(Layer.PLAN_OVERRIDE, request.plan().provisionOverrides(), Plan::provisionOverrides,
                    "provision_overrides");
        }
    }

    private void assignPlan(Layer layer, Map<String, Object> values, Function<Plan, YamlNode> written, String field) {
        String origin = request.plan().origin() + (request.plan().inPak().isPresent() ? "." + field + "." : ": ");
        values.forEach((name, value) -> context.assign(name, layer, value, origin + name,
                entryPlace(planMapping(written), name), Provenance.NONE));
    }

    /** A mapping of the plan in the definition; null where there is none. */
    private YamlNode planMapping(Function<Plan, YamlNode> field) {
        return request.plan().inPak().map(field).orElse(null);
    }

    private Place entryPlace(YamlNode mapping, String name) {
        return mapping instanceof YamlMapping written ? written.entry(name).map(this::entryPlace).orElse(null) : null;
    }

    /** The value where the mapping has it; the key of one that is empty. */
    private Place entryPlace(YamlEntry entry) {
        TextRange value = entry.value().site();
        return place(value.isEmpty() ? entry.key().range() : value);
    }

    private void defaults() {
        int index = 0;
        for (Variable input : action.userInputs()) {
            String origin = action.kind().key() + ".user_inputs[" + index++ + "].default";
            setDefault(Step.DEFAULTS, Layer.DEFAULT, input.fieldName().value(), input.defaultValue(), false,
                    input.type().value(), origin);
        }
    }

    private void computedInputs() {
        if (binding) {
            int index = 0;
            for (Variable input : action.planInputs()) {
                bindPlanInput(input, action.kind().key() + ".plan_inputs[" + index++ + "]");
            }
        }
        int index = 0;
        for (ComputedInput input : action.computedInputs()) {
            String origin = action.kind().key() + ".computed_inputs[" + index++ + "].default";
            setDefault(Step.COMPUTED_INPUTS, Layer.COMPUTED_INPUT, input.name().value(), input.defaultValue(),
                    input.overwrite().value(), input.type().value(), origin);
        }
        compute(Step.COMPUTED_INPUTS, "tf_id", Layer.COMPUTED_INPUT,
                HilScalar.madeUp("tf:${request.instance_id}:" + (binding ? "${request.binding_id}" : ""), null), "",
                "the broker");
    }

    /** The broker reads the properties of a plan by an expression, which makes texts of numbers and booleans. */
    private void bindPlanInput(Variable input, String origin) {
        String name = input.fieldName().value();
        Place written = entryPlace(planMapping(Plan::properties), name);
        compute(Step.COMPUTED_INPUTS, name, Layer.PLAN_PROPERTY,
                HilScalar.madeUp("${request.plan_properties[\"" + name + "\"]}",
                        written != null ? written : place(input.header())), input.type().value(), origin);
    }

    private void setDefault(Step step, Layer layer, String name, YamlNode node, boolean overwrite, String type,
            String origin) {
        Object value = YamlValues.of(node);
        if (value == null) {
            return;
        }
        Place place = place(node.range());
        if (context.has(name) && !overwrite) {
            context.keep(name, layer, value, origin, place);
        } else if (value instanceof String && node instanceof YamlScalar scalar) {
            compute(step, name, layer, HilScalar.written(request.service().document(), scalar), type, origin);
        } else {
            context.assign(name, layer, value, origin, place, Provenance.NONE);
        }
    }

    private void compute(Step step, String name, Layer layer, HilScalar text, String type, String origin) {
        context.compute(step, name, layer, text, type, origin).ifPresent(failure -> {
            lastFailed = failure;
            if (failure.crash() && fatal == null) {
                fatal = failure;
            }
        });
    }

    private void checkSchema() {
        Map<String, Object> values = new LinkedHashMap<>();
        context.current().forEach((name, assignment) -> values.put(name, assignment.value()));
        String prefix = binding ? BIND_FAILED : "";
        switch (CatalogSchemas.of(request.service()).forAction(action.kind()).judge(values)) {
            case Verdict.Accepted() -> { }
            case Verdict.Broken broken -> fail(new ResolutionFailure(Step.REQUEST_SCHEMA, broken.input(),
                    broken.crash() ? broken.brokerText() : prefix + broken.brokerText(), inputPlace(broken.input()),
                    broken.crash()));
            case Verdict.Refused refused -> {
                ResolutionFailure whole = new ResolutionFailure(Step.REQUEST_SCHEMA,
                        refused.violations().getFirst().input(), prefix + refused.brokerText(),
                        inputPlace(refused.violations().getFirst().input()), false);
                refused.violations().forEach(violation -> context.record(new ResolutionEvent.Failed(violation.input(),
                        new ResolutionFailure(Step.REQUEST_SCHEMA, violation.input(), violation.brokerText(),
                                inputPlace(violation.input()), false))));
                fatal = fatal == null ? whole : fatal;
            }
        }
    }

    private Place inputPlace(String name) {
        return action.userInputs().stream().filter(input -> input.fieldName().value().equals(name))
                .reduce((first, last) -> last).map(input -> place(input.header())).orElse(null);
    }

    private void pass(TemplateVariables template) {
        if (request.operation() == Operation.PROVISION) {
            ImportCheck.refusal(action, context.current()).ifPresent(message -> fail(new ResolutionFailure(Step.WORKSPACE,
                    Action.SUBSUME, message, place(action.importInputs().getFirst().place()), false)));
        }
        template.declarations().forEach((name, declared) -> {
            Assignment assignment = context.current().get(name);
            context.record(new ResolutionEvent.Passed(name, assignment == null ? null : assignment.value(),
                    declared.place()));
        });
        context.current().keySet().stream().filter(name -> !template.declarations().containsKey(name))
                .forEach(name -> context.record(new ResolutionEvent.Dropped(name)));
    }

    private List<ResolvedVariable> variables(TemplateVariables template) {
        Set<String> names = new TreeSet<>(GoText.BYTE_ORDER);
        names.addAll(template.declarations().keySet());
        names.addAll(context.current().keySet());
        List<ResolvedVariable> variables = new ArrayList<>();
        for (String name : names) {
            Assignment assignment = context.current().get(name);
            Optional<TemplateVariables.Declared> declared = template.find(name);
            variables.add(new ResolvedVariable(name, type(name, assignment), assignment, context.overridden(name),
                    declared.map(TemplateVariables.Declared::place).orElse(null),
                    declared.map(found -> found.defaultFor(assignment == null ? null : assignment.value()))
                            .orElse(ResolvedVariable.TemplateDefault.NONE)));
        }
        return variables;
    }

    /** The type of the input that decides, or of any of that name. */
    private String type(String name, Assignment assignment) {
        List<String> types = new ArrayList<>();
        if (assignment != null && assignment.layer() == Layer.COMPUTED_INPUT) {
            action.computedInputs().stream().filter(input -> input.name().value().equals(name))
                    .forEach(input -> types.addFirst(input.type().value()));
        }
        action.userInputs().stream().filter(input -> input.fieldName().value().equals(name))
                .forEach(input -> types.add(input.type().value()));
        action.planInputs().stream().filter(input -> input.fieldName().value().equals(name))
                .forEach(input -> types.add(input.type().value()));
        action.computedInputs().stream().filter(input -> input.name().value().equals(name))
                .forEach(input -> types.add(input.type().value()));
        return types.stream().filter(type -> !type.isEmpty()).findFirst().orElse("");
    }

    private Set<String> sensitiveVariables() {
        Set<String> names = new LinkedHashSet<>();
        request.service().modules().forEach(module -> module.hcl().variables().stream()
                .filter(variable -> TemplateVariables.flag(variable, "sensitive").orElse(false))
                .map(HclDeclaration::name).forEach(names::add));
        return names;
    }

    private Place place(TextRange range) {
        return new Place(path, range);
    }
}
