/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.protocol;

import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** The errors that requests end with: sentences for people, never a stack trace. */
public final class Errors {

    private Errors() {
    }

    /** Something in the server failed; the details are in its log. */
    public static ResponseErrorException failed(String what, String document) {
        return error(ResponseErrorCode.InternalError,
                "The %s for %s failed. The log of the language server has the details.".formatted(what, document));
    }

    /** What the user asked for cannot be done; the sentence says why. */
    public static ResponseErrorException refused(String sentence) {
        return error(ResponseErrorCode.RequestFailed, sentence);
    }

    public static ResponseErrorException notInitialized() {
        return error(ResponseErrorCode.ServerNotInitialized,
                "The language server has not been initialized yet. Send \"initialize\" first.");
    }

    public static ResponseErrorException initializedTwice() {
        return error(ResponseErrorCode.InvalidRequest, "The language server is already initialized.");
    }

    public static ResponseErrorException shutDown() {
        return error(ResponseErrorCode.InvalidRequest, "The language server has been shut down. Start a new one.");
    }

    private static ResponseErrorException error(ResponseErrorCode code, String sentence) {
        return new ResponseErrorException(new ResponseError(code, sentence, null));
    }
}
