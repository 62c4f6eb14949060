/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.lsp4e;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.URI;

import org.brokerpak.ide.core.BrokerpakCore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;

/** Sees to it that the builder's markers of a file go when the first diagnostics reach LSP4E, which writes its own. */
final class HandOver {

    private HandOver() {
    }

    /** The client with an eye on the diagnostics that it is told. */
    static LanguageClient client(LanguageClient client) {
        return (LanguageClient) Proxy.newProxyInstance(HandOver.class.getClassLoader(),
                new Class<?>[] {LanguageClient.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("publishDiagnostics")
                            && arguments[0] instanceof PublishDiagnosticsParams published) {
                        handOver(published.getUri());
                    }
                    try {
                        return method.invoke(client, arguments);
                    } catch (InvocationTargetException failure) {
                        throw failure.getCause();
                    }
                });
    }

    private static void handOver(String uri) {
        for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(URI.create(uri))) {
            ICoreRunnable work = monitor -> BrokerpakCore.get().markers().handOver(file);
            Job.createSystem("Handing findings over to LSP4E", work).schedule();
        }
    }
}
