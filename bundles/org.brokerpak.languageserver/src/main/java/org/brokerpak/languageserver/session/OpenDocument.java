/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.languageserver.session;

import org.brokerpak.languageserver.protocol.DocumentUri;
import org.brokerpak.syntax.text.SourceText;

/**
 * A document that is open in the client, whose text counts instead of what is on disk.
 *
 * @param uri its address
 * @param languageId what the client calls its language; {@code brokerpak-} and the id of a document kind settles its
 *     kind whatever it holds
 * @param version the client's number of this state of the document
 * @param text the text
 * @param changedAt number of the snapshot that this state came with
 */
public record OpenDocument(DocumentUri uri, String languageId, int version, SourceText text, long changedAt) {
}
