/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.bridge;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

import org.brokerpak.syntax.text.TextRange;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.texteditor.MarkerAnnotation;

/** Where an editor shows the markers of a file: they move with the text while it is edited. */
final class ShownMarkers {

    private ShownMarkers() {
    }

    /** The place of each marker that an editor shows; empty when none shows the file. */
    static Map<IMarker, TextRange> of(IFile file) {
        ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager()
                .getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
        Map<IMarker, TextRange> places = new HashMap<>();
        if (buffer != null && buffer.getAnnotationModel() != null) {
            IAnnotationModel model = buffer.getAnnotationModel();
            for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
                Annotation annotation = all.next();
                Position position = model.getPosition(annotation);
                if (annotation instanceof MarkerAnnotation shown && position != null && !position.isDeleted()) {
                    places.put(shown.getMarker(),
                            new TextRange(position.getOffset(), position.getOffset() + position.getLength()));
                }
            }
        }
        return places;
    }
}
