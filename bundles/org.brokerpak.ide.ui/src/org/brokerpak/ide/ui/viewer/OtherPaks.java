/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.brokerpak.ide.core.BrokerpakCore;
import org.brokerpak.ide.core.files.WorkspacePaks;
import org.brokerpak.model.Pak;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.pak.compare.PakDiff;
import org.brokerpak.pak.files.FolderPakFiles;
import org.brokerpak.pak.read.PakFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** The paks of the workspace, built and not, and the differences between any two. Not for the UI thread. */
final class OtherPaks {

    private static final String BUILT = "brokerpak";

    /**
     * A pak to compare with.
     *
     * @param label as the workspace calls it
     * @param path a built pak or the folder of one
     */
    record Other(String label, Path path) {
    }

    /** One of the paks cannot be read; the message is a sentence. */
    static final class UnreadableException extends IOException {

        private static final long serialVersionUID = 1;

        UnreadableException(String sentence) {
            super(sentence);
        }
    }

    private OtherPaks() {
    }

    /** All paks of the workspace but one. */
    static List<Other> inWorkspace(Path but) {
        List<Other> found = new ArrayList<>();
        new WorkspacePaks(BrokerpakCore.get()).all().stream().filter(pak -> pak.folder().getLocation() != null)
                .forEach(pak -> found.add(new Other(pak.folder().getFullPath().makeRelative() + " (folder)",
                        pak.folder().getLocation().toPath())));
        try {
            ResourcesPlugin.getWorkspace().getRoot().accept(proxy -> {
                if (proxy.getType() == IResource.FILE && proxy.getName().endsWith("." + BUILT)) {
                    IResource file = proxy.requestResource();
                    if (file.getLocation() != null && !file.getLocation().toPath().equals(but)) {
                        found.add(new Other(file.getFullPath().makeRelative().toString(),
                                file.getLocation().toPath()));
                    }
                }
                return true;
            }, IResource.NONE);
        } catch (CoreException failure) {
            ILog.of(OtherPaks.class).log(failure.getStatus());
        }
        return found;
    }

    /**
     * What changes from one pak to the other.
     *
     * @throws IOException if one of them cannot be read; the message is a sentence
     */
    static PakDiff compare(Path before, Path after) throws IOException {
        return with(before, old -> with(after, now -> PakDiff.of(old, now)));
    }

    private interface Use<T> {
        T of(Pak pak) throws IOException;
    }

    private static <T> T with(Path path, Use<T> use) throws IOException {
        if (path.toFile().isDirectory()) {
            return use.of(Pak.load(FolderPakFiles.of(path), new DocumentCache()));
        }
        try (PakFile file = PakFile.open(path)) {
            return use.of(file.pak());
        } catch (UnreadableException told) {
            throw told;
        } catch (IOException unreadable) {
            throw new UnreadableException(PakContent.sentence(path, unreadable));
        }
    }
}
