/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.links;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.languageserver.embedded.HclText;
import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.languageserver.session.PakAnalysis;
import org.brokerpak.model.files.PakPath;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclRequiredProvider;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;
import org.brokerpak.syntax.text.TextRange;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;

/** The links of an OpenTofu text: modules in folders, files that functions read, and providers in the registry. */
final class HclLinks {

    private static final Set<String> READERS = Set.of("file", "filebase64", "filebase64sha256", "filebase64sha512",
            "filemd5", "filesha1", "filesha256", "filesha512", "fileexists", "templatefile");
    /** What stands for the folder of the text itself. */
    private static final Set<String> HERE = Set.of("${path.module}", "${path.root}");
    private static final Pattern PROVIDER = Pattern.compile("([a-z0-9-]+)/([a-z0-9-]+)");

    private final DocumentView view;
    private final HclText text;
    private final LinkList links;
    private final CancelChecker cancel;

    HclLinks(DocumentView view, HclText text, LinkList links, CancelChecker cancel) {
        this.view = view;
        this.text = text;
        this.links = links;
        this.cancel = cancel;
    }

    void collect() {
        text.file().body().blocks("module").forEach(this::module);
        new HclModule(Map.of("", text.file())).requiredProviders().forEach(
                provider -> provider.source().ifPresent(this::provider));
        visit(text.file().body());
    }

    private void module(HclBlock block) {
        block.body().attribute("source").map(HclAttribute::value).ifPresent(source -> {
            String path = literal(source);
            if (path.startsWith("./") || path.startsWith("../")) {
                for (PakAnalysis pak : view.paks()) {
                    String folder = PakPath.clean(PakPath.join(folder(pak), path)).orElse("");
                    List<String> files = pak.pak().files().list(folder);
                    Optional<String> main = files.contains("main.tf") ? Optional.of("main.tf")
                            : files.stream().filter(file -> file.endsWith(".tf") || file.endsWith(".tofu")).findFirst();
                    main.ifPresent(file -> links.file(pak, PakPath.join(folder, file), inner(source)));
                }
            }
        });
    }

    private void provider(HclRequiredProvider.Setting source) {
        Matcher address = PROVIDER.matcher(source.value());
        if (address.matches()) {
            links.add(inner(source.expression()), "https://search.opentofu.org/provider/" + address.group(1) + "/"
                    + address.group(2) + "/latest", null);
        }
    }

    private void visit(HclNode node) {
        cancel.checkCanceled();
        if (node instanceof HclExpression.FunctionCall call && READERS.contains(call.name().text())
                && !call.arguments().isEmpty()) {
            String path = pathOf(call.arguments().getFirst());
            if (!path.isEmpty()) {
                for (PakAnalysis pak : view.paks()) {
                    links.file(pak, PakPath.join(folder(pak), path), inner(call.arguments().getFirst()));
                }
            }
        }
        node.children().forEach(this::visit);
    }

    /** The path relative to the text's folder that an argument gives; empty when it cannot be told. */
    private String pathOf(HclExpression argument) {
        if (!(argument instanceof HclTemplate.Quoted quoted)) {
            return "";
        }
        List<HclTemplatePart> parts = quoted.parts();
        if (parts.size() == 2 && parts.getFirst() instanceof HclTemplatePart.Interpolation here
                && HERE.contains(text.file().text(here)) && parts.get(1) instanceof HclTemplatePart.Text rest
                && rest.value().startsWith("/")) {
            return rest.value().substring(1);
        }
        String path = literal(argument);
        return path.startsWith("/") ? "" : path;
    }

    private static String literal(HclExpression expression) {
        return expression instanceof HclTemplate.Quoted quoted ? quoted.literalText().orElse("") : "";
    }

    /** The folder of the text in a pak; of a text in a definition, the folder of the manifest. */
    private String folder(PakAnalysis pak) {
        return text.isEmbedded() ? "" : view.pathIn(pak).map(PakPath::folder).orElse("");
    }

    private TextRange inner(HclExpression quoted) {
        TextRange range = quoted.range();
        return text.place(range.length() > 2 ? new TextRange(range.start() + 1, range.end() - 1) : range);
    }
}
