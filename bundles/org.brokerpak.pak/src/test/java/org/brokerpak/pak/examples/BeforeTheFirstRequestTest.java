/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import org.brokerpak.pak.osb.BrokerException;
import org.brokerpak.pak.osb.BrokerException.Kind;
import org.brokerpak.pak.testing.ExamplePak;
import org.brokerpak.pak.testing.FakeBroker;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What keeps examples from being run at all. */
class BeforeTheFirstRequestTest {

    private FakeBroker broker;

    @BeforeEach
    void startBroker() throws IOException {
        broker = new FakeBroker();
    }

    @AfterEach
    void stopBroker() {
        broker.close();
    }

    private static BrokerException failure(Running running) {
        return assertThrows(BrokerException.class, running::run);
    }

    private String only(Running running) throws BrokerException {
        String text = running.steps();
        assertEquals(List.of("catalog"), broker.requests());
        return text;
    }

    @Test
    void aWrongPassword() {
        BrokerException failure = failure(new Running(broker).password("wrong"));
        assertEquals(Kind.DENIED, failure.kind());
        assertEquals("the broker at " + broker.url() + " does not let the user \"admin\" in (HTTP 401): check the user "
                + "and the password", failure.getMessage());
    }

    @Test
    void nobodyListens() throws IOException {
        int port;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        Running running = new Running("http://localhost:" + port);
        assertEquals("the broker at http://localhost:" + port + " does not answer: localhost cannot be reached",
                failure(running).getMessage());
        assertEquals(2, running.pace.pauses().size(), "it may just be starting");
    }

    @Test
    void thereIsNoSuchHost() {
        Running running = new Running("http://broker.invalid");
        assertEquals("the broker at http://broker.invalid does not answer: there is no host named broker.invalid",
                failure(running).getMessage());
        assertEquals(List.of(), running.pace.pauses());
    }

    @Test
    void aServerThatDoesNotSpeakTls() throws IOException {
        try (ServerSocket plain = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                while (!plain.isClosed()) {
                    try {
                        Socket client = plain.accept();
                        Thread.ofVirtual().start(() -> answerPlainly(client));
                    } catch (IOException over) {
                        return;
                    }
                }
            });
            Running running = new Running("https://localhost:" + plain.getLocalPort());
            BrokerException failure = failure(running);
            assertEquals(Kind.UNREACHABLE, failure.kind());
            assertEquals("the broker at https://localhost:" + plain.getLocalPort() + " does not answer: the connection "
                    + "to localhost is not secure: what answers there does not speak https", failure.getMessage());
            assertEquals(List.of(), running.pace.pauses(), "another attempt would not help");
        }
    }

    /** Reads on until the client hangs up, so that it gets to see the answer. */
    private static void answerPlainly(Socket client) {
        try (client) {
            client.getOutputStream().write("HTTP/1.1 400 Bad Request\r\n\r\n".getBytes(US_ASCII));
            client.getInputStream().transferTo(OutputStream.nullOutputStream());
        } catch (IOException over) {
            // The client has seen enough.
        }
    }

    @Test
    void aCatalogThatNeverComes() {
        Running running = new Running(broker);
        CountDownLatch over = new CountDownLatch(1);
        broker.before("catalog", () -> {
            running.pace.pass(Duration.ofMinutes(2));
            try {
                over.await();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        });
        BrokerException failure = failure(running);
        assertEquals(Kind.TIMED_OUT, failure.kind());
        assertEquals("the broker did not answer within 1 min", failure.getMessage());
        over.countDown();
    }

    @Test
    void aCatalogThatTheBrokerCannotServe() {
        broker.on("catalog", "500 {\"description\": \"json: unsupported type\"}");
        assertEquals("the broker at " + broker.url() + " cannot serve its catalog: json: unsupported type (HTTP 500)",
                failure(new Running(broker)).getMessage());
    }

    @Test
    void somethingElseAnswers() {
        broker.on("catalog", "200 <html>Welcome</html>");
        assertEquals("what answers at " + broker.url() + " is no service broker: it serves no catalog at /v2/catalog",
                failure(new Running(broker)).getMessage());
        broker.on("catalog", "404 nothing");
        assertEquals("what answers at " + broker.url() + " is no service broker: /v2/catalog brings HTTP 404, not "
                + "found",
                failure(new Running(broker)).getMessage());
    }

    @Test
    void aRedirectIsNotFollowed() {
        broker.on("catalog", "302 Location=https://elsewhere.example.com/v2/catalog?token=x");
        assertEquals("the broker at " + broker.url() + " sends us to https://elsewhere.example.com/v2/catalog, where "
                + "the password is not to go. Name that address if it is the broker's",
                failure(new Running(broker)).getMessage());
    }

    @Test
    void anotherVersionOfTheApi() {
        broker.on("catalog", "412 {\"description\": \"only 2.13\"}");
        assertEquals("the broker at " + broker.url() + " does not speak version 2.17 of the API: only 2.13 (HTTP 412)",
                failure(new Running(broker)).getMessage());
    }

    @Test
    void theBrokerDoesNotOfferTheService() throws BrokerException {
        broker.on("catalog", "200 {\"services\": []}");
        assertEquals("FAILED: the broker does not offer \"words\" (0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11): it runs "
                + "without this pak, or hides the service\n", only(new Running(broker)));
    }

    @Test
    void theServiceIsHidden() throws BrokerException {
        broker.on("catalog", "200 {\"services\": []}");
        String pak = ExamplePak.literal().replace("plans:\n", "tags: [beta]\nplans:\n");
        assertTrue(only(new Running(broker).pak(pak)).endsWith("hides the service. A service with the tag \"beta\" is "
                + "there only where GSB_COMPATIBILITY_ENABLE_BETA_SERVICES is true\n"));
    }

    @Test
    void theServiceHasAnotherId() throws BrokerException {
        broker.on("catalog", "200 " + ExamplePak.CATALOG.replace("0f1c2a56", "99999999"));
        assertEquals("FAILED: the broker offers \"words\" under the id 99999999-5b3c-4d7c-9a06-3a1d8f1f7c11, and the "
                + "pak has 0f1c2a56-5b3c-4d7c-9a06-3a1d8f1f7c11: it runs another pak, or another version of this "
                + "one\n", only(new Running(broker)));
    }

    @Test
    void theBrokerDoesNotOfferThePlan() throws BrokerException {
        broker.on("catalog", "200 " + ExamplePak.CATALOG.replace("5a0a9a43", "99999999"));
        assertEquals("FAILED: the broker does not offer the plan \"small\" of \"words\": it runs another version of "
                + "the pak\n", only(new Running(broker)));
    }

    @Test
    void nobodyHasThePlan() throws BrokerException {
        assertEquals("FAILED: no plan has the id 5a0a9a43, neither in the pak nor in the broker's catalog: correct the "
                + "plan_id of the example\n", only(new Running(broker).examples(
                        ExamplePak.EXAMPLE.replace("5a0a9a43-27c1-4c8b-8d7c-6b6a1e7a3f22", "5a0a9a43"))));
    }

    @Test
    void parametersThatTheBrokerRefuses() throws BrokerException {
        String example = ExamplePak.EXAMPLE.replace("length: 2", "length: 0\n      lenght: 1\n      region: south")
                .replace("reader", "owner");
        assertEquals("""
                check failed: provision_params sets "lenght", which is no user input of provision: the broker refuses \
                that. Did you mean "length"?; provision_params sets "region", which the plan "small" defines: the \
                broker refuses that; the broker refuses provision_params: length: Must be greater than or equal to 1; \
                the broker refuses bind_params: role: role must be one of the following: "reader", "writer"
                FAILED
                """, only(new Running(broker).examples(example)));
        new Running(broker).examples(example).unchecked().run();
        assertTrue(broker.requests().contains("provision"), "unless they are to be sent all the same");
    }
}
