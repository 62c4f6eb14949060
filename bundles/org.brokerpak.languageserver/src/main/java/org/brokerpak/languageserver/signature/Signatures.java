/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.signature;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.caret.ScalarCaret;
import org.brokerpak.languageserver.hcl.HclCaret;
import org.brokerpak.languageserver.hcl.HclFunction;
import org.brokerpak.languageserver.hcl.HclPlace;
import org.brokerpak.languageserver.help.HelpText;
import org.brokerpak.languageserver.hil.HilCaret;
import org.brokerpak.languageserver.hil.HilPlace;
import org.brokerpak.languageserver.hover.Markup;
import org.brokerpak.languageserver.protocol.ClientConnection;
import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.syntax.hil.HilFunction;
import org.brokerpak.syntax.hil.HilFunctions;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** {@code textDocument/signatureHelp} */
public final class Signatures {

    private final ClientConnection client;

    public Signatures(ClientConnection client) {
        this.client = client;
    }

    /** The function whose arguments the caret is in, or null, as the protocol wants it, when it is in none. */
    public SignatureHelp of(DocumentView view, SignatureHelpParams params, CancelChecker cancel) {
        cancel.checkCanceled();
        int offset = Ranges.offset(view.text(), params.getPosition());
        return inHil(view, offset).or(() -> inHcl(view, offset)).orElse(null);
    }

    private Optional<SignatureHelp> inHil(DocumentView view, int offset) {
        return view.yaml().flatMap(document -> ScalarCaret.at(view.text(), document.yaml(), offset)
                .filter(scalar -> HilPlace.at(document, scalar.path()).isPresent()))
                .map(scalar -> HilCaret.after(scalar.before())).flatMap(HilCaret::call)
                .flatMap(call -> HilFunctions.find(call.name()).map(function -> help(function.label(),
                        HelpText.find(HelpText.HIL_FUNCTIONS, function.name()).orElse(function.summary()),
                        function.parameters().stream().map(HilFunction.Parameter::label).toList(),
                        call.argument())));
    }

    private Optional<SignatureHelp> inHcl(DocumentView view, int offset) {
        return HclPlace.at(view, offset).map(HclPlace::caret).flatMap(HclCaret::call)
                .flatMap(call -> HclFunction.find(call.name()).map(function -> help(function.label(),
                        function.summary(), function.parameters(),
                        function.isVariadic() ? Math.min(call.argument(), function.parameters().size() - 1)
                                : call.argument())));
    }

    private SignatureHelp help(String label, String documentation, List<String> parameters, int active) {
        SignatureInformation signature = new SignatureInformation(label);
        signature.setDocumentation(Markup.of(documentation, client.features().markdownSignature()));
        signature.setParameters(parameters.stream().map(ParameterInformation::new).toList());
        // An argument too many belongs to no parameter; an index behind the end says so.
        int shown = Math.min(active, parameters.size());
        signature.setActiveParameter(shown);
        return new SignatureHelp(List.of(signature), 0, shown);
    }
}
