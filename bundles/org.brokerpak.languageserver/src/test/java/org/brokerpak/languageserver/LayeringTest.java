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

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What this room may use, and how its parts hang together. */
@AnalyzeClasses(packages = "org.brokerpak", importOptions = ImportOption.DoNotIncludeTests.class)
class LayeringTest {

    /** Of the room that builds and downloads only the package that reads files. */
    @ArchTest
    static final ArchRule NOTHING_IS_FETCHED_OR_RUN = noClasses()
            .that().resideInAPackage("org.brokerpak.languageserver..")
            .should().dependOnClassesThat(resideInAPackage("org.brokerpak.pak..")
                    .and(resideOutsideOfPackage("org.brokerpak.pak.files..")))
            .orShould().dependOnClassesThat().resideInAnyPackage("java.net.http..");

    @ArchTest
    static final ArchRule ONLY_THIS_ROOM_KNOWS_THE_PROTOCOL =
            noClasses().that().resideInAnyPackage("org.brokerpak.syntax..", "org.brokerpak.model..",
                    "org.brokerpak.rules..", "org.brokerpak.pak..")
                    .should().dependOnClassesThat().resideInAnyPackage("org.eclipse..", "com.google.gson..");

    @ArchTest
    static final ArchRule NO_WIDGETS = noClasses().that().resideInAPackage("org.brokerpak.languageserver..")
            .should().dependOnClassesThat()
            .resideInAnyPackage("org.eclipse.core..", "org.eclipse.ui..", "org.eclipse.swt..");

    @ArchTest
    static final ArchRule NO_CIRCLES =
            slices().matching("org.brokerpak.languageserver.(*)..").should().beFreeOfCycles();
}
