/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The rooms of ARCHITECTURE.md and what each may know. The command line sees all of them, so the test stands here. */
class ArchitectureTest {

    private static final String[] CORE = {"org.brokerpak.syntax..", "org.brokerpak.model..", "org.brokerpak.rules.."};

    private static JavaClasses rooms;

    @BeforeAll
    static void readClasses() {
        rooms = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.brokerpak");
    }

    @Test
    void roomsSeeOnlyThoseAboveThem() {
        layeredArchitecture().consideringOnlyDependenciesInLayers()
                .layer("syntax").definedBy("org.brokerpak.syntax..")
                .layer("model").definedBy("org.brokerpak.model..")
                .layer("rules").definedBy("org.brokerpak.rules..")
                .layer("pak").definedBy("org.brokerpak.pak..")
                .layer("languageserver").definedBy("org.brokerpak.languageserver..")
                .layer("cli").definedBy("org.brokerpak.cli..")
                .whereLayer("cli").mayNotBeAccessedByAnyLayer()
                .whereLayer("languageserver").mayOnlyBeAccessedByLayers("cli")
                .whereLayer("pak").mayOnlyBeAccessedByLayers("languageserver", "cli")
                .whereLayer("rules").mayOnlyBeAccessedByLayers("pak", "languageserver", "cli")
                .whereLayer("model").mayOnlyBeAccessedByLayers("rules", "pak", "languageserver", "cli")
                .check(rooms);
    }

    @Test
    void ofPakTheLanguageServerSeesTheFilesOnly() {
        noClasses().that().resideInAPackage("org.brokerpak.languageserver..").should().dependOnClassesThat(
                resideInAPackage("org.brokerpak.pak..").and(not(resideInAPackage("org.brokerpak.pak.files.."))))
                .check(rooms);
    }

    @Test
    void theCoreTouchesNoFileAndNoNetwork() {
        noClasses().that().resideInAnyPackage(CORE).should().dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "java.net..", "java.nio.channels..", "javax.net..")
                .orShould().dependOnClassesThat().haveNameMatching("java\\.io\\.(File|RandomAccess).*")
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.lang.ProcessBuilder")
                .check(rooms);
    }

    @Test
    void theCoreKnowsNeitherEclipseNorTheProtocol() {
        noClasses().that().resideInAnyPackage(CORE).should().dependOnClassesThat()
                .resideInAnyPackage("org.eclipse..").check(rooms);
    }

    @Test
    void onlyTheLanguageServerKnowsTheProtocol() {
        noClasses().that().resideOutsideOfPackage("org.brokerpak.languageserver..").should().dependOnClassesThat()
                .resideInAnyPackage("org.eclipse.lsp4j..").check(rooms);
    }

    @Test
    void theCoreHasNoStaticMutableState() {
        fields().that().areDeclaredInClassesThat().resideInAnyPackage(CORE).and().areStatic()
                .should().beFinal().andShould().notHaveRawType("java.util.concurrent.atomic..")
                .check(rooms);
    }

    @Test
    void editingFetchesAndRunsNothing() {
        noClasses().that().resideInAPackage("org.brokerpak.languageserver..").should().dependOnClassesThat()
                .resideInAnyPackage("java.net.http..")
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.lang.ProcessBuilder")
                .orShould().dependOnClassesThat().haveFullyQualifiedName("java.net.URLConnection")
                .check(rooms);
        classes().that().resideInAPackage("org.brokerpak.pak.files..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.brokerpak.rules..", "org.brokerpak.model..", "org.brokerpak.syntax..",
                        "org.brokerpak.pak.files..")
                .check(rooms);
    }
}
