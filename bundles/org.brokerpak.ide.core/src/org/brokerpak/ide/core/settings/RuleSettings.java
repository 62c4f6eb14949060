/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.settings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.rules.LintSettings;
import org.brokerpak.rules.Profile;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleRegistry;
import org.brokerpak.rules.Severity;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.osgi.service.prefs.BackingStoreException;

/** The preferences that judge paks: a profile, and severities that differ from a rule's own. */
public final class RuleSettings {

    /** Key of the profile. */
    public static final String PROFILE = "profile";
    /** The severity of a rule that is switched off. */
    public static final String OFF = "off";

    private static final String RULE = "rule.";

    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Tells a listener after the settings were changed. */
    public void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** The settings in force. */
    public LintSettings current() {
        var preferences = Platform.getPreferencesService();
        Profile profile = Profile.byId(preferences.getString(BrokerpakCore.ID, PROFILE, "", null))
                .orElse(LintSettings.STANDARD.profile());
        Map<String, Optional<Severity>> severities = new HashMap<>();
        for (Rule rule : RuleRegistry.all()) {
            String word = preferences.getString(BrokerpakCore.ID, RULE + rule.info().id(), "", null);
            if (word.equals(OFF) || Severity.byId(word).isPresent()) {
                severities.put(rule.info().id(), Severity.byId(word));
            }
        }
        return new LintSettings(profile, severities);
    }

    /** The settings as the language server reads them. */
    public Map<String, Object> forServer() {
        LintSettings settings = current();
        Map<String, String> rules = new HashMap<>();
        settings.severities().forEach((rule, severity) -> rules.put(rule, severity.map(Severity::id).orElse(OFF)));
        return Map.of("brokerpak", Map.of(PROFILE, settings.profile().id(), "rules", rules));
    }

    /** Keeps new settings for this workspace, and tells all listeners if they differ. */
    public void change(LintSettings settings) {
        if (settings.equals(current())) {
            return;
        }
        IEclipsePreferences node = InstanceScope.INSTANCE.getNode(BrokerpakCore.ID);
        node.put(PROFILE, settings.profile().id());
        for (Rule rule : RuleRegistry.all()) {
            Optional<Severity> severity = settings.severities().get(rule.info().id());
            if (severity == null) {
                node.remove(RULE + rule.info().id());
            } else {
                node.put(RULE + rule.info().id(), severity.map(Severity::id).orElse(OFF));
            }
        }
        try {
            node.flush();
        } catch (BackingStoreException failure) {
            ILog.of(RuleSettings.class).error("The settings of Brokerpak Tools cannot be saved.", failure);
        }
        listeners.forEach(Runnable::run);
    }
}
