/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.content;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;

import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.DocumentKinds;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.yaml.YamlDocument;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.QualifiedName;
import org.eclipse.core.runtime.content.IContentDescription;
import org.eclipse.core.runtime.content.ITextContentDescriber;

/**
 * Decides by content whether a YAML file is of one kind of document, named in {@code plugin.xml} behind the class. A
 * file's name decides nothing: Cloud Foundry's own manifests are called {@code manifest.yml}, too.
 */
public final class PakContentDescriber implements ITextContentDescriber, IExecutableExtension {

    /** What lies beyond is not looked at; no document of ours is this long. */
    private static final int MOST_CHARACTERS = 1024 * 1024;
    private static final int BLOCK = 8192;
    private static final QualifiedName[] SUPPORTED = {IContentDescription.CHARSET, IContentDescription.BYTE_ORDER_MARK};

    private String kind = "";

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        kind = data instanceof String id ? id : "";
    }

    @Override
    public int describe(InputStream contents, IContentDescription description) throws IOException {
        return describe(new InputStreamReader(contents, StandardCharsets.UTF_8), description);
    }

    @Override
    public int describe(Reader contents, IContentDescription description) throws IOException {
        return describe(read(contents));
    }

    /** {@link #VALID} for a document of our kind, {@link #INVALID} for anything else. */
    public int describe(String text) {
        if (text.indexOf('\0') >= 0) {
            return INVALID;
        }
        boolean ours = DocumentKinds.recognize(YamlDocument.parse(SourceText.of(text))).map(DocumentKind::id)
                .filter(kind::equals).isPresent();
        return ours ? VALID : INVALID;
    }

    @Override
    public QualifiedName[] getSupportedOptions() {
        return SUPPORTED.clone();
    }

    private static String read(Reader reader) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] block = new char[BLOCK];
        int count = reader.read(block);
        while (count > 0 && text.length() < MOST_CHARACTERS) {
            text.append(block, 0, count);
            count = reader.read(block);
        }
        return text.toString();
    }
}
