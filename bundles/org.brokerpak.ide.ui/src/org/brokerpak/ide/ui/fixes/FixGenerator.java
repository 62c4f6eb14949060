/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.fixes;

import org.brokerpak.ide.core.problems.ProblemMarker;
import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IMarkerResolutionGenerator2;

/** Lists the quick fixes of a marker; they stand in the marker, so nobody waits for the list. */
public final class FixGenerator implements IMarkerResolutionGenerator2 {

    @Override
    public boolean hasResolutions(IMarker marker) {
        return !ProblemMarker.fixes(marker).isEmpty();
    }

    @Override
    public IMarkerResolution[] getResolutions(IMarker marker) {
        return ProblemMarker.fixes(marker).stream().map(title -> new FixResolution(marker, title))
                .toArray(IMarkerResolution[]::new);
    }
}
