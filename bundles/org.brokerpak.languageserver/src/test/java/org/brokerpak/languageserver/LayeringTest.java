/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

/** What this room may use, and how its parts hang together. */
class LayeringTest {

    private static final String HERE = "org.brokerpak.languageserver..";

    private static JavaClasses classes;

    @BeforeAll
    static void readClasses() {
        classes = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.brokerpak");
    }

    @Test
    void ofTheRoomThatBuildsOnlyThePackageThatReadsFilesIsUsed() {
        noClasses().that().resideInAPackage(HERE)
                .should().dependOnClassesThat(resideInAPackage("org.brokerpak.pak..")
                        .and(resideOutsideOfPackage("org.brokerpak.pak.files..")))
                .orShould().dependOnClassesThat().resideInAnyPackage("java.net.http..").check(classes);
    }

    @Test
    void onlyThisRoomKnowsTheProtocol() {
        noClasses().that().resideInAnyPackage("org.brokerpak.syntax..", "org.brokerpak.model..",
                "org.brokerpak.rules..", "org.brokerpak.pak..")
                .should().dependOnClassesThat().resideInAnyPackage("org.eclipse..").check(classes);
    }

    @Test
    void nothingKnowsTheWorkbench() {
        noClasses().that().resideInAPackage(HERE).should().dependOnClassesThat()
                .resideInAnyPackage("org.eclipse.core..", "org.eclipse.ui..", "org.eclipse.swt..").check(classes);
    }

    @Test
    void thePartsFormNoCircle() {
        slices().matching("org.brokerpak.languageserver.(*)..").should().beFreeOfCycles().check(classes);
    }
}
