/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

import org.brokerpak.model.resolution.ResolutionRequest;

/** The command of Cloud Foundry's {@code cf} that makes a request. */
public final class CfCommand {

    private static final String INSTANCE = "my-instance";
    private static final String APP = "my-app";
    private static final Pattern PLAIN = Pattern.compile("[\\w./:@%+=-]+");

    private CfCommand() {
    }

    /** One line for a POSIX shell; the names of the instance and of the app are made up. */
    public static String of(ResolutionRequest request) {
        List<String> words = new ArrayList<>(switch (request.operation()) {
            case PROVISION -> List.of("create-service", request.service().displayedName(),
                    request.plan().name().isEmpty() ? "PLAN" : request.plan().name(), INSTANCE);
            case UPDATE -> List.of("update-service", INSTANCE);
            case DEPROVISION -> List.of("delete-service", INSTANCE);
            case BIND -> List.of("bind-service", APP, INSTANCE);
            case UNBIND -> List.of("unbind-service", APP, INSTANCE);
        });
        if (!request.operation().isRemoval() && !request.parameters().isEmpty()) {
            words.add("-c");
            words.add(ValueText.of(request.parameters()));
        }
        return "cf " + String.join(" ", words.stream().map(CfCommand::quoted).toList());
    }

    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
