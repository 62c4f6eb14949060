/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.preview;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.brokerpak.ide.core.files.WorkspacePak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.preview.ValueText;
import org.brokerpak.model.resolution.Operation;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoJsonReader;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.IDialogSettings;
import org.eclipse.jface.dialogs.IDialogSettingsProvider;
import org.eclipse.ui.PlatformUI;
import org.osgi.framework.FrameworkUtil;

/**
 * What the view remembers until the next time: the choice, the parameters of each service, what is switched on, and the
 * widths. Parameters may be used by several threads.
 */
final class PreviewMemory {

    private static final String SECTION = "WorkspacePreview";
    private static final String PARAMETERS = "parameters";
    private static final String PINNED = "pinned";
    private static final String PAK = "pak";
    private static final String SERVICE = "service";
    private static final String PLAN = "plan";
    private static final String OPERATION = "operation";

    private final IDialogSettingsProvider provider =
            PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(PreviewMemory.class));
    private final IDialogSettings settings = DialogSettings.getOrCreateSection(provider.getDialogSettings(), SECTION);
    private final Map<String, Map<String, Object>> parameters = new ConcurrentHashMap<>();

    PreviewMemory() {
        IDialogSettings stored = settings.getSection(PARAMETERS);
        if (stored != null && stored.getArray("keys") != null) {
            for (String key : stored.getArray("keys")) {
                read(stored.get(key)).ifPresent(values -> parameters.put(key, values));
            }
        }
    }

    private static Optional<Map<String, Object>> read(String json) {
        try {
            return json == null ? Optional.empty() : Optional.ofNullable(GoJsonReader.object(json));
        } catch (GoError damaged) {
            return Optional.empty();
        }
    }

    /** The parameters of a request; one that removes something has those of the creation. */
    Map<String, Object> parameters(WorkspacePak pak, ServiceFile service, Operation operation) {
        return parameters.getOrDefault(key(pak, service, operation), Map.of());
    }

    void setParameters(WorkspacePak pak, ServiceFile service, Operation operation, Map<String, Object> values) {
        if (values.isEmpty()) {
            parameters.remove(key(pak, service, operation));
        } else {
            parameters.put(key(pak, service, operation), Collections.unmodifiableMap(new LinkedHashMap<>(values)));
        }
    }

    private static String key(WorkspacePak pak, ServiceFile service, Operation operation) {
        Operation whose = switch (operation) {
            case DEPROVISION -> Operation.PROVISION;
            case UNBIND -> Operation.BIND;
            default -> operation;
        };
        return pak.folder().getFullPath() + "#" + service.path() + "#" + whose.id();
    }

    boolean isPinned() {
        return settings.getBoolean(PINNED);
    }

    boolean isLinked() {
        return settings.getBoolean("linked");
    }

    void setLinked(boolean linked) {
        settings.put("linked", linked);
    }

    /** What was shown when the view was closed. */
    PreviewRequest request() {
        String pak = settings.get(PAK);
        Operation operation = Arrays.stream(Operation.values())
                .filter(each -> each.id().equals(settings.get(OPERATION))).findFirst().orElse(Operation.PROVISION);
        return pak == null ? PreviewRequest.FIRST : new PreviewRequest(IPath.fromPortableString(pak),
                text(SERVICE), text(PLAN), operation, null);
    }

    void setRequest(PreviewRequest request, boolean pinned) {
        settings.put(PINNED, pinned);
        settings.put(PAK, request.pak() == null ? null : request.pak().toPortableString());
        settings.put(SERVICE, request.service());
        settings.put(PLAN, request.plan());
        settings.put(OPERATION, request.operation().id());
    }

    /** The tofu to run; empty for the pak's own one. */
    String tofu() {
        return text("tofu");
    }

    void setTofu(String file) {
        settings.put("tofu", file);
    }

    private String text(String key) {
        String value = settings.get(key);
        return value == null ? "" : value;
    }

    /** Numbers under a name: weights or widths. */
    int[] numbers(String name, int... otherwise) {
        String[] stored = settings.getArray(name);
        if (stored == null || stored.length != otherwise.length) {
            return otherwise;
        }
        try {
            return Arrays.stream(stored).mapToInt(Integer::parseInt).toArray();
        } catch (NumberFormatException damaged) {
            return otherwise;
        }
    }

    void setNumbers(String name, int... numbers) {
        settings.put(name, Arrays.stream(numbers).mapToObj(Integer::toString).toArray(String[]::new));
    }

    /** Writes all of it down. */
    void save() {
        IDialogSettings stored = settings.addNewSection(PARAMETERS);
        stored.put("keys", parameters.keySet().toArray(String[]::new));
        parameters.forEach((key, values) -> stored.put(key, ValueText.of(values)));
        provider.saveDialogSettings();
    }
}
