/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.editor;

import java.util.Map;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.TextViewer;
import org.eclipse.jface.text.presentation.PresentationReconciler;
import org.eclipse.jface.text.rules.DefaultDamagerRepairer;
import org.eclipse.jface.text.rules.EndOfLineRule;
import org.eclipse.jface.text.rules.IRule;
import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** Colours comments and strings of OpenTofu at once; the language server colours the rest by its meaning. */
public final class TemplatePresentation extends PresentationReconciler implements IPropertyChangeListener {

    private final RuleBasedScanner scanner = new RuleBasedScanner();
    private ITextViewer viewer;

    public TemplatePresentation() {
        DefaultDamagerRepairer repairer = new DefaultDamagerRepairer(scanner);
        setDamager(repairer, IDocument.DEFAULT_CONTENT_TYPE);
        setRepairer(repairer, IDocument.DEFAULT_CONTENT_TYPE);
    }

    @Override
    public void install(ITextViewer textViewer) {
        viewer = textViewer;
        takeColors();
        PlatformUI.getWorkbench().getThemeManager().addPropertyChangeListener(this);
        super.install(textViewer);
    }

    @Override
    public void uninstall() {
        PlatformUI.getWorkbench().getThemeManager().removePropertyChangeListener(this);
        viewer = null;
        super.uninstall();
    }

    private void takeColors() {
        Map<YamlTokens.Kind, Color> colors = YamlColors.current();
        Token comment = new Token(new TextAttribute(colors.get(YamlTokens.Kind.COMMENT)));
        Token string = new Token(new TextAttribute(colors.get(YamlTokens.Kind.STRING)));
        scanner.setRules(new IRule[] {new EndOfLineRule("#", comment), new EndOfLineRule("//", comment),
            new SingleLineRule("\"", "\"", string, '\\')});
    }

    @Override
    public void propertyChange(PropertyChangeEvent event) {
        if (IThemeManager.CHANGE_CURRENT_THEME.equals(event.getProperty()) || YamlColors.isOurs(event.getProperty())) {
            takeColors();
            if (viewer instanceof TextViewer text && text.getTextWidget() != null) {
                text.invalidateTextPresentation();
            }
        }
    }
}
