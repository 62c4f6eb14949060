/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.workspace.SourceMap;
import org.brokerpak.model.workspace.Workspace;

/**
 * What to run where.
 *
 * @param service whose workspace it is
 * @param workspace with the values of a request
 * @param map of the workspace
 * @param manifestFile of the pak, or null for a lone definition, which has no providers
 * @param pak the pak's folder
 * @param step {@link TofuStep#VALIDATE} or {@link TofuStep#PLAN}
 * @param named the tofu to run, or null for the pak's own one, or else the first on the PATH
 * @param cache folder that keeps downloads
 * @param limit how long one step may take
 * @param secrets texts that are never printed, besides the values of variables that are declared sensitive or have a
 *     telling name
 */
public record TofuRequest(ServiceFile service, Workspace workspace, SourceMap map, ManifestFile manifestFile, Path pak,
        TofuStep step, Path named, Path cache, Duration limit, Set<String> secrets) {

    /** Long enough for a provider that is slow to start. */
    public static final Duration USUAL_LIMIT = Duration.ofMinutes(5);

    public TofuRequest {
        secrets = Set.copyOf(secrets);
        if (step != TofuStep.VALIDATE && step != TofuStep.PLAN) {
            throw new IllegalArgumentException(step + " says nothing about a workspace");
        }
    }

    public Optional<ManifestFile> manifest() {
        return Optional.ofNullable(manifestFile);
    }

    public Optional<Path> namedProgram() {
        return Optional.ofNullable(named);
    }
}
