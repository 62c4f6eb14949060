/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.settings;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.rules.LintSettings;
import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;

/** The preferences nobody has changed. */
public final class DefaultSettings extends AbstractPreferenceInitializer {

    @Override
    public void initializeDefaultPreferences() {
        DefaultScope.INSTANCE.getNode(BrokerpakCore.ID)
                .put(RuleSettings.PROFILE, LintSettings.STANDARD.profile().id());
    }
}
