/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** Colours keys, strings, comments and expressions, and follows the theme. */
public final class YamlPresentation extends PresentationReconciler implements IPropertyChangeListener {

    private final YamlScanner scanner = new YamlScanner();
    private ITextViewer viewer;

    public YamlPresentation() {
        DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(scanner);
        setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
        setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
    }

    @Override
    public void install(ITextViewer textViewer) {
        viewer = textViewer;
        scanner.setColors(YamlColors.current());
        themes().addPropertyChangeListener(this);
        super.install(textViewer);
    }

    @Override
    public void uninstall() {
        themes().removePropertyChangeListener(this);
        viewer = null;
        super.uninstall();
    }

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (IThemeManager.CHANGE_CURRENT_THEME.equals(event.getProperty()) || YamlColors.isOurs(event.getProperty())) {
            scanner.setColors(YamlColors.current());
            if (viewer instanceof TextViewer text && text.getTextWidget() != null) {
                text.invalidateTextPresentation();
            }
        }
    }

    private static IThemeManager themes() {
        return PlatformUI.getWorkbench().getThemeManager();
    }
}
