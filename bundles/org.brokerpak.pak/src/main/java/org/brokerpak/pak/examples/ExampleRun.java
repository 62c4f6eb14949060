/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.brokerpak.model.service.Action;
import org.brokerpak.pak.examples.ExampleEvent.StepProgress;
import org.brokerpak.pak.examples.ExampleEvent.StepStarted;
import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.examples.StepResult.Outcome;
import org.brokerpak.pak.osb.Answer;
import org.brokerpak.pak.osb.BrokerClient;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.osb.BrokerException.Kind;
import org.brokerpak.pak.osb.Deadline;
import org.brokerpak.pak.osb.Instance;
import org.brokerpak.pak.osb.LastOperation;
import org.brokerpak.pak.osb.LastOperation.State;
import org.brokerpak.pak.osb.OperationWatch;
import org.brokerpak.pak.osb.Pace;

/** The run of one example. Whatever happens in it, what it created is removed at its end, or named. */
final class ExampleRun {

    private static final BooleanSupplier NEVER = () -> false;

    /** What a step does; its answer is a warning, or empty. */
    @FunctionalInterface
    private interface Work {
        String run(Deadline deadline) throws BrokerException, StepFailure;
    }

    private final ExampleCase example;
    private final ExamplesRequest request;
    private final BrokerClient client;
    private final OperationWatch watch;
    private final Pace pace;
    private final BooleanSupplier cancelled;
    private final Consumer<ExampleEvent> events;
    private final Instance instance;
    private final String bindingId;
    private final Secrets secrets;
    private final Removal removal;

    private final List<StepResult> steps = new ArrayList<>();
    private final List<Leftover> leftovers = new ArrayList<>();
    private Map<String, Object> credentials = Map.of();
    private boolean instanceMayExist;
    private boolean bindingMayExist;
    /** Removing what was certainly there is part of the example; what may never have been there can be absent. */
    private boolean instanceExists;
    private boolean bindingExists;

    ExampleRun(ExampleCase example, ExamplesRequest request, Tools tools, Consumer<ExampleEvent> events,
            BooleanSupplier cancelled) {
        this.example = example;
        this.request = request;
        this.client = tools.client();
        this.watch = tools.watch();
        this.pace = tools.pace();
        this.cancelled = cancelled;
        this.events = events;
        this.instance = new Instance(tools.ids().get(), example.serviceId(), example.planId());
        this.bindingId = tools.ids().get();
        this.secrets = new Secrets(example, request.broker().password());
        this.removal = new Removal(client, watch, instance);
    }

    ExampleResult run() {
        events.accept(new ExampleEvent.ExampleStarted(example, instance.id()));
        long start = pace.nanoTime();
        try {
            create();
        } finally {
            remove();
        }
        Duration time = Duration.ofNanos(pace.nanoTime() - start);
        return steps.stream().filter(step -> !step.isGood()).findFirst()
                .map(step -> new ExampleResult(example, step.outcome() == Outcome.CANCELLED ? Verdict.CANCELLED
                        : Verdict.FAILED, instance.id(), steps, time, step.outcome() == Outcome.CANCELLED ? "cancelled"
                                : step.step().title() + ": " + step.message(), leftovers))
                .orElseGet(() -> new ExampleResult(example, Verdict.PASSED, instance.id(), steps, time, "",
                        leftovers));
    }

    private void create() {
        boolean good = !request.check() || step(ExampleStep.CHECK, deadline -> check());
        good = good && step(ExampleStep.PROVISION, this::provision);
        good = good && (!request.update() || step(ExampleStep.UPDATE, this::update));
        if (good && step(ExampleStep.BIND, this::bind) && bindingExists) {
            step(ExampleStep.CREDENTIALS, deadline -> credentials());
        }
    }

    private boolean step(ExampleStep step, Work work) {
        Deadline deadline = Deadline.after(request.timeout(), pace, cancelled);
        events.accept(new StepStarted(example, step));
        StepResult result;
        try {
            String warning = work.run(deadline);
            result = new StepResult(step, warning.isEmpty() ? Outcome.PASSED : Outcome.WARNING, deadline.elapsed(),
                    secrets.mask(warning));
        } catch (StepFailure failure) {
            result = new StepResult(step, Outcome.FAILED, deadline.elapsed(), secrets.mask(failure.getMessage()));
        } catch (BrokerException failure) {
            result = new StepResult(step, failure.kind() == Kind.CANCELLED ? Outcome.CANCELLED : Outcome.FAILED,
                    deadline.elapsed(), secrets.mask(failure.getMessage()));
        }
        done(result);
        return result.isGood();
    }

    private void done(StepResult result) {
        steps.add(result);
        events.accept(new ExampleEvent.StepDone(example, result));
    }

    private String check() throws StepFailure {
        List<String> problems = ParameterCheck.problems(example);
        if (!problems.isEmpty()) {
            throw new StepFailure(String.join("; ", problems));
        }
        return "";
    }

    private String provision(Deadline deadline) throws BrokerException, StepFailure {
        instanceMayExist = true;
        try {
            Answer answer = client.provision(instance, example.provisionParameters().orElse(null), request.context(),
                    deadline);
            finish(ExampleStep.PROVISION, "", answer, deadline);
            instanceExists = true;
        } catch (BrokerException failure) {
            instanceMayExist = !failure.isNothingDone();
            throw failure;
        }
        return "";
    }

    /** What may change is sent as it was. */
    private String update(Deadline deadline) throws BrokerException, StepFailure {
        Map<String, Object> parameters = new LinkedHashMap<>(example.provisionParameters().orElse(Map.of()));
        Action provision = example.service().content().provision();
        provision.importInputs().forEach(input -> parameters.remove(input.fieldName().value()));
        provision.userInputs().stream().filter(input -> input.prohibitUpdate().value())
                .forEach(input -> parameters.remove(input.fieldName().value()));
        finish(ExampleStep.UPDATE, "", client.update(instance, parameters, request.context(), deadline), deadline);
        return "";
    }

    private String bind(Deadline deadline) throws BrokerException, StepFailure {
        bindingMayExist = true;
        try {
            Answer answer = client.bind(instance, bindingId, example.bindParameters().orElse(null), request.context(),
                    deadline);
            finish(ExampleStep.BIND, bindingId, answer, deadline);
            Map<String, Object> binding = answer instanceof Answer.Done done ? done.body()
                    : client.binding(instance, bindingId, deadline);
            bindingExists = true;
            if (binding.get("credentials") instanceof Map<?, ?> map) {
                Map<String, Object> entries = new LinkedHashMap<>();
                map.forEach((name, value) -> entries.put(String.valueOf(name), value));
                credentials = entries;
                secrets.addCredentials(credentials);
            } else {
                throw new StepFailure("the binding holds no credentials");
            }
        } catch (BrokerException failure) {
            bindingMayExist = !failure.isNothingDone();
            if (example.bindCanFail() && failure.kind() != Kind.CANCELLED) {
                return failure.getMessage() + " (bind_can_fail allows that)";
            }
            throw failure;
        } catch (StepFailure failure) {
            if (example.bindCanFail() && !bindingExists) {
                return failure.getMessage() + " (bind_can_fail allows that)";
            }
            throw failure;
        }
        return "";
    }

    private void finish(ExampleStep step, String binding, Answer answer, Deadline deadline)
            throws BrokerException, StepFailure {
        if (answer instanceof Answer.Accepted accepted) {
            LastOperation operation = watch.await(instance, binding, accepted, deadline, progress(step, deadline));
            if (operation.state() == State.GONE) {
                throw new StepFailure("the broker no longer knows the " + (binding.isEmpty() ? "instance" : "binding")
                        + " it was creating");
            }
            if (operation.state() == State.FAILED) {
                throw new StepFailure(Removal.reported(operation));
            }
        }
    }

    private Consumer<LastOperation> progress(ExampleStep step, Deadline deadline) {
        return operation -> events.accept(new StepProgress(example, step, secrets.mask(operation.description()),
                deadline.elapsed()));
    }

    private String credentials() throws StepFailure {
        CredentialsCheck check = CredentialsCheck.of(example.service().content(), credentials);
        if (!check.failures().isEmpty()) {
            throw new StepFailure("they are not what the outputs declare: " + String.join("; ", check.failures()));
        }
        return String.join("; ", check.warnings());
    }

    private void remove() {
        if (!instanceMayExist) {
            return;
        }
        if (steps.stream().anyMatch(step -> !step.isGood())) {
            events.accept(new ExampleEvent.CleaningUp(example, instance.id()));
        }
        if (bindingMayExist) {
            remove(ExampleStep.UNBIND, bindingId, bindingExists);
        }
        remove(ExampleStep.DEPROVISION, "", instanceExists);
    }

    /** Cancelling does not stop this. */
    private void remove(ExampleStep step, String binding, boolean exists) {
        Deadline deadline = Deadline.after(request.timeout(), pace, NEVER);
        events.accept(new StepStarted(example, step));
        Removal.Outcome removed = removal.remove(binding, exists, deadline, progress(step, deadline));
        String message = secrets.mask(removed.message());
        Outcome outcome = removed.failed() ? Outcome.FAILED : message.isEmpty() ? Outcome.PASSED : Outcome.WARNING;
        if (!removed.gone()) {
            leftovers.add(new Leftover(example, instance, binding, message));
        }
        done(new StepResult(step, outcome, deadline.elapsed(), message));
    }
}
