/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.time.Duration;
import java.util.List;

/**
 * How patient a client is.
 *
 * @param retries how long to wait before a request that reached nobody, or came at a bad time, is sent again
 * @param firstPoll how long to wait before asking how far an operation is
 * @param longestPoll the wait grows by half each time up to this
 * @param request how long the answer to a question may take; what the broker is to do may take as long as its step
 * @param grace how long a cancelled request may still bring its answer, which tells what there is to clean up
 */
public record Patience(List<Duration> retries, Duration firstPoll, Duration longestPoll, Duration request,
        Duration grace) {

    /** For real brokers. */
    public static final Patience STANDARD = new Patience(
            List.of(Duration.ofSeconds(1), Duration.ofSeconds(2), Duration.ofSeconds(5), Duration.ofSeconds(10)),
            Duration.ofSeconds(1), Duration.ofSeconds(15), Duration.ofSeconds(60), Duration.ofSeconds(10));

    /** A broker that asks for more patience than this does not get it. */
    static final Duration LONGEST_RETRY_AFTER = Duration.ofMinutes(5);

    public Patience {
        retries = List.copyOf(retries);
    }

    /** The wait after one of this length. */
    Duration longerThan(Duration poll) {
        Duration longer = poll.plus(poll.dividedBy(2));
        return longer.compareTo(longestPoll) < 0 ? longer : longestPoll;
    }
}
