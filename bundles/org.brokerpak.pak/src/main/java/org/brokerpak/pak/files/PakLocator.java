/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.PakDiscovery;
import org.brokerpak.model.document.DocumentCache;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.syntax.yaml.YamlDocument;

/** Finds the pak that somebody means by naming a folder or a file. */
public final class PakLocator {

    /** Says that a manifest is one of {@code cf push}. */
    private static final String CF_KEY = "applications";
    private static final String BUILT = ".brokerpak";
    private static final int MOST_SHOWN = 3;

    private final Path workingFolder;
    private final DocumentCache cache = new DocumentCache();

    /** @param workingFolder what relative paths start from */
    public PakLocator(Path workingFolder) {
        this.workingFolder = workingFolder;
    }

    /**
     * The pak in a folder, or the one a file belongs to. A definition that no pak lists stands for itself.
     *
     * @throws InputException if there is no such pak
     */
    public NamedPak locate(String named) throws InputException {
        Path path = resolve(named);
        if (!Files.exists(path)) {
            throw new InputException("there is no " + named);
        }
        return Files.isDirectory(path) ? folder(named, path) : file(named, path);
    }

    private Path resolve(String named) throws InputException {
        try {
            return workingFolder.resolve(named).toAbsolutePath().normalize();
        } catch (InvalidPathException strange) {
            throw new InputException("\"" + named + "\" is not a path: " + strange.getReason());
        }
    }

    private NamedPak folder(String named, Path folder) throws InputException {
        Pak pak = Pak.load(FolderPakFiles.of(folder), cache);
        String manifest = named.endsWith("/") ? named + Pak.MANIFEST : named + "/" + Pak.MANIFEST;
        if (pak.manifestContent() instanceof FileContent.Missing) {
            throw new InputException((named.equals(".") ? "the current folder" : named) + " holds no " + Pak.MANIFEST
                    + ", so it is not a pak" + paksBelow(folder));
        }
        if (pak.manifest().isEmpty()) {
            throw new InputException(manifest + " " + pak.manifestContent().failure());
        }
        checkContent(manifest, pak.manifest().get().document().yaml());
        return new NamedPak(named, folder, pak, null);
    }

    private static void checkContent(String named, YamlDocument yaml) throws InputException {
        if (yaml.root().isEmpty() && yaml.isWellFormed()) {
            throw new InputException(named + " is empty, so there is no pak");
        }
        if (yaml.rootMapping().flatMap(root -> root.get(CF_KEY)).isPresent()
                && DocumentKinds.recognize(yaml).isEmpty()) {
            throw new InputException(named + " is a manifest of cf push, not that of a pak");
        }
    }

    private String paksBelow(Path folder) {
        List<String> found = new PakDiscovery(FolderPakFiles.of(folder), cache).scan();
        if (found.isEmpty()) {
            return "";
        }
        return "; below it there " + (found.size() == 1 ? "is one in " : "are some in ")
                + String.join(", ", found.subList(0, Math.min(MOST_SHOWN, found.size())));
    }

    private NamedPak file(String named, Path file) throws InputException {
        Path parent = file.getParent();
        String name = file.getFileName().toString();
        if (name.endsWith(BUILT)) {
            throw new InputException(named + " is a built pak: use the command validate");
        }
        FileContent content = FolderPakFiles.of(parent).read(name);
        if (!(content instanceof FileContent.Text(var text))) {
            throw new InputException(named + " " + content.failure());
        }
        if (name.equals(Pak.MANIFEST)) {
            Pak pak = Pak.load(FolderPakFiles.of(parent), cache);
            checkContent(named, cache.yaml(text));
            return new NamedPak(named, parent, pak, Pak.MANIFEST);
        }
        Optional<NamedPak> listed = listingPak(named, file);
        if (listed.isPresent()) {
            return listed.get();
        }
        if (name.endsWith(".tf")) {
            throw new InputException(named + " is no template of a pak: no service definition names it");
        }
        Optional<DocumentKind> kind = DocumentKinds.recognize(cache.yaml(text));
        if (kind.equals(Optional.of(DocumentKinds.MANIFEST))) {
            Pak pak = Pak.load(new RenamedManifest(FolderPakFiles.of(parent), name), cache);
            return new NamedPak(named, parent, pak, name);
        }
        if (kind.isEmpty()) {
            throw new InputException(named + " is neither a manifest nor a service definition");
        }
        return unlisted(named, file);
    }

    /** The nearest pak above a file that lists it as a definition or uses it as a template. */
    private Optional<NamedPak> listingPak(String named, Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            if (new PakDiscovery(FolderPakFiles.of(folder), cache).isPak("")) {
                Pak pak = Pak.load(FolderPakFiles.of(folder), cache);
                String path = slashes(folder.relativize(file));
                boolean used = pak.document(path).isPresent() || pak.services().stream()
                        .flatMap(service -> service.templates().stream()).anyMatch(template -> template.path().equals(path));
                if (used) {
                    return Optional.of(new NamedPak(named, folder, pak, path));
                }
            }
        }
        return Optional.empty();
    }

    /** The paths in a definition start at the manifest that will list it: the nearest one, if there is any. */
    private NamedPak unlisted(String named, Path file) {
        Path root = file.getParent();
        for (Path folder = root; folder != null; folder = folder.getParent()) {
            if (new PakDiscovery(FolderPakFiles.of(folder), cache).isPak("")) {
                root = folder;
                break;
            }
        }
        String path = slashes(root.relativize(file));
        return new NamedPak(named, root, Pak.ofDefinition(FolderPakFiles.of(root), path, cache), path);
    }

    private static String slashes(Path path) {
        return path.toString().replace('\\', '/');
    }
}
