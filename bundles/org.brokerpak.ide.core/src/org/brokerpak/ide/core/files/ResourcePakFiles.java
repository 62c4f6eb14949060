/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.syntax.text.SourceText;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;

/**
 * The files of a project or folder in the workspace. An open editor's text counts before the one on disk. Files that
 * appeared on disk behind Eclipse's back are seen after the next refresh, as everywhere in Eclipse.
 */
public final class ResourcePakFiles implements PakFiles {

    private final IContainer root;
    private final OpenFiles openFiles;

    public ResourcePakFiles(IContainer root, OpenFiles openFiles) {
        this.root = root;
        this.openFiles = openFiles;
    }

    /** The file at a path, which need not exist; empty for the root itself and for paths that leave it. */
    public Optional<IFile> file(String path) {
        return PakPath.clean(path).filter(clean -> !clean.isEmpty())
                .map(clean -> root.getFile(IPath.fromOSString(clean)));
    }

    @Override
    public FileContent read(String path) {
        Optional<String> clean = PakPath.clean(path);
        if (clean.isEmpty()) {
            return new FileContent.Outside();
        }
        if (clean.get().isEmpty() || root.getFolder(IPath.fromOSString(clean.get())).exists()) {
            return new FileContent.Folder();
        }
        IFile file = root.getFile(IPath.fromOSString(clean.get()));
        Optional<SourceText> shown = openFiles.text(file);
        return shown.<FileContent>map(FileContent.Text::new).orElseGet(() -> readSaved(file));
    }

    private static FileContent readSaved(IFile file) {
        if (!file.exists()) {
            return new FileContent.Missing();
        }
        try (InputStream stream = file.getContents(true)) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            return bytes.length > MOST_BYTES
                    ? new FileContent.Unreadable("it is larger than " + MOST_BYTES / (1024 * 1024) + " MB")
                    : decode(bytes);
        } catch (CoreException failure) {
            boolean gone = failure.getStatus().getCode() == IResourceStatus.RESOURCE_NOT_FOUND
                    || failure.getStatus().getCode() == IResourceStatus.NOT_FOUND_LOCAL;
            return gone ? new FileContent.Missing() : new FileContent.Unreadable(failure.getStatus().getMessage());
        } catch (IOException failure) {
            return new FileContent.Unreadable(String.valueOf(failure.getMessage()));
        }
    }

    private static FileContent decode(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.indexOf('\0') >= 0 ? new FileContent.Binary() : new FileContent.Text(SourceText.of(text));
        } catch (CharacterCodingException notUtf8) {
            return new FileContent.Binary();
        }
    }

    @Override
    public byte[] head(String path, int most) {
        Optional<IFile> file = file(path).filter(IFile::exists);
        if (file.isEmpty()) {
            return new byte[0];
        }
        try (InputStream stream = file.get().getContents(true)) {
            return stream.readNBytes(most);
        } catch (CoreException | IOException unreadable) {
            return new byte[0];
        }
    }

    @Override
    public List<String> list(String folder) {
        Optional<IContainer> container = PakPath.clean(folder)
                .map(clean -> clean.isEmpty() ? root : root.getFolder(IPath.fromOSString(clean)));
        if (container.isEmpty() || !container.get().isAccessible()) {
            return List.of();
        }
        try {
            return Arrays.stream(container.get().members()).map(ResourcePakFiles::listedName).sorted().toList();
        } catch (CoreException unreadable) {
            return List.of();
        }
    }

    private static String listedName(IResource resource) {
        return resource.getType() == IResource.FOLDER ? resource.getName() + "/" : resource.getName();
    }
}
