/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.preview.BrokenText;
import org.brokerpak.model.preview.RequestForm;
import org.brokerpak.model.preview.ServicePreview;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.model.resolution.OperatorSettings;
import org.brokerpak.model.resolution.RequestPlan;
import org.brokerpak.model.resolution.ResolutionRequest;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.Template;
import org.eclipse.core.resources.IFile;

/**
 * What there is to see, read from the workspace at one moment.
 *
 * @param paks all paks
 * @param pak the one shown; null when there is none
 * @param service the service shown; null when the pak has none
 * @param plans those of the service
 * @param operation what is asked of the broker
 * @param preview what becomes of that; null when there is no service
 * @param form of the parameters; null when there is no service
 * @param broken the text that cannot be read; null when all can
 * @param old whether this was worked out from what the broken text was before
 * @param micros how long it took to work it out, in microseconds
 */
record PreviewResult(List<WorkspacePak> paks, WorkspacePak pak, ServiceFile service, List<RequestPlan> plans,
        Operation operation, ServicePreview preview, RequestForm form, BrokenText broken, boolean old, long micros) {

    /** Where there is nothing yet. */
    static final PreviewResult NONE = new PreviewResult(List.of(), null, null, List.of(), Operation.PROVISION, null,
            null, null, false, 0);

    /**
     * Answers a request; what it asks for but is not there any more is replaced by the first there is.
     *
     * @param readable the newest state in which texts of the service could be read, or null
     */
    static PreviewResult of(PreviewRequest request, List<WorkspacePak> paks, PreviewMemory memory,
            PreviewResult readable) {
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
                .or(() -> services.stream().filter(each -> each.path().equals(request.service())).findFirst())
                .or(() -> services.stream().findFirst()).orElse(null);
        if (service == null) {
            return new PreviewResult(List.copyOf(paks), pak, null, List.of(), request.operation(), null, null, null,
                    false, 0);
        }
        Operation operation = operation(service, path, request.operation());
        BrokenText broken = BrokenText.of(service, operation.action()).orElse(null);
        boolean old = broken != null && readable != null && readable.pak.folder().equals(pak.folder())
                && readable.service.path().equals(service.path())
                && BrokenText.of(readable.service, operation.action()).isEmpty();
        return resolve(paks, pak, old ? readable.service : service, request.plan(), operation, memory, broken, old);
    }

    private static PreviewResult resolve(List<WorkspacePak> paks, WorkspacePak pak, ServiceFile service, String plan,
            Operation operation, PreviewMemory memory, BrokenText broken, boolean old) {
        long start = System.nanoTime();
        List<RequestPlan> plans = service.content().plans().stream()
                .map(each -> RequestPlan.of(service.content(), each)).toList();
        RequestPlan chosen = plans.stream().filter(each -> each.name().equals(plan)).findFirst()
                .or(() -> plans.stream().findFirst()).orElse(RequestPlan.NONE);
        ResolutionRequest asked = request(pak, service, chosen, operation, memory);
        ServicePreview preview = ServicePreview.of(asked);
        RequestForm form = RequestForm.of(service.content(), operation, asked.parameters());
        return new PreviewResult(List.copyOf(paks), pak, service, plans, operation, preview, form, broken, old,
                (System.nanoTime() - start) / 1000);
    }

    private static ResolutionRequest request(WorkspacePak pak, ServiceFile service, RequestPlan plan,
            Operation operation, PreviewMemory memory) {
        ResolutionRequest request = ResolutionRequest.of(service, plan, operation)
                .withOperator(pak.pak().manifest().map(file -> OperatorSettings.of(file.content()))
                        .orElse(OperatorSettings.NONE))
                .withParameters(memory.parameters(pak, service, operation));
        return operation == Operation.UPDATE
                ? request.withEarlier(memory.parameters(pak, service, Operation.PROVISION)) : request;
    }

    /** The same service with another plan or operation. */
    ServicePreview other(RequestPlan plan, Operation other, PreviewMemory memory) {
        return ServicePreview.of(request(pak, service, plan, other, memory));
    }

    private static boolean uses(ServiceFile service, String path) {
        return service.path().equals(path)
                || service.templates().stream().anyMatch(template -> !path.isEmpty() && template.path().equals(path));
    }

    /** An operation of an action that uses the focused template; the wanted one if that does. */
    private static Operation operation(ServiceFile service, String path, Operation wanted) {
        List<Action.Kind> using = service.templates().stream()
                .filter(template -> !path.isEmpty() && template.path().equals(path)).map(Template::action).toList();
        return using.isEmpty() || using.contains(wanted.action()) ? wanted
                : using.getFirst() == Action.Kind.PROVISION ? Operation.PROVISION : Operation.BIND;
    }

    /** The request that this answers, with what was chosen for it. */
    PreviewRequest request() {
        return new PreviewRequest(pak == null ? null : pak.folder().getFullPath(),
                service == null ? "" : service.path(), plan().name(), operation, null);
    }

    /** The plan shown. */
    RequestPlan plan() {
        return preview == null ? RequestPlan.NONE : preview.request().plan();
    }

    List<ServiceFile> services() {
        return pak == null ? List.of() : pak.pak().services();
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
        if (preview.workspace().templateFiles().isEmpty() && preview.workspace().missing().isEmpty()) {
            String key = operation.action().key();
            return "The action " + key + " of " + service.displayedName() + " has no templates. Name them in "
                    + "its template_refs.";
        }
        return "";
    }
}
