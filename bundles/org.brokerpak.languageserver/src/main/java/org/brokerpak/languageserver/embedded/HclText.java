/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.embedded;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.brokerpak.languageserver.session.DocumentView;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.Action;
import org.brokerpak.syntax.hcl.HclFile;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextRange;
import org.brokerpak.syntax.yaml.ScalarText;
import org.brokerpak.syntax.yaml.YamlMapping;
import org.brokerpak.syntax.yaml.YamlNode;
import org.brokerpak.syntax.yaml.YamlPath;
import org.brokerpak.syntax.yaml.YamlScalar;

/** An OpenTofu text in a document: a template file as a whole, or a template that is written in a definition. */
public final class HclText {

    private final HclFile file;
    private final TextRange site;
    private final ScalarText scalar;

    private HclText(HclFile file, TextRange site, ScalarText scalar) {
        this.file = file;
        this.site = site;
        this.scalar = scalar;
    }

    /** The OpenTofu texts of a document, in the order of the actions; one that two actions share is there once. */
    public static List<HclText> in(DocumentView view) {
        if (view.yaml().isEmpty()) {
            return List.of(new HclText(view.snapshot().hcl(view.text()), view.text().fullRange(), null));
        }
        List<HclText> texts = new ArrayList<>();
        Set<TextRange> seen = new HashSet<>();
        PakDocument document = view.yaml().get();
        for (Action.Kind kind : Action.Kind.values()) {
            YamlPath section = YamlPath.ROOT.key(kind.key());
            document.yaml().at(section.key("template")).ifPresent(node -> add(view, node, seen, texts));
            if (document.yaml().at(section.key("templates")).orElse(null) instanceof YamlMapping templates) {
                templates.entries().forEach(entry -> add(view, entry.node(), seen, texts));
            }
        }
        return texts;
    }

    private static void add(DocumentView view, YamlNode node, Set<TextRange> seen, List<HclText> texts) {
        if (node instanceof YamlScalar scalar && !scalar.value().isEmpty() && seen.add(scalar.range())) {
            texts.add(new HclText(view.snapshot().hcl(SourceText.of(scalar.value())), scalar.range(),
                    ScalarText.of(view.text(), scalar)));
        }
    }

    /** The tree; its ranges are those of the OpenTofu text, see {@link #place}. */
    public HclFile file() {
        return file;
    }

    /** Where in the document the text is written. */
    public TextRange site() {
        return site;
    }

    /** Whether the text stands in a YAML document. */
    public boolean isEmbedded() {
        return scalar != null;
    }

    /** The place in the document of a stretch of the OpenTofu text. */
    public TextRange place(TextRange range) {
        return scalar == null ? range : scalar.rangeOf(range);
    }

    /** The offset in the OpenTofu text of an offset in the document. */
    public int indexAt(int offset) {
        return scalar == null ? offset : scalar.indexAt(offset);
    }
}
