/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.nio.file.Path;
import java.util.List;

import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.pak.files.PlacedFinding;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.IPathEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.part.MultiPageEditorPart;

/** The editor of {@code .brokerpak} files. It changes nothing, and reads again what was built again. */
public final class PakViewer extends MultiPageEditorPart implements PakLoading.Taker, IResourceChangeListener {

    /** The editor's id in {@code plugin.xml}. */
    public static final String ID = "org.brokerpak.ide.ui.pakViewer";

    private Path file;
    private OverviewPage overview;
    private ContentsPage contents;
    private DocumentationPage documentation;
    private ComparePage compare;
    private PakLoading loading;

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        super.init(site, input);
        file = path(input);
        setPartName(input.getName());
        ResourcesPlugin.getWorkspace().addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
    }

    private static Path path(IEditorInput input) throws PartInitException {
        IFile resource = ResourceUtil.getFile(input);
        if (resource != null && resource.getLocation() != null) {
            return resource.getLocation().toPath();
        }
        if (input instanceof IPathEditorInput local) {
            return local.getPath().toPath();
        }
        if (input instanceof IURIEditorInput there && "file".equals(there.getURI().getScheme())) {
            return Path.of(there.getURI());
        }
        throw new PartInitException(Status.error(input.getName() + " is not on this machine's disk."));
    }

    @Override
    protected void createPages() {
        Composite parent = getContainer();
        contents = new ContentsPage(parent, this::getSite, file);
        overview = new OverviewPage(parent, contents::open);
        documentation = new DocumentationPage(parent);
        compare = new ComparePage(parent, file);
        setPageText(addPage(overview), "Overview");
        setPageText(addPage(contents), "Contents");
        setPageText(addPage(documentation), "Documentation");
        setPageText(addPage(compare), "Compare With");
        PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HelpIds.PAK_VIEWER);
        load();
    }

    /** Reads the pak again. UI thread. */
    public void reload() {
        if (!isGone()) {
            load();
        }
    }

    private void load() {
        if (loading != null) {
            loading.cancel();
        }
        overview.reading(file.getFileName().toString());
        loading = new PakLoading(file, this);
        loading.schedule();
    }

    private boolean isGone() {
        return overview == null || overview.isDisposed();
    }

    @Override
    public void content(PakContent content) {
        if (!isGone()) {
            overview.content(content);
            contents.content(content);
            documentation.content(content);
        }
    }

    @Override
    public void verdict(List<PlacedFinding> findings) {
        if (!isGone()) {
            overview.verdict(findings);
        }
    }

    @Override
    public void failed(String sentence) {
        if (!isGone()) {
            overview.failed(sentence);
            contents.clear();
            documentation.failed(sentence);
        }
    }

    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        IFile resource = ResourceUtil.getFile(getEditorInput());
        IResourceDelta delta = resource == null || event.getDelta() == null ? null
                : event.getDelta().findMember(resource.getFullPath());
        if (delta == null) {
            return;
        }
        boolean removed = delta.getKind() == IResourceDelta.REMOVED;
        boolean changed = (delta.getFlags() & (IResourceDelta.CONTENT | IResourceDelta.REPLACED)) != 0
                || delta.getKind() == IResourceDelta.ADDED;
        if (removed || changed) {
            getSite().getShell().getDisplay().asyncExec(() -> {
                if (!isGone() && removed && !resource.exists()) {
                    getSite().getPage().closeEditor(this, false);
                } else if (!isGone() && resource.getType() == IResource.FILE) {
                    load();
                }
            });
        }
    }

    @Override
    public void dispose() {
        ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
        if (loading != null) {
            loading.cancel();
        }
        super.dispose();
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        // Nothing can be changed.
    }

    @Override
    public void doSaveAs() {
        // Nothing can be changed.
    }

    @Override
    public boolean isSaveAsAllowed() {
        return false;
    }
}
