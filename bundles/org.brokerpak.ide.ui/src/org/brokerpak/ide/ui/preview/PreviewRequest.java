/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import org.brokerpak.model.resolution.Operation;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;

/**
 * What the user wants to see.
 *
 * @param pak folder of the pak in the workspace; null for the first there is
 * @param service path of the service definition in the pak; empty for the first of the pak
 * @param plan name of the plan; empty for the first of the service
 * @param operation what is asked of the broker
 * @param focus a file whose pak, service and action are wanted, as far as it has any; null for none
 */
record PreviewRequest(IPath pak, String service, String plan, Operation operation, IFile focus) {

    static final PreviewRequest FIRST = new PreviewRequest(null, "", "", Operation.PROVISION, null);

    PreviewRequest withPak(IPath other) {
        return new PreviewRequest(other, "", "", operation, null);
    }

    PreviewRequest withService(String other) {
        return new PreviewRequest(pak, other, "", operation, null);
    }

    PreviewRequest withPlan(String other) {
        return new PreviewRequest(pak, service, other, operation, null);
    }

    PreviewRequest withOperation(Operation other) {
        return new PreviewRequest(pak, service, plan, other, null);
    }

    PreviewRequest withFocus(IFile file) {
        return new PreviewRequest(pak, service, plan, operation, file);
    }
}
