/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

import org.brokerpak.pak.osb.BrokerException.Kind;
import org.brokerpak.pak.osb.LastOperation.State;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJson;

/**
 * The requests of the Open Service Broker API. Each either brings an answer or fails with a sentence. What reached
 * nobody or came at a bad time is sent again a few times, what collided with other work on the instance until the
 * deadline. May be used by several threads.
 */
public final class BrokerClient implements AutoCloseable {

    /** With this version the broker lets bindings be fetched. */
    static final String API_VERSION = "2.17";

    private final BrokerAddress broker;
    private final Patience patience;
    private final Pace pace;
    private final HttpExchange http;
    private final String authorization;

    public BrokerClient(BrokerAddress broker, Pace pace, Patience patience) {
        this.broker = broker;
        this.patience = patience;
        this.pace = pace;
        this.http = new HttpExchange(broker, pace, patience);
        this.authorization = "Basic " + Base64.getEncoder().encodeToString(
                (broker.user() + ":" + broker.password()).getBytes(StandardCharsets.UTF_8));
    }

    /** What the broker offers. */
    public Catalog catalog(Deadline deadline) throws BrokerException {
        Reply reply = call("GET", "/v2/catalog", Optional.empty(), deadline);
        if (reply.status() != 200) {
            throw reply.status() >= 500 ? BrokerException.of(Kind.UNREACHABLE, "the broker at " + broker
                    + " cannot serve its catalog: " + reply.reason()) : noBroker(reply);
        }
        return reply.json().flatMap(Catalog::read).orElseThrow(() -> BrokerException.of(Kind.NO_BROKER, "what answers "
                + "at " + broker + " is no service broker: it serves no catalog at /v2/catalog"));
    }

    private BrokerException noBroker(Reply reply) {
        if (reply.status() == 412) {
            return BrokerException.of(Kind.NO_BROKER, "the broker at " + broker + " does not speak version "
                    + API_VERSION + " of the API: " + reply.reason());
        }
        return BrokerException.of(Kind.NO_BROKER, "what answers at " + broker + " is no service broker: "
                + "/v2/catalog brings " + reply.reason());
    }

    /**
     * Creates an instance.
     *
     * @param parameters null to send none
     * @param context what the platform would tell of itself
     */
    public Answer provision(Instance instance, Map<String, Object> parameters, Map<String, Object> context,
            Deadline deadline) throws BrokerException {
        Map<String, Object> body = ids(instance);
        body.put("organization_guid", UUID.randomUUID().toString());
        body.put("space_guid", UUID.randomUUID().toString());
        return create("provision", path(instance) + "?accepts_incomplete=true", with(body, parameters, context),
                deadline);
    }

    /**
     * Changes an instance, or only has the broker look at it again.
     *
     * @param parameters null to send none
     */
    public Answer update(Instance instance, Map<String, Object> parameters, Map<String, Object> context,
            Deadline deadline) throws BrokerException {
        Map<String, Object> body = ids(instance);
        body.put("previous_values", ids(instance));
        Reply reply = patiently("PATCH", path(instance) + "?accepts_incomplete=true",
                Optional.of(with(body, parameters, context)), deadline);
        return done("update", reply);
    }

    /**
     * Creates a binding for an app that nobody has.
     *
     * @param parameters null to send none
     */
    public Answer bind(Instance instance, String bindingId, Map<String, Object> parameters,
            Map<String, Object> context, Deadline deadline) throws BrokerException {
        Map<String, Object> body = ids(instance);
        String app = UUID.randomUUID().toString();
        body.put("app_guid", app);
        body.put("bind_resource", Map.of("app_guid", app));
        return create("bind", path(instance, bindingId) + "?accepts_incomplete=true", with(body, parameters, context),
                deadline);
    }

    /** What a bind that was accepted brought about, credentials and all. */
    public Map<String, Object> binding(Instance instance, String bindingId, Deadline deadline) throws BrokerException {
        Reply reply = call("GET", path(instance, bindingId) + "?" + query(instance), Optional.empty(), deadline);
        if (reply.status() != 200) {
            throw failure("hand over the binding", reply);
        }
        return body("hand over the binding", reply);
    }

    /** Removes a binding. */
    public Answer unbind(Instance instance, String bindingId, Deadline deadline) throws BrokerException {
        return remove("unbind", path(instance, bindingId), instance, deadline);
    }

    /** Removes an instance. */
    public Answer deprovision(Instance instance, Deadline deadline) throws BrokerException {
        return remove("deprovision", path(instance), instance, deadline);
    }

    /**
     * How far an accepted operation is.
     *
     * @param bindingId empty for operations on the instance itself
     * @param operation the broker's name for it; may be empty
     */
    public LastOperation lastOperation(Instance instance, String bindingId, String operation, Deadline deadline)
            throws BrokerException {
        String path = (bindingId.isEmpty() ? path(instance) : path(instance, bindingId)) + "/last_operation?"
                + query(instance) + (operation.isEmpty() ? "" : "&operation=" + encoded(operation));
        Reply reply = call("GET", path, Optional.empty(), deadline);
        String description = BrokerText.clean(reply.text("description"));
        if (reply.status() == 410 || reply.status() == 404) {
            return new LastOperation(State.GONE, description, Optional.empty());
        }
        if (reply.status() != 200) {
            throw failure("tell how far it is", reply);
        }
        State state = switch (reply.text("state")) {
            case "in progress" -> State.IN_PROGRESS;
            case "succeeded" -> State.SUCCEEDED;
            case "failed" -> State.FAILED;
            default -> throw BrokerException.of(Kind.FAILED, "the broker tells no state of the operation that anybody "
                    + "knows" + (reply.text("state").isEmpty() ? "" : ": " + BrokerText.clean(reply.text("state"))));
        };
        return new LastOperation(state, description, reply.retryAfter());
    }

    private Answer create(String what, String path, Map<String, Object> body, Deadline deadline)
            throws BrokerException {
        Reply reply = patiently("PUT", path, Optional.of(body), deadline);
        return done(what, reply);
    }

    private static Answer done(String what, Reply reply) throws BrokerException {
        return switch (reply.status()) {
            case 200, 201 -> new Answer.Done(body(what, reply));
            case 202 -> new Answer.Accepted(reply.text("operation"));
            default -> throw failure(what, reply);
        };
    }

    private Answer remove(String what, String path, Instance instance, Deadline deadline) throws BrokerException {
        Reply reply = patiently("DELETE", path + "?" + query(instance) + "&accepts_incomplete=true", Optional.empty(),
                deadline);
        return switch (reply.status()) {
            case 200 -> new Answer.Done(Map.of());
            case 202 -> new Answer.Accepted(reply.text("operation"));
            case 404, 410 -> new Answer.Gone();
            default -> throw failure(what, reply);
        };
    }

    /** Waits while the broker is at work on the same instance. */
    private Reply patiently(String method, String path, Optional<Map<String, Object>> body, Deadline deadline)
            throws BrokerException {
        Duration wait = patience.firstPoll();
        Reply reply = call(method, path, body, deadline);
        while (reply.isBusy()) {
            deadline.pause(reply.retryAfter().orElse(wait));
            wait = patience.longerThan(wait);
            reply = call(method, path, body, deadline);
        }
        return reply;
    }

    /** Sends a request, again if it reached nobody or another attempt may help. */
    private Reply call(String method, String path, Optional<Map<String, Object>> body, Deadline deadline)
            throws BrokerException {
        // A question is short, but work may be done while the connection waits.
        boolean question = method.equals("GET");
        for (int attempt = 0;; attempt++) {
            boolean last = attempt >= patience.retries().size();
            Duration wait = last ? Duration.ZERO : patience.retries().get(attempt);
            try {
                Reply reply = http.send(request(method, path, body), question ? question(deadline) : deadline);
                if (last || !isPassing(method, reply.status())) {
                    return checked(reply);
                }
                wait = reply.retryAfter().orElse(wait);
            } catch (BrokerException failure) {
                boolean harmless = failure.isNothingDone() || question || method.equals("DELETE");
                if (last || !failure.isPassing() || !harmless) {
                    throw failure;
                }
            }
            deadline.pause(wait);
        }
    }

    private Deadline question(Deadline deadline) {
        Duration limit = deadline.left().compareTo(patience.request()) < 0 ? deadline.left() : patience.request();
        return Deadline.after(limit, pace, deadline::isCancelled);
    }

    /** Whether a status may be another one soon. What creates something is sent again only if nothing was done. */
    private static boolean isPassing(String method, int status) {
        return switch (status) {
            case 429, 503 -> true;
            case 408, 502, 504 -> method.equals("GET") || method.equals("DELETE");
            case 500 -> method.equals("GET");
            default -> false;
        };
    }

    private Reply checked(Reply reply) throws BrokerException {
        if (reply.status() == 401 || reply.status() == 403) {
            throw BrokerException.of(Kind.DENIED, "the broker at " + broker + " does not let the user \""
                    + broker.user() + "\" in (HTTP " + reply.status() + "): check the user and the password");
        }
        if (reply.status() >= 300 && reply.status() < 400) {
            throw BrokerException.of(Kind.NO_BROKER, "the broker at " + broker + " sends us to "
                    + BrokerText.clean(reply.location().replaceFirst("\\?.*", "").replaceFirst("//[^/@]*@", "//"))
                    + ", where the password is not to go. Name that address if it is the broker's");
        }
        return reply;
    }

    private HttpRequest request(String method, String path, Optional<Map<String, Object>> body)
            throws BrokerException {
        String id = UUID.randomUUID().toString();
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(broker.base() + path))
                .header("Authorization", authorization)
                .header("X-Broker-API-Version", API_VERSION)
                .header("X-Broker-API-Request-Identity", id)
                .header("X-Correlation-ID", id)
                .header("Accept", "application/json")
                .header("User-Agent", "brokerpak-tools");
        BodyPublisher content = BodyPublishers.noBody();
        if (body.isPresent()) {
            request.header("Content-Type", "application/json");
            content = BodyPublishers.ofString(json(body.get()));
        }
        return request.method(method, content).build();
    }

    private static String json(Map<String, Object> body) throws BrokerException {
        try {
            return GoJson.marshal(body);
        } catch (GoError unwritable) {
            throw BrokerException.of(Kind.REFUSED, "the parameters cannot be written as JSON: "
                    + unwritable.getMessage());
        }
    }

    private static Map<String, Object> body(String what, Reply reply) throws BrokerException {
        if (reply.body().isBlank()) {
            return Map.of();
        }
        return reply.json().orElseThrow(() -> BrokerException.of(Kind.FAILED, "the broker's answer to the request to "
                + what + " is no JSON object"));
    }

    private static BrokerException failure(String what, Reply reply) {
        // What is there under the same id may come from an attempt whose answer never arrived.
        boolean refused = reply.status() >= 400 && reply.status() < 500 && reply.status() != 408
                && reply.status() != 409;
        return BrokerException.of(refused ? Kind.REFUSED : Kind.FAILED, refused
                ? "the broker refuses to " + what + ": " + reply.reason()
                : "the broker failed to " + what + ": " + reply.reason());
    }

    private static Map<String, Object> ids(Instance instance) {
        Map<String, Object> ids = new LinkedHashMap<>();
        ids.put("service_id", instance.serviceId());
        ids.put("plan_id", instance.planId());
        return ids;
    }

    private static Map<String, Object> with(Map<String, Object> body, Map<String, Object> parameters,
            Map<String, Object> context) {
        if (parameters != null) {
            body.put("parameters", parameters);
        }
        if (!context.isEmpty()) {
            body.put("context", context);
        }
        return body;
    }

    private static String path(Instance instance) {
        return "/v2/service_instances/" + encoded(instance.id());
    }

    private static String path(Instance instance, String bindingId) {
        return path(instance) + "/service_bindings/" + encoded(bindingId);
    }

    private static String query(Instance instance) {
        return "service_id=" + encoded(instance.serviceId()) + "&plan_id=" + encoded(instance.planId());
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }

    @Override
    public void close() {
        http.close();
    }
}
