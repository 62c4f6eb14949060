/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.tofu;

import java.util.Optional;

import org.brokerpak.model.workspace.SourceMap.WorkspacePlace;

/**
 * What tofu says of a workspace, without sensitive values.
 *
 * @param isError whether tofu refuses the workspace for it; else it is a warning
 * @param summary its title
 * @param detail its text, often of several sentences; may be empty
 * @param inWorkspace where it points at; null when nowhere
 * @param inPak the author's text behind that; null when there is none
 */
public record TofuDiagnostic(boolean isError, String summary, String detail, WorkspacePlace inWorkspace,
        PakPlace inPak) {

    public Optional<WorkspacePlace> workspacePlace() {
        return Optional.ofNullable(inWorkspace);
    }

    public Optional<PakPlace> source() {
        return Optional.ofNullable(inPak);
    }

    /** Summary and detail in one line. */
    public String message() {
        String joined = detail.isBlank() ? summary : summary.replaceFirst("[.:]$", "") + ": " + detail;
        return joined.replaceAll("\\s+", " ").strip();
    }

    /** Place, severity and message as a compiler prints them. */
    @Override
    public String toString() {
        String place = inPak != null ? inPak + ": " : inWorkspace != null ? inWorkspace.path() + " (generated): " : "";
        return place + (isError ? "error: " : "warning: ") + message();
    }
}
