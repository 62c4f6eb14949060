/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.symbols;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.brokerpak.languageserver.protocol.Ranges;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.languageserver.session.Snapshot;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ServiceDefinition.Plan;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What a pak declares. */
final class PakSymbols {

    private final Snapshot snapshot;
    private final PakAnalysis pak;
    private final boolean servicesOnly;
    private final Predicate<String> wanted;
    private final CancelChecker cancel;

    /** @param wanted whether a name is looked for */
    PakSymbols(Snapshot snapshot, PakAnalysis pak, boolean servicesOnly, Predicate<String> wanted,
            CancelChecker cancel) {
        this.snapshot = snapshot;
        this.pak = pak;
        this.servicesOnly = servicesOnly;
        this.wanted = wanted;
        this.cancel = cancel;
    }

    void collect(Consumer<WorkspaceSymbol> found) {
        String pakName = pak.pak().displayedName();
        if (!servicesOnly) {
            pak.pak().manifest().ifPresent(manifest -> add(manifest.content().name(), SymbolKind.Package,
                    manifest.document().path(), "", found));
        }
        for (ServiceFile service : pak.pak().services()) {
            cancel.checkCanceled();
            Field<String> name = service.content().name();
            add(service.displayedName(), name.present() ? name.range() : TextRange.at(0), SymbolKind.Class,
                    service.path(), pakName, found);
            if (!servicesOnly) {
                service(service, found);
            }
        }
    }

    private void service(ServiceFile service, Consumer<WorkspaceSymbol> found) {
        String name = service.displayedName();
        for (Plan plan : service.content().plans()) {
            add(plan.name(), SymbolKind.EnumMember, service.path(), name, found);
        }
        for (Action action : service.content().actions()) {
            String container = name + ", " + action.kind().key();
            action.planInputs().forEach(input ->
                    add(input.fieldName(), SymbolKind.Field, service.path(), container, found));
            action.userInputs().forEach(input ->
                    add(input.fieldName(), SymbolKind.Field, service.path(), container, found));
            action.importInputs().forEach(input ->
                    add(input.fieldName(), SymbolKind.Field, service.path(), container, found));
            action.computedInputs().forEach(input ->
                    add(input.name(), SymbolKind.Constant, service.path(), container, found));
            action.outputs().forEach(output ->
                    add(output.fieldName(), SymbolKind.Property, service.path(), container, found));
        }
        for (ActionModule module : service.modules()) {
            String container = name + ", " + module.kind().key();
            declared(module, module.hcl().variables(), SymbolKind.Variable, "", container, found);
            declared(module, module.hcl().outputs(), SymbolKind.Property, "", container, found);
            declared(module, module.hcl().resources(), SymbolKind.Class, "", container, found);
            declared(module, module.hcl().dataSources(), SymbolKind.Interface, "data.", container, found);
            declared(module, module.hcl().moduleCalls(), SymbolKind.Module, "module.", container, found);
            module.hcl().locals().forEach(local -> add(module, local.file(), "local." + local.name(),
                    local.attribute().name().range(), SymbolKind.Constant, container, found));
        }
    }

    private void declared(ActionModule module, List<HclDeclaration> blocks, SymbolKind kind, String prefix,
            String container, Consumer<WorkspaceSymbol> found) {
        for (HclDeclaration block : blocks) {
            String type = block.typeLabel().map(label -> label.value() + ".").orElse("");
            block.nameLabel().ifPresent(label -> add(module, block.file(), prefix + type + label.value(),
                    label.textRange(), kind, container, found));
        }
    }

    private void add(ActionModule module, String template, String name, TextRange range, SymbolKind kind,
            String container, Consumer<WorkspaceSymbol> found) {
        if (wanted.test(name)) {
            ActionModule.Place place = module.place(template, range);
            add(name, place.range(), kind, place.file(), container, found);
        }
    }

    private void add(Field<String> name, SymbolKind kind, String file, String container,
            Consumer<WorkspaceSymbol> found) {
        if (name.present()) {
            add(name.value(), name.range(), kind, file, container, found);
        }
    }

    private void add(String name, TextRange range, SymbolKind kind, String file, String container,
            Consumer<WorkspaceSymbol> found) {
        if (!name.isBlank() && wanted.test(name)) {
            pak.text(file).ifPresent(text -> found.accept(new WorkspaceSymbol(name, kind,
                    Either.forLeft(new Location(snapshot.uri(pak.file(file)).toString(), Ranges.of(text, range))),
                    container.isEmpty() ? null : container)));
        }
    }
}
