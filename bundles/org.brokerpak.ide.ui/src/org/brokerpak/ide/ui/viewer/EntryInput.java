/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.eclipse.core.resources.IEncodedStorage;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.PlatformObject;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IStorageEditorInput;

/** A text of a built pak in an editor, to be read only. Two of the same entry are the same editor. */
public final class EntryInput extends PlatformObject implements IStorageEditorInput, IEncodedStorage {

    private final Path pak;
    private final String entry;
    private final String text;

    /** A text at a path of a built pak. */
    public EntryInput(Path pak, String entry, String text) {
        this.pak = pak;
        this.entry = entry;
        this.text = text;
    }

    @Override
    public IEncodedStorage getStorage() {
        return this;
    }

    @Override
    public InputStream getContents() {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public String getCharset() {
        return StandardCharsets.UTF_8.name();
    }

    @Override
    public IPath getFullPath() {
        return IPath.fromOSString(entry);
    }

    @Override
    public String getName() {
        return entry.substring(entry.lastIndexOf('/') + 1);
    }

    @Override
    public String getToolTipText() {
        return entry + " in " + pak;
    }

    @Override
    public boolean isReadOnly() {
        return true;
    }

    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return null;
    }

    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EntryInput that && pak.equals(that.pak) && entry.equals(that.entry)
                && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return pak.hashCode() * 31 + entry.hashCode();
    }
}
