/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

import org.brokerpak.model.files.FileContent;
import org.brokerpak.syntax.text.SourceText;

/** Tells texts from other files. */
public final class TextContent {

    private TextContent() {
    }

    /** The text that bytes are, or that they are none: not UTF-8, or with a zero character as no text has one. */
    public static FileContent decode(byte[] bytes) {
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.indexOf('\0') >= 0 ? new FileContent.Binary() : new FileContent.Text(SourceText.of(text));
        } catch (CharacterCodingException notUtf8) {
            return new FileContent.Binary();
        }
    }
}
