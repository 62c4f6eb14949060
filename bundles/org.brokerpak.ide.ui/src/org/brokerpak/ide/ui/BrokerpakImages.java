/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;

/** The pictures in {@code icons/}, by name. */
public final class BrokerpakImages {

    /** Symbolic name of the bundle that holds the pictures. */
    public static final String BUNDLE = "org.brokerpak.ide.ui";

    public static final String PAK = "pak";
    public static final String SERVICE = "service";
    public static final String KEY = "key";
    public static final String VALUE = "value";
    public static final String BUILD = "build";
    public static final String FIX = "fix";
    public static final String PREVIEW = "preview";
    public static final String PIN = "pin";
    public static final String COMPARE = "compare";
    public static final String TEMPLATE = "template";
    public static final String EXAMPLES = "examples";
    public static final String PASSED = "passed";
    public static final String WAITING = "waiting";
    public static final String WIZARD = "wizard_banner";

    private BrokerpakImages() {
    }

    /** A picture, drawn from SVG where SWT can and from PNG elsewhere. */
    public static ImageDescriptor descriptor(String name) {
        return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".svg")
                .filter(svg -> svg.getImageData(100) != null)
                .or(() -> ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + name + ".png"))
                .orElseGet(ImageDescriptor::getMissingImageDescriptor);
    }

    /** A picture that lives as long as the display; not to be disposed. UI thread. */
    public static Image get(String name) {
        ImageRegistry registry = JFaceResources.getImageRegistry();
        String key = BUNDLE + "/" + name;
        if (registry.getDescriptor(key) == null) {
            registry.put(key, descriptor(name));
        }
        return registry.get(key);
    }
}
