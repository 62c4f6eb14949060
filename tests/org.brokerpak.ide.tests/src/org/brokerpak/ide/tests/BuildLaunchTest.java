/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

import org.brokerpak.ide.core.launch.BuildLaunch;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfigurationType;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CTabFolder;
import org.eclipse.swt.custom.CTabItem;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BuildLaunchTest {

    @AfterEach
    void forgetLaunches() {
        DebugPlugin.getDefault().getLaunchManager().removeLaunches(
                DebugPlugin.getDefault().getLaunchManager().getLaunches());
    }

    @Test
    void aPakWithErrorsIsRefusedAtItsLine() throws Exception {
        try (PakProject pak = PakProject.sample("refused")) {
            pak.write("password.yml", "version: 1\nname: Not A Name\nprovision: {}\n");
            ILaunch launch = launch(configuration(pak, BuildLaunch.AS_MANIFEST));
            Workbench.await("the build is over", launch::isTerminated);
            assertEquals(1, launch.getProcesses()[0].getExitValue());
            Workbench.await("the console names the line", () -> ConsoleText.shown().contains("password.yml:1:1"));
            Workbench.await("and says how it ended", () -> ConsoleText.shown().contains("not built"));
            Workbench.picture("build-refused");
            assertTrue(Arrays.stream(pak.project().members())
                    .noneMatch(member -> "brokerpak".equals(member.getFileExtension())));
        }
    }

    /** The version in the file's name comes from the environment where the manifest's version names a variable. */
    @Test
    void theEnvironmentOfTheLaunchCounts() throws Exception {
        try (PakProject pak = PakProject.sample("environment")) {
            String manifest = PakEditor.open(pak.file("manifest.yml")).text();
            pak.write("manifest.yml", manifest.replace("\nversion: 0.1.0", "\nversion: PAK_VERSION"));
            ILaunchConfigurationWorkingCopy configuration = configuration(pak, BuildLaunch.AS_MANIFEST);
            configuration.setAttribute(ILaunchManager.ATTR_ENVIRONMENT_VARIABLES, Map.of("PAK_VERSION", "7.8.9"));
            ILaunch launch = launch(configuration);
            Workbench.await("the build is over", launch::isTerminated);
            assertTrue(Arrays.stream(pak.project().members())
                    .anyMatch(member -> member.getName().equals("sample-services-7.8.9.brokerpak")),
                    ConsoleText.shown());
        }
    }

    @Test
    void terminateStopsABuildThatWaits() throws Exception {
        try (ServerSocket silent = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                PakProject pak = PakProject.sample("stopped")) {
            String manifest = PakEditor.open(pak.file("manifest.yml")).text();
            pak.write("manifest.yml", manifest.replace("url_template: ./binaries/tofu",
                    "url_template: http://127.0.0.1:" + silent.getLocalPort() + "/tofu.zip"));
            ILaunch launch = launch(configuration(pak, BuildLaunch.AS_MANIFEST));
            Workbench.await("the build has begun", () -> ConsoleText.shown().contains("checked"));
            assertFalse(launch.isTerminated());
            assertTrue(launch.canTerminate());

            launch.terminate();
            Workbench.await("the build is over", launch::isTerminated);
            Workbench.await("the console says so", () -> ConsoleText.shown().contains("cancelled"));
            assertTrue(Arrays.stream(pak.project().members())
                    .noneMatch(member -> "brokerpak".equals(member.getFileExtension())), "nothing is left behind");
        }
    }

    @Test
    void theTabsShowTheSettings() throws Exception {
        try (PakProject pak = PakProject.sample("tabs")) {
            ILaunchConfigurationWorkingCopy configuration = configuration(pak, "linux/arm64");
            var saved = configuration.doSave();
            Workbench.onDialog("Edit Configuration", shell -> {
                Workbench.pictureOf(shell, "launch-dialog");
                for (String tab : new String[] {"Sources", "Cache"}) {
                    CTabFolder tabs = Controls.all(shell, CTabFolder.class).getFirst();
                    Arrays.stream(tabs.getItems()).filter(item -> item.getText().equals(tab)).findFirst()
                            .ifPresent(item -> select(tabs, item));
                    Workbench.pictureOf(shell, "launch-" + tab.toLowerCase(Locale.ROOT));
                }
                Controls.all(shell, Button.class).stream().filter(button -> button.getText().contains("lock"))
                        .findFirst().ifPresent(BuildLaunchTest::tick);
                Controls.all(shell, Button.class).stream().filter(button -> button.getText().equals("OK"))
                        .findFirst().ifPresent(button -> button.notifyListeners(SWT.Selection, new Event()));
            });
            DebugUITools.openLaunchConfigurationPropertiesDialog(Workbench.window().getShell(), saved,
                    IDebugUIConstants.ID_RUN_LAUNCH_GROUP);
            assertEquals("linux/arm64", BuildLaunch.read(saved).target());
            assertTrue(BuildLaunch.read(saved).updateLock(), "what was ticked is kept");
            saved.delete();
        }
    }

    private static void select(CTabFolder tabs, CTabItem item) {
        tabs.setSelection(item);
        Event selected = new Event();
        selected.item = item;
        tabs.notifyListeners(SWT.Selection, selected);
    }

    private static void tick(Button button) {
        button.setSelection(true);
        button.notifyListeners(SWT.Selection, new Event());
    }

    private static ILaunchConfigurationWorkingCopy configuration(PakProject pak, String target) throws Exception {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        ILaunchConfigurationType type = manager.getLaunchConfigurationType(BuildLaunch.TYPE);
        ILaunchConfigurationWorkingCopy copy = type.newInstance(null,
                manager.generateLaunchConfigurationName(pak.project().getName()));
        new BuildLaunch(pak.project().getFullPath().toString(), target, "", false, true, "", false, false, true)
                .write(copy);
        return copy;
    }

    private static ILaunch launch(ILaunchConfigurationWorkingCopy configuration) throws Exception {
        return configuration.launch(ILaunchManager.RUN_MODE, new NullProgressMonitor());
    }
}
