/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.brokerpak.ide.ui.help.HelpIds;
import org.brokerpak.model.Pak;
import org.brokerpak.pak.skeleton.PakSkeleton;
import org.brokerpak.pak.skeleton.SkeletonFile;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** <em>New &gt; Brokerpak Project</em>: a pak that lints clean and builds, to begin with. */
public final class NewBrokerpakWizard extends Wizard implements INewWizard, IExecutableExtension {

    /** A service and its plans. */
    private static final int IDS = 8;

    private final PlatformsPage platforms = new PlatformsPage(this::folder);
    private final FilesPage files = new FilesPage(this::files);
    /** The preview shows the very ids that are written. */
    private final List<UUID> ids = Stream.generate(UUID::randomUUID).limit(IDS).toList();
    private WizardNewProjectCreationPage place;
    private IWorkbench workbench;
    private IConfigurationElement element;

    public NewBrokerpakWizard() {
        setWindowTitle("New Brokerpak Project");
        setNeedsProgressMonitor(true);
        setDefaultPageImageDescriptor(BrokerpakImages.descriptor(BrokerpakImages.WIZARD));
    }

    @Override
    public void setInitializationData(IConfigurationElement config, String property, Object data) {
        element = config;
    }

    @Override
    public void init(IWorkbench bench, IStructuredSelection selection) {
        workbench = bench;
    }

    @Override
    public void addPages() {
        place = new WizardNewProjectCreationPage("place") {
            @Override
            public void createControl(Composite parent) {
                super.createControl(parent);
                PlatformUI.getWorkbench().getHelpSystem().setHelp(getControl(), HelpIds.PROJECT_PLACE);
            }
        };
        place.setTitle("Brokerpak Project");
        place.setDescription("Make a project with a new brokerpak. The project's name becomes the pak's name.");
        addPage(place);
        addPage(platforms);
        addPage(files);
    }

    /** Where the project will be; null while the first page does not know. */
    private Path folder() {
        return place.getLocationPath() == null ? null : place.useDefaults()
                ? place.getLocationPath().append(place.getProjectName()).toPath() : place.getLocationPath().toPath();
    }

    /** The files of the pak; none where there is one already, which is kept. */
    private List<SkeletonFile> files() {
        Path folder = folder();
        if (folder != null && Files.exists(folder.resolve(Pak.MANIFEST))) {
            return List.of();
        }
        String name = place.getProjectName();
        Iterator<UUID> next = ids.iterator();
        return new PakSkeleton(PakSkeleton.isName(name) ? name : PakSkeleton.nameFrom(name), platforms.chosen(),
                next::next, platforms.tofu(), platforms.providers()).files();
    }

    @Override
    public boolean performFinish() {
        IProject project = place.getProjectHandle();
        URI location = place.useDefaults() ? null : place.getLocationURI();
        NewPakProject creation = new NewPakProject(project, location, files());
        try {
            getContainer().run(true, true, creation::create);
        } catch (InterruptedException cancelled) {
            return false;
        } catch (InvocationTargetException failure) {
            report(failure.getCause());
            return false;
        }
        BasicNewProjectResourceWizard.updatePerspective(element);
        open(creation.manifest());
        return true;
    }

    private void open(IFile manifest) {
        if (workbench == null || workbench.getActiveWorkbenchWindow() == null) {
            return;
        }
        BasicNewResourceWizard.selectAndReveal(manifest, workbench.getActiveWorkbenchWindow());
        try {
            IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), manifest);
        } catch (PartInitException failure) {
            report(failure);
        }
    }

    private static void report(Throwable failure) {
        IStatus status = failure instanceof CoreException known ? known.getStatus()
                : Status.error("The project could not be made: " + failure.getMessage(), failure);
        StatusManager.getManager().handle(status, StatusManager.SHOW | StatusManager.LOG);
    }
}
