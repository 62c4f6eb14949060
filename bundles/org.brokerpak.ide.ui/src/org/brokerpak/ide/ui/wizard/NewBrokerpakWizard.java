/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.wizard;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;

import org.brokerpak.ide.ui.BrokerpakImages;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.dialogs.WizardNewProjectCreationPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.statushandlers.StatusManager;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;

/** <em>New &gt; Brokerpak Project</em>: a pak that lints clean and builds, to begin with. */
public final class NewBrokerpakWizard extends Wizard implements INewWizard, IExecutableExtension {

    private final PlatformsPage platforms = new PlatformsPage();
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
        place = new WizardNewProjectCreationPage("place");
        place.setTitle("Brokerpak Project");
        place.setDescription("Make a project with a new brokerpak. The project's name becomes the pak's name.");
        addPage(place);
        addPage(platforms);
    }

    @Override
    public boolean performFinish() {
        IProject project = place.getProjectHandle();
        URI location = place.useDefaults() ? null : place.getLocationURI();
        NewPakProject creation = new NewPakProject(project, location, platforms.chosen());
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
