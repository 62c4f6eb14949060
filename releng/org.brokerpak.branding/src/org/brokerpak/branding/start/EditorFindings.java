/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import java.util.Iterator;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.texteditor.AnnotationPreference;
import org.eclipse.ui.texteditor.ITextEditor;

/** The findings that a text editor shows to its user: its annotations of type error, warning and information. */
public final class EditorFindings {

    private static final String TYPE_PREFIX = "org.eclipse.ui.workbench.texteditor.";

    private EditorFindings() {
    }

    /** Returns how many findings an editor shows now; 0 for an editor that is not a text editor. */
    public static int count(IEditorPart part) {
        ITextEditor editor = part == null ? null : part.getAdapter(ITextEditor.class);
        if (editor == null || editor.getDocumentProvider() == null) {
            return 0;
        }
        IAnnotationModel model = editor.getDocumentProvider().getAnnotationModel(editor.getEditorInput());
        int count = 0;
        if (model != null) {
            for (Iterator<Annotation> all = model.getAnnotationIterator(); all.hasNext();) {
                count += isFinding(all.next()) ? 1 : 0;
            }
        }
        return count;
    }

    private static boolean isFinding(Annotation annotation) {
        if (annotation.isMarkedDeleted()) {
            return false;
        }
        AnnotationPreference preference = EditorsUI.getAnnotationPreferenceLookup().getAnnotationPreference(annotation);
        Object type = preference == null ? annotation.getType() : preference.getAnnotationType();
        return (TYPE_PREFIX + "error").equals(type) || (TYPE_PREFIX + "warning").equals(type)
                || (TYPE_PREFIX + "info").equals(type);
    }
}
