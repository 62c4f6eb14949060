/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

import org.brokerpak.pak.examples.ExampleResult.Verdict;
import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.testing.ExamplePak;
import org.brokerpak.pak.testing.FakeBroker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Runs against a broker that behaves well, badly, and not at all. */
class ExampleRunnerTest {

    private static final String GOOD = """
            check passed
            provision passed
            bind passed
            credentials passed
            unbind passed
            deprovision passed
            PASSED
            """;

    private FakeBroker broker;

    @BeforeEach
    void startBroker() throws IOException {
        broker = new FakeBroker();
    }

    @AfterEach
    void stopBroker() {
        broker.close();
    }

    private Running running() {
        return new Running(broker);
    }

    @Test
    void aBrokerThatDoesEverythingAtOnce() throws BrokerException {
        assertEquals(GOOD, running().steps());
        assertEquals(List.of("catalog", "provision", "bind", "unbind", "deprovision"), broker.requests());
        assertEquals(Set.of("2.17"), new TreeSet<>(broker.versions()));
        assertEquals(Set.of(), broker.present());
        String provision = broker.bodies().getFirst();
        assertTrue(provision.contains("\"parameters\":{\"admin_password\":\"correct-horse\",\"length\":2}"), provision);
        assertFalse(provision.contains("\"context\""), "the broker's own client tells no context");
        assertTrue(broker.bodies().get(1).contains("\"app_guid\""), "the broker binds for apps only");
    }

    @Test
    void aBrokerThatWorksInTheBackground() throws BrokerException {
        String pending = "200 {\"state\": \"in progress\", \"description\": \"creating\"}";
        broker.on("provision", "202 {\"operation\": \"tf:1\"}").on("deprovision", "202 {}").on("bind", "202 {}")
                .on("unbind", "202 {}")
                .on("poll", pending, pending, "200 {\"state\": \"succeeded\"}", pending, "410 {}");
        Running running = running();
        assertEquals(GOOD, running.steps());
        assertTrue(broker.requests().contains("binding"), "credentials of a bind in the background are fetched");
        assertTrue(running.events.stream().anyMatch(event -> event instanceof ExampleEvent.StepProgress progress
                && progress.description().equals("creating")));
        assertEquals(List.of(1000L, 1500L, 2250L), running.pace.pauses().stream().limit(3).map(Duration::toMillis)
                .toList());
    }

    @Test
    void theBrokerSaysWhenToAskAgain() throws BrokerException {
        broker.on("provision", "202 {}").on("poll", "200 Retry-After=30 {\"state\": \"in progress\"}",
                "200 {\"state\": \"succeeded\"}");
        Running running = running();
        assertEquals(GOOD, running.steps());
        assertEquals(List.of(1L, 30L), running.pace.pauses().stream().map(Duration::toSeconds).toList());
    }

    @Test
    void aProvisionThatFailsIsCleanedUp() throws BrokerException {
        broker.on("provision", "202 {}").on("poll",
                "200 {\"state\": \"failed\", \"description\": "
                + "\"provision failed: Error:\\n  quota \\u001b[31mexceeded\"}");
        assertEquals("""
                check passed
                provision failed: the broker reports: provision failed: Error: quota exceeded
                deprovision passed
                FAILED
                """, running().steps());
        assertEquals(Set.of(), broker.present());
    }

    @Test
    void aRefusedProvisionHasNothingToCleanUp() throws BrokerException {
        broker.on("provision", "400 {\"description\": \"additional properties are not allowed: x\"}");
        assertEquals("""
                check passed
                provision failed: the broker refuses to provision: additional properties are not allowed: x (HTTP 400)
                FAILED
                """, running().steps());
        assertEquals(List.of("catalog", "provision"), broker.requests());
    }

    @Test
    void aBrokerThatBreaksWhileProvisioningIsAskedToRemove() throws BrokerException {
        broker.on("provision", "500 {\"description\": \"1 error(s) occurred: boom\"}").on("deprovision", "410 {}");
        assertEquals("""
                check passed
                provision failed: the broker failed to provision: 1 error(s) occurred: boom (HTTP 500)
                deprovision passed
                FAILED
                """, running().steps());
    }

    @Test
    void aBindThatFails() throws BrokerException {
        broker.on("bind", "500 {\"description\": \"error performing bind: no user\"}");
        assertEquals("""
                check passed
                provision passed
                bind failed: the broker failed to bind: error performing bind: no user (HTTP 500)
                unbind passed
                deprovision passed
                FAILED
                """, running().steps());
        assertEquals(Set.of(), broker.present());
    }

    @Test
    void aBindThatMayFail() throws BrokerException {
        broker.on("bind", "400 {\"description\": \"no bindings\"}");
        assertEquals("""
                check passed
                provision passed
                bind warning: the broker refuses to bind: no bindings (HTTP 400) (bind_can_fail allows that)
                deprovision passed
                PASSED
                """, running().examples(ExamplePak.EXAMPLE + "    bind_can_fail: true\n").steps());
    }

    @Test
    void credentialsOfAnotherShape() throws BrokerException {
        broker.on("bind", "201 {\"credentials\": {\"port\": \"hush-hush\", \"extra\": 1, \"status\": \"made\"}}");
        assertEquals("""
                check passed
                provision passed
                bind passed
                credentials failed: they are not what the outputs declare: "name" is required and not there; \
                port: Invalid type. Expected: integer, given: string
                unbind passed
                deprovision passed
                FAILED
                """, running().steps());
    }

    @Test
    void credentialsThatOnlyOneSideHas() throws BrokerException {
        broker.on("bind", "201 {\"credentials\": {\"name\": \"x\", \"extra\": 1}}");
        assertEquals("""
                credentials warning: the output "port" is not among the credentials, because it was null; \
                the credentials hold "extra", which is no declared output""",
                running().steps().lines().filter(line -> line.startsWith("credentials")).findFirst().orElse(""));
    }

    @Test
    void aBindingWithoutCredentials() throws BrokerException {
        broker.on("bind", "201 {}");
        assertTrue(running().steps().contains("bind failed: the binding holds no credentials\nunbind passed\n"));
    }

    @Test
    void whatCannotBeRemovedIsNamed() throws BrokerException {
        broker.on("deprovision", "202 {}").on("poll",
                "200 {\"state\": \"failed\", \"description\": \"deprovision failed: it is in use\"}");
        ExamplesResult result = running().run();
        assertEquals("""
                deprovision failed: the broker reports: deprovision failed: it is in use (tried twice)
                FAILED
                left instance id-1 of words (plan small)
                """, Running.text(result).lines().skip(5).map(line -> line + "\n").reduce("", String::concat));
        assertEquals("cloud-service-broker client deprovision --instanceid id-1 --planid "
                + "5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22 --serviceid 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11",
                result.leftovers().getFirst().remedy());
    }

    @Test
    void aSecondAttemptMayRemoveIt() throws BrokerException {
        broker.on("unbind", "500 {\"description\": \"flaky\"}", "200 {}");
        assertEquals("""
                unbind failed: the broker failed to unbind: flaky (HTTP 500); the second attempt succeeded
                deprovision passed
                FAILED
                """, running().steps().lines().skip(4).map(line -> line + "\n").reduce("", String::concat));
        assertEquals(Set.of(), broker.present());
    }

    @Test
    void aBrokerThatGoesAwayLeavesWhatItMade() throws BrokerException {
        broker.before("bind", broker::close);
        ExamplesResult result = running().run();
        assertEquals(List.of("binding id-2 to instance id-1 of words (plan small)",
                "instance id-1 of words (plan small)"), result.leftovers().stream().map(Leftover::title).toList());
        String why = result.leftovers().getLast().why();
        assertTrue(why.startsWith("the broker at " + broker.url() + " does not answer: "), why);
    }

    @Test
    void removalWaitsForWorkOnTheInstance() throws BrokerException {
        broker.on("deprovision", "422 {\"error\": \"ConcurrencyError\"}", "422 {\"error\": \"ConcurrencyError\"}",
                "200 {}");
        assertEquals(GOOD, running().steps());
    }

    @Test
    void anUnavailableBrokerIsAskedAgain() throws BrokerException {
        broker.on("catalog", "503 Retry-After=7", "200 " + ExamplePak.CATALOG).on("provision", "503", "201 {}");
        Running running = running();
        assertEquals(GOOD, running.steps());
        assertEquals(List.of(7L, 1L), running.pace.pauses().stream().map(Duration::toSeconds).toList());
    }

    @Test
    void aBrokerThatStaysUnavailable() throws BrokerException {
        broker.on("provision", "503").on("deprovision", "410 {}");
        assertEquals("provision failed: the broker failed to provision: HTTP 503, it is not available",
                running().steps().lines().toList().get(1));
        assertEquals(3, broker.requests().stream().filter("provision"::equals).count());
    }

    @Test
    void aSlowBroker() throws BrokerException {
        broker.on("provision", "202 {}").on("poll",
                "200 {\"state\": \"in progress\", \"description\": \"still at it\"}");
        assertEquals("""
                check passed
                provision failed: it was not over after 5 min; the broker said last: still at it
                deprovision passed
                FAILED
                """, running().steps());
    }

    @Test
    void aBrokerThatNeverAnswers() throws BrokerException, InterruptedException {
        CountDownLatch over = new CountDownLatch(1);
        Running running = running();
        broker.before("bind", () -> {
            running.pace.pass(Duration.ofMinutes(6));
            await(over);
        });
        assertEquals("""
                bind failed: the broker did not answer within 5 min
                unbind passed
                deprovision passed
                FAILED
                """, running.steps().lines().skip(2).map(line -> line + "\n").reduce("", String::concat));
        over.countDown();
    }

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(1, TimeUnit.MINUTES));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void cancellingRemovesWhatThereIs() throws BrokerException {
        Running running = running().examples(ExamplePak.EXAMPLE + ExamplePak.EXAMPLE.replace("two-words", "ten-words"));
        broker.on("provision", "202 {}").on("poll", "200 {\"state\": \"in progress\"}")
                .on("deprovision", "422 {\"error\": \"ConcurrencyError\"}", "200 {}")
                .before("poll", () -> running.cancelled.set(true));
        assertEquals("""
                check passed
                provision cancelled: cancelled
                deprovision passed
                CANCELLED
                NOT_RUN: cancelled before it began
                """, running.steps());
        assertEquals(Set.of(), broker.present());
        assertTrue(running.events.stream().anyMatch(ExampleEvent.CleaningUp.class::isInstance));
    }

    @Test
    void cancellingDuringARequestThatHangs() throws BrokerException {
        CountDownLatch over = new CountDownLatch(1);
        Running running = running();
        broker.before("bind", () -> {
            running.cancelled.set(true);
            await(over);
        });
        assertEquals("""
                bind cancelled: cancelled
                unbind passed
                deprovision passed
                CANCELLED
                """, running.steps().lines().skip(2).map(line -> line + "\n").reduce("", String::concat));
        over.countDown();
    }

    @Test
    void aListenerThatFailsLeavesNothingBehind() {
        Running running = running();
        assertThrows(UnsupportedOperationException.class, () -> running.run(event -> {
            if (event instanceof ExampleEvent.StepDone done && done.result().step() == ExampleStep.PROVISION) {
                throw new UnsupportedOperationException("a view that was closed");
            }
        }));
        assertEquals(Set.of(), broker.present());
        assertTrue(broker.requests().contains("deprovision"));
    }

    @Test
    void afterAFailureNoneIsBegunOnDemand() throws BrokerException {
        String examples = ExamplePak.EXAMPLE.replace("two-words", "a") + ExamplePak.EXAMPLE.replace("two-words", "b");
        broker.on("provision", "400 {}");
        assertEquals(List.of(Verdict.FAILED, Verdict.NOT_RUN), running().examples(examples).failFast().run().results()
                .stream().map(ExampleResult::verdict).toList());
        assertEquals(List.of(Verdict.FAILED, Verdict.FAILED), running().examples(examples).run().results()
                .stream().map(ExampleResult::verdict).toList());
    }

    @Test
    void severalAtATime() throws BrokerException {
        String examples = ExamplePak.EXAMPLE.replace("two-words", "a") + ExamplePak.EXAMPLE.replace("two-words", "b");
        CountDownLatch both = new CountDownLatch(2);
        broker.before("provision", () -> {
            both.countDown();
            await(both);
        });
        assertEquals(GOOD + GOOD, running().examples(examples).jobs(2).steps());
        assertEquals(Set.of(), broker.present());
    }

    @Test
    void anUpdateSendsWhatMayChange() throws BrokerException {
        assertTrue(running().update().context(Map.of("platform", "test")).steps().contains("update passed\n"));
        String update = broker.bodies().get(1);
        assertTrue(update.contains("\"parameters\":{\"length\":2}"), "admin_password has prohibit_update: " + update);
        assertTrue(update.contains("\"context\":{\"platform\":\"test\"}"), update);
    }

    @Test
    void secretsAreNotRepeated() throws BrokerException {
        broker.on("bind", "201 {\"credentials\": {\"name\": \"words\", \"port\": 1, \"uri\": \"db://u:p4ss@h\"}}")
                .on("unbind", "400 {\"description\": \"db://u:p4ss@h of correct-horse by open-sesame in words\"}");
        Running running = running();
        String steps = running.steps();
        assertTrue(steps.contains("the broker refuses to unbind: (secret) of (secret) by (secret) in words"), steps);
        assertFalse(running.events.toString().contains("p4ss"));
        assertFalse(running.events.toString().contains("open-sesame"));
    }
}
