/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;

/**
 * A template reads a file, or calls a module in a folder, that lies beside it. The broker writes the listed templates into the
 * workspace and nothing else, so tofu finds no such file (broker-behaviour 6.1, 10.1).
 */
public final class UnpackedFileRule extends ModuleRule {

    private static final Set<String> READERS = Set.of("file", "filebase64", "templatefile", "filemd5", "filesha1",
            "filesha256", "filesha512", "filebase64sha256", "filebase64sha512");
    private static final Set<String> HERE = Set.of("path.module", "path.root", "path.cwd");
    /** With one of these around it a file may be missing. */
    private static final Set<String> FORGIVING = Set.of("try", "can", "fileexists");

    public UnpackedFileRule() {
        super("unpacked-file", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        module.hcl().files().forEach((name, file) -> visit(module, name, file.body(), findings));
        for (HclDeclaration call : module.hcl().moduleCalls()) {
            call.attribute("source").ifPresent(source -> literal(source.value())
                    .filter(path -> path.startsWith("./") || path.startsWith("../")).ifPresent(path -> {
                        Place place = module.place(call.file(), source.value().range());
                        findings.at(place.file(), place.range(), ("no pak contains the module %s, since only templates that are listed "
                                + "are packed: tofu init fails. Take its text into the templates").formatted(path)).add();
                    }));
        }
    }

    private static void visit(ActionModule module, String name, HclNode node, Findings findings) {
        if (node instanceof HclExpression.Conditional || node instanceof HclExpression.FunctionCall call
                && FORGIVING.contains(call.name().text())) {
            return;
        }
        if (node instanceof HclExpression.FunctionCall call && READERS.contains(call.name().text())
                && !call.arguments().isEmpty()) {
            relativePath(call.arguments().getFirst()).ifPresent(path -> {
                Place place = module.place(name, call.arguments().getFirst().range());
                findings.at(place.file(), place.range(), ("no pak contains the file %s, since only templates that are listed are "
                        + "packed: tofu fails. Write its text into the template").formatted(path)).add();
            });
        }
        node.children().forEach(child -> visit(module, name, child, findings));
    }

    /** A path that is written out, from the template's own folder if from anywhere. */
    private static Optional<String> relativePath(HclExpression argument) {
        if (!(argument instanceof HclTemplate template)) {
            return Optional.empty();
        }
        StringBuilder path = new StringBuilder();
        for (HclTemplatePart part : template.parts()) {
            switch (part) {
                case HclTemplatePart.Text text -> path.append(text.value());
                case HclTemplatePart.Interpolation inner when HclReferences.in(inner).stream()
                        .allMatch(reference -> HERE.contains(reference.path())) -> path.append('.');
                default -> {
                    return Optional.empty();
                }
            }
        }
        String text = path.toString();
        return text.isEmpty() || text.startsWith("/") || text.startsWith("~") ? Optional.empty() : Optional.of(text);
    }

    private static Optional<String> literal(HclExpression expression) {
        return expression instanceof HclTemplate template ? template.literalText() : Optional.empty();
    }
}
