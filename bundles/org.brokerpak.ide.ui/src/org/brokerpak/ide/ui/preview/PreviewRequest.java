/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import org.brokerpak.model.service.Action;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.IPath;

/**
 * What the user wants to see.
 *
 * @param pak folder of the pak in the workspace; null for the first there is
 * @param service name of the service definition; empty for the first of the pak
 * @param action the action
 * @param focus a file whose pak, service and action are wanted, as far as it has any; null for none
 */
record PreviewRequest(IPath pak, String service, Action.Kind action, IFile focus) {

    static final PreviewRequest FIRST = new PreviewRequest(null, "", Action.Kind.PROVISION, null);

    PreviewRequest withPak(IPath other) {
        return new PreviewRequest(other, "", action, null);
    }

    PreviewRequest withService(String other) {
        return new PreviewRequest(pak, other, action, null);
    }

    PreviewRequest withAction(Action.Kind other) {
        return new PreviewRequest(pak, service, other, null);
    }

    PreviewRequest withFocus(IFile file) {
        return new PreviewRequest(pak, service, action, file);
    }
}
