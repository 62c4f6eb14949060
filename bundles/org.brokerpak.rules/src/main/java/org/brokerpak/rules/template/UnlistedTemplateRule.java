/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.model.service.Action;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.Template;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.YamlFixes;
import org.brokerpak.rules.schema.Doubts;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclLabel;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlPath;

/**
 * A template lies beside those that an action lists, no definition lists it, and it declares what the action lacks: it was
 * forgotten (broker-behaviour 2.3). Others may lie there for a purpose, such as trying the templates without a broker.
 */
public final class UnlistedTemplateRule implements Rule.OfPak {

    /** What the templates of a module lack; kept with it. */
    private record Lacking(Set<String> names) {

        static Lacking of(HclModule module) {
            return new Lacking(lacking(module));
        }
    }

    private static final RuleInfo INFO = new RuleInfo("unlisted-template", Severity.INFORMATION, Stage.ADVICE);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        Set<String> used = pak.services().stream().flatMap(service -> service.templates().stream()).map(Template::path)
                .collect(Collectors.toSet());
        for (ServiceFile service : pak.services()) {
            for (ActionModule module : service.modules()) {
                if (module.isReadable() && !Doubts.of(service.document()).aboutTemplates(module.kind())) {
                    check(pak, service, module, used, findings);
                }
            }
        }
    }

    private static void check(Pak pak, ServiceFile service, ActionModule module, Set<String> used, Findings findings) {
        Action action = service.content().action(module.kind());
        Set<String> folders = new TreeSet<>();
        service.templates().stream().filter(template -> template.action() == module.kind() && !template.path().isEmpty()
                && !template.name().isEmpty()).forEach(template -> folders.add(PakPath.folder(template.path())));
        Set<String> lacking = folders.isEmpty() ? Set.of()
                : module.hcl().derive(Lacking.class, Lacking::of).names;
        for (String folder : lacking.isEmpty() ? Set.<String>of() : folders) {
            for (String name : pak.files().list(folder)) {
                String path = PakPath.join(folder, name);
                if (name.endsWith(".tf") && !used.contains(path) && pak.files().read(path) instanceof FileContent.Text(var text)) {
                    declared(HclModule.parse(Map.of(name, text.text()))).stream().filter(lacking::contains).findFirst()
                            .ifPresent(found -> findings.at(service.path(), place(action), ("%s declares %s, which the templates of "
                                    + "%s lack, and is not among them. List it in template_refs").formatted(path, found,
                                            action.kind().key())).fixes(() -> list(service, action, name, path)).add());
                }
            }
        }
    }

    private static Optional<Fix> list(ServiceFile service, Action action, String name, String path) {
        YamlPath refs = YamlPath.ROOT.key(action.kind().key()).key("template_refs");
        return service.document().yaml().at(refs).filter(YamlMapping.class::isInstance).map(YamlMapping.class::cast)
                .flatMap(mapping -> YamlFixes.add(service.document(), mapping, "",
                        name.substring(0, name.length() - ".tf".length()) + ": " + path));
    }

    /** What the templates refer to and do not declare, as {@code local.x} or {@code data.type.name}. */
    private static Set<String> lacking(HclModule module) {
        Set<String> lacking = ModuleReferences.in(module).stream().map(use -> use.reference().path().split("\\."))
                .filter(names -> names.length > 2 || names.length == 2 && !names[0].equals("data"))
                .map(names -> String.join(".", Arrays.asList(names).subList(0, names[0].equals("data") ? 3 : 2)))
                .collect(Collectors.toCollection(TreeSet::new));
        lacking.removeAll(declared(module));
        return lacking;
    }

    private static Set<String> declared(HclModule module) {
        Set<String> declared = new TreeSet<>();
        module.variables().forEach(variable -> declared.add("var." + variable.name()));
        module.locals().forEach(local -> declared.add("local." + local.name()));
        module.moduleCalls().forEach(call -> declared.add("module." + call.name()));
        module.resources().forEach(resource -> declared.add(type(resource) + "." + resource.name()));
        module.dataSources().forEach(data -> declared.add("data." + type(data) + "." + data.name()));
        return declared;
    }

    private static String type(HclDeclaration block) {
        return block.typeLabel().map(HclLabel::value).orElse("");
    }

    /** The first reference: the list has no place of its own. */
    private static TextRange place(Action action) {
        return action.templateRefs().isEmpty() ? action.place() : action.templateRefs().getFirst().text().keyRange();
    }
}
