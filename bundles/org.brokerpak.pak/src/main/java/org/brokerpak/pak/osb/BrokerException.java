/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.osb;

import java.net.ConnectException;
import java.net.http.HttpConnectTimeoutException;

import javax.net.ssl.SSLHandshakeException;

import org.brokerpak.pak.fetch.FetchException;

/** A broker did not do what it was asked for. The message is one sentence without its final full stop. */
public final class BrokerException extends Exception {

    private static final long serialVersionUID = 1;

    /** What went wrong, as far as callers act on it. */
    public enum Kind {
        /** No answer. */
        UNREACHABLE,
        /** It does not know the user, or wants another password. */
        DENIED,
        /** What answered is no service broker. */
        NO_BROKER,
        /** The broker will not do it, and has done nothing. */
        REFUSED,
        /** The broker tried and failed, or nobody knows how far it came. */
        FAILED,
        /** It took too long. */
        TIMED_OUT,
        /** It was cancelled from here. */
        CANCELLED
    }

    private final Kind kind;
    private final boolean nothingDone;
    private final boolean passing;

    private BrokerException(Kind kind, String message, boolean nothingDone, boolean passing, Throwable cause) {
        super(message, cause);
        this.kind = kind;
        this.nothingDone = nothingDone;
        this.passing = passing;
    }

    /** @param failure of the connection, in words */
    static BrokerException unreachable(BrokerAddress broker, FetchException failure) {
        Throwable cause = failure.getCause();
        boolean neverSent = cause instanceof ConnectException || cause instanceof HttpConnectTimeoutException
                || cause instanceof SSLHandshakeException;
        return new BrokerException(Kind.UNREACHABLE, "the broker at " + broker + " does not answer: "
                + failure.getMessage(), neverSent, failure.isWorthRetrying(), failure);
    }

    static BrokerException of(Kind kind, String message) {
        return new BrokerException(kind, message, kind == Kind.REFUSED || kind == Kind.DENIED, false, null);
    }

    static BrokerException timedOut(String message) {
        return new BrokerException(Kind.TIMED_OUT, message, false, false, null);
    }

    static BrokerException cancelled() {
        return new BrokerException(Kind.CANCELLED, "cancelled", false, false, null);
    }

    /** Whether the same request may get an answer soon. */
    boolean isPassing() {
        return passing;
    }

    public Kind kind() {
        return kind;
    }

    /** Whether it is certain that the request left nothing behind at the broker. */
    public boolean isNothingDone() {
        return nothingDone;
    }
}
