/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core;

import org.brokerpak.ide.core.build.PakChecks;
import org.brokerpak.ide.core.files.OpenFiles;
import org.brokerpak.ide.core.problems.ProblemMarkers;
import org.brokerpak.ide.core.settings.RuleSettings;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.rules.Linter;
import org.eclipse.core.runtime.ILog;

/** What all parts of Brokerpak Tools in one Eclipse share. */
public final class BrokerpakCore {

    /** Symbolic name of this bundle. */
    public static final String ID = "org.brokerpak.ide.core";

    private static final BrokerpakCore INSTANCE = new BrokerpakCore();

    private final DocumentCache documents = new DocumentCache();
    private final OpenFiles openFiles = new OpenFiles();
    private final RuleSettings settings = new RuleSettings();
    private final ProblemMarkers markers = new ProblemMarkers(openFiles);
    private final PakChecks checks = new PakChecks(openFiles, markers, documents, settings,
            Linter.standard(ILog.of(BrokerpakCore.class)::error));

    private BrokerpakCore() {
        settings.addListener(checks::checkAll);
    }

    public static BrokerpakCore get() {
        return INSTANCE;
    }

    /** Trees of texts, shared by everything that reads paks here. */
    public DocumentCache documents() {
        return documents;
    }

    /** The files that a language client has open. */
    public OpenFiles openFiles() {
        return openFiles;
    }

    public RuleSettings settings() {
        return settings;
    }

    public ProblemMarkers markers() {
        return markers;
    }

    public PakChecks checks() {
        return checks;
    }
}
