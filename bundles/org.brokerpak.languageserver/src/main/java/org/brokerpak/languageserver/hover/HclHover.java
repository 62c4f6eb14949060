/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.hover;

import java.util.List;
import java.util.Optional;

import org.brokerpak.languageserver.hcl.HclBlockItem;
import org.brokerpak.languageserver.hcl.HclFunction;
import org.brokerpak.languageserver.hcl.HclPlace;
import org.brokerpak.languageserver.inputs.InputText;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.names.NameKind;
import org.brokerpak.model.names.Occurrence;
import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.hcl.HclName;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.text.TextRange;

/** What is told of the names and functions in templates. */
final class HclHover {

    private HclHover() {
    }

    /** The text for an offset of a document; empty where no template is written, or nothing is known. */
    static Optional<HoverText> at(DocumentView view, int offset) {
        List<HclPlace.Use> uses = HclPlace.at(view, offset).map(HclPlace::uses).orElse(List.of());
        for (HclPlace.Use use : uses) {
            String path = view.pathIn(use.pak()).orElseThrow();
            Optional<Occurrence> name = use.pak().names().at(path, offset);
            Optional<HoverText> text = name.flatMap(occurrence -> name(use, occurrence))
                    .map(markdown -> new HoverText(markdown, name.get().range()));
            if (text.isPresent()) {
                return text;
            }
        }
        return uses.stream().findFirst().flatMap(use -> node(view, use, offset));
    }

    private static Optional<String> name(HclPlace.Use use, Occurrence name) {
        return switch (name.kind()) {
            case INPUT -> variable(use, name);
            case OUTPUT -> output(use, name);
            case LOCAL -> use.module().hcl().locals().stream().filter(local -> local.name().equals(name.name()))
                    .findFirst().map(local -> "**local." + name.name() + "** = " + InputText.code(
                            file(use, local.file()).text(local.attribute().value()).strip()));
            case RESOURCE, DATA -> declared(use, name).map(block -> "**" + (name.kind() == NameKind.DATA ? "data." : "")
                    + block.typeLabel().map(label -> label.value()).orElse("") + "." + name.name() + "** · "
                    + name.kind().title() + " in " + place(use, block.file()));
            case MODULE -> declared(use, name).map(block -> "**module." + name.name() + "** · module"
                    + block.attribute("source").map(source -> " from "
                            + InputText.code(file(use, block.file()).text(source.value()))).orElse(""));
            case PLAN_ID -> Optional.empty();
        };
    }

    private static HclFile file(HclPlace.Use use, String name) {
        return use.module().hcl().files().get(name);
    }

    private static String place(HclPlace.Use use, String file) {
        return use.module().templates().get(file).isInline() ? "the definition"
                : "`" + use.module().templates().get(file).path() + "`";
    }

    private static Optional<HclDeclaration> declared(HclPlace.Use use, Occurrence name) {
        String type = switch (name.kind()) {
            case RESOURCE -> "resource";
            case DATA -> "data";
            default -> "module";
        };
        return use.module().hcl().declarations(type).stream().filter(block -> block.name().equals(name.name()))
                .filter(block -> use.pak().names().sameName(name).stream().anyMatch(place -> place.isDeclaration()
                        && block.nameLabel().filter(label -> place.range().equals(
                                use.module().place(block.file(), label.textRange()).range())).isPresent()))
                .findFirst();
    }

    private static Optional<String> variable(HclPlace.Use use, Occurrence name) {
        Optional<HclDeclaration> block = use.module().hcl().variables().stream()
                .filter(variable -> variable.name().equals(name.name())).findFirst();
        Optional<String> input = NameHover.input(use.pak(), use.service(), use.action(), name);
        StringBuilder text = new StringBuilder(input.orElse("**" + name.name() + "** · variable"));
        if (block.isEmpty()) {
            text.append("\n\nNo template declares the variable.");
        }
        block.flatMap(variable -> variable.attribute("type")).ifPresent(type -> text.append("\n\nIn the template: ")
                .append(InputText.code(file(use, block.get().file()).text(type.value()))));
        if (input.isEmpty() && block.isPresent()) {
            text.append("\n\nThe definition declares no input of this name: the broker refuses it.");
        } else if (block.isPresent()) {
            boolean notNull = block.get().attribute("nullable").filter(nullable ->
                    file(use, block.get().file()).text(nullable.value()).strip().equals("false")).isPresent();
            String fallback = block.get().attribute("default").map(value ->
                    InputText.code(file(use, block.get().file()).text(value.value()))).orElse("");
            text.append("\n\nWhere nothing gives it a value the broker passes null");
            text.append(fallback.isEmpty() ? "." : notNull
                    ? ", and because of `nullable = false` the default " + fallback + " takes its place."
                    : ", so the default " + fallback + " never counts; `nullable = false` would let it.");
        }
        return Optional.of(text.toString());
    }

    private static Optional<String> output(HclPlace.Use use, Occurrence name) {
        Optional<Action.Variable> output = use.action().outputs().stream()
                .filter(declared -> declared.fieldName().value().equals(name.name())).findFirst();
        return Optional.of("**" + name.name() + "** · output of " + use.module().kind().key()
                + output.map(Action.Variable::type).map(type -> type.value()).filter(type -> !type.isEmpty())
                        .map(type -> " · " + type).orElse("")
                + output.map(declared -> "\n\n" + declared.details().value().strip()).orElse(
                        name.name().equals("status") ? "\n\nThe broker reports it as the state of the operation."
                                : "\n\nThe definition does not declare it: the broker refuses it."));
    }

    private static Optional<HoverText> node(DocumentView view, HclPlace.Use use, int offset) {
        HclFile file = file(use, use.name());
        if (file == null) {
            return Optional.empty();
        }
        HclPlace place = HclPlace.at(view, offset).orElseThrow();
        int index = place.before().length();
        int shift = offset - index;
        List<HclNode> path = file.pathAt(index);
        if (path.size() < 2 || !(path.getLast() instanceof HclName name) || !name.range().touches(index)) {
            return Optional.empty();
        }
        // Names have no line breaks, and neither escapes nor folding change a part of a line in a block.
        TextRange range = new TextRange(name.range().start() + shift, name.range().end() + shift);
        HclNode parent = path.get(path.size() - 2);
        String holder = path.subList(0, path.size() - 2).reversed().stream().filter(HclBlock.class::isInstance)
                .map(HclBlock.class::cast).map(block -> block.type().text()).findFirst().orElse("");
        Optional<String> text = switch (parent) {
            case HclExpression.FunctionCall call -> HclFunction.find(name.text())
                    .map(function -> "```\n" + function.label() + "\n```\n\n" + function.summary());
            case HclBlock block -> item(holder, name.text());
            case HclAttribute attribute -> item(holder, name.text());
            default -> Optional.empty();
        };
        return text.map(markdown -> new HoverText(markdown, range));
    }

    private static Optional<String> item(String holder, String name) {
        return HclBlockItem.find(holder, name).map(item -> "**" + name + "** · "
                + (item.isBlock() ? "block" : "attribute") + (holder.isEmpty() ? "" : " of " + holder) + "\n\n"
                + Character.toUpperCase(item.summary().charAt(0)) + item.summary().substring(1) + ".");
    }
}
