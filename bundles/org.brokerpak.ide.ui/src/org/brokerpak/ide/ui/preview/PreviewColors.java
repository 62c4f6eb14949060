/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Color;

/** Colours of the theme in use. UI thread. */
final class PreviewColors {

    private PreviewColors() {
    }

    /** Of what the broker refuses. */
    static Color error() {
        return JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR);
    }

    /** Of what is only said beside the text, or not reached. */
    static Color grey() {
        return JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR);
    }
}
