/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Template;
import org.brokerpak.model.workspace.Workspace;
import org.eclipse.core.resources.IFile;

/**
 * What there is to see, read from the workspace at one moment.
 *
 * @param paks all paks
 * @param pak the one shown; null when there is none
 * @param service the service shown; null when the pak has none
 * @param action the action shown
 * @param workspace the files; null when there is no service
 */
record PreviewResult(List<WorkspacePak> paks, WorkspacePak pak, ServiceFile service, Action.Kind action,
        Workspace workspace) {

    /** Answers a request; what it asks for but is not there any more is replaced by the first there is. */
    static PreviewResult of(PreviewRequest request, List<WorkspacePak> paks) {
        IFile focus = request.focus();
        Optional<WorkspacePak> focused = focus == null ? Optional.empty() : paks.stream()
                .filter(pak -> pak.holds(focus))
                .max(Comparator.comparingInt(pak -> pak.folder().getFullPath().segmentCount()));
        WorkspacePak pak = focused
                .or(() -> paks.stream().filter(each -> each.folder().getFullPath().equals(request.pak())).findFirst())
                .or(() -> paks.stream().findFirst()).orElse(null);
        List<ServiceFile> services = pak == null ? List.of() : pak.pak().services();
        String path = focused.isPresent() ? pak.path(focus) : "";
        ServiceFile service = services.stream().filter(each -> uses(each, path)).findFirst()
                .or(() -> services.stream().filter(each -> each.displayedName().equals(request.service())).findFirst())
                .or(() -> services.stream().findFirst()).orElse(null);
        Action.Kind action = service == null ? request.action() : action(service, path, request.action());
        return new PreviewResult(List.copyOf(paks), pak, service, action,
                service == null ? null : Workspace.of(service, action));
    }

    private static boolean uses(ServiceFile service, String path) {
        return service.path().equals(path)
                || service.templates().stream().anyMatch(template -> !path.isEmpty() && template.path().equals(path));
    }

    /** The action that uses the focused template; the wanted one if that uses it as well. */
    private static Action.Kind action(ServiceFile service, String path, Action.Kind wanted) {
        List<Action.Kind> using = service.templates().stream()
                .filter(template -> !path.isEmpty() && template.path().equals(path)).map(Template::action).toList();
        return using.isEmpty() || using.contains(wanted) ? wanted : using.getFirst();
    }

    /** The request that this answers, with what was chosen for it. */
    PreviewRequest request() {
        return new PreviewRequest(pak == null ? null : pak.folder().getFullPath(),
                service == null ? "" : service.displayedName(), action, null);
    }

    List<ServiceFile> services() {
        return pak == null ? List.of() : pak.pak().services();
    }

    /** What went into this and could have changed since. */
    boolean showsSameAs(PreviewResult other) {
        return other != null && Objects.equals(request(), other.request())
                && Objects.equals(workspace, other.workspace) && labels().equals(other.labels())
                && services().stream().map(ServiceFile::displayedName).toList()
                        .equals(other.services().stream().map(ServiceFile::displayedName).toList());
    }

    private List<String> labels() {
        return paks.stream().map(WorkspacePak::label).toList();
    }

    /** A sentence or two when there is nothing to show: why, and what to do; empty otherwise. */
    String emptiness() {
        if (pak == null) {
            return "There is no brokerpak in the workspace yet. Make one with File > New > Brokerpak Project, or open "
                    + "one with File > Open Projects from File System.";
        }
        if (service == null) {
            return "The manifest of " + pak.label() + " lists no service definition that can be read. Add its path "
                    + "under service_definitions.";
        }
        if (workspace.files().isEmpty() && workspace.missing().isEmpty()) {
            return "The action " + action.key() + " of " + service.displayedName() + " has no templates. Name them in "
                    + "its template_refs.";
        }
        return "";
    }
}
