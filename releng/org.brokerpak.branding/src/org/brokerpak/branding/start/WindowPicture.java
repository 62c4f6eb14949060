/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.branding.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;

/** A picture of a window, drawn by SWT itself, so that no other program is needed. */
public final class WindowPicture {

    private WindowPicture() {
    }

    /** Returns a window's present looks, without the frame that a window manager adds. To be called in its thread. */
    public static ImageData of(Shell shell) {
        // SWT wants room for the frame, although it draws the content alone, from the corner on.
        Rectangle content = shell.getClientArea();
        Point whole = shell.getSize();
        Image drawn = new Image(shell.getDisplay(), Math.max(whole.x, content.width),
                Math.max(whole.y, content.height));
        Image picture = new Image(shell.getDisplay(), content.width, content.height);
        try {
            GC gc = new GC(drawn);
            shell.print(gc);
            gc.copyArea(picture, 0, 0);
            gc.dispose();
            return picture.getImageData();
        } finally {
            drawn.dispose();
            picture.dispose();
        }
    }

    /**
     * Writes a window's present looks as a PNG; the folder is made if it is missing. To be called in the window's
     * thread.
     *
     * @throws IOException if the file cannot be written
     */
    public static void save(Shell shell, Path file) throws IOException {
        write(of(shell), file);
    }

    private static void write(ImageData data, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        ImageLoader loader = new ImageLoader();
        loader.data = new ImageData[] {data};
        try {
            loader.save(file.toString(), SWT.IMAGE_PNG);
        } catch (SWTException e) {
            throw new IOException("The picture " + file + " cannot be written: " + e.getMessage(), e);
        }
    }
}
