/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;

/**
 * What came back for a request.
 *
 * @param status of HTTP
 * @param retryAfter when to ask again
 * @param location where else to ask; empty when the broker does not say so
 * @param body as text
 */
record Reply(int status, Optional<Duration> retryAfter, String location, String body) {

    /** The JSON object in the body; empty when there is none. */
    Optional<Map<String, Object>> json() {
        try {
            return Optional.ofNullable(GoJsonReader.object(body));
        } catch (GoError none) {
            return Optional.empty();
        }
    }

    /** A text in the body; empty when it is not there. */
    String text(String key) {
        return json().map(json -> json.get(key)).filter(String.class::isInstance).map(String.class::cast).orElse("");
    }

    /** Whether the broker is at work on the same instance. */
    boolean isBusy() {
        return status == 422 && text("error").equals("ConcurrencyError");
    }

    /** The broker's reason, or else what the status means. */
    String reason() {
        String said = text("description").isBlank() ? text("error") : text("description");
        return said.isBlank() ? "HTTP " + status + meaning() : BrokerText.clean(said) + " (HTTP " + status + ")";
    }

    private String meaning() {
        return switch (status) {
            case 400 -> ", a bad request, without a reason";
            case 404 -> ", not found";
            case 409 -> ", there is another one under the same id";
            case 412 -> ", another version of the API is wanted";
            case 429 -> ", too many requests";
            case 500 -> ", a failure of its own, without a reason";
            case 502, 504 -> ", what is before the broker got no answer from it";
            case 503 -> ", it is not available";
            default -> ", without a reason";
        };
    }
}
