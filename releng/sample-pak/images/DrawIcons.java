/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;

import javax.imageio.ImageIO;

/** Draws the icons of the sample's services: {@code java images/DrawIcons.java} in the folder of the pak. */
public class DrawIcons {

    private static final int SIZE = 96;

    public static void main(String[] args) throws IOException {
        System.setProperty("java.awt.headless", "true");
        draw("password", new Color(0x7a4fa3), DrawIcons::key);
        draw("postgresql", new Color(0x2f6690), DrawIcons::database);
        draw("bucket", new Color(0x3a7d44), DrawIcons::bucket);
    }

    private static void draw(String name, Color background, Consumer<Graphics2D> figure) throws IOException {
        BufferedImage image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_ARGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(background);
        graphics.fill(new RoundRectangle2D.Double(0, 0, SIZE, SIZE, 24, 24));
        graphics.setColor(Color.WHITE);
        graphics.setStroke(new BasicStroke(6, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        figure.accept(graphics);
        graphics.dispose();
        ImageIO.write(image, "png", Files.createDirectories(Path.of("images")).resolve(name + ".png").toFile());
    }

    private static void key(Graphics2D graphics) {
        graphics.draw(new Ellipse2D.Double(18, 33, 30, 30));
        graphics.draw(new Line2D.Double(48, 48, 78, 48));
        graphics.draw(new Line2D.Double(76, 48, 76, 60));
        graphics.draw(new Line2D.Double(64, 48, 64, 57));
    }

    private static void database(Graphics2D graphics) {
        graphics.draw(new Ellipse2D.Double(23, 17, 50, 18));
        graphics.draw(new Line2D.Double(23, 26, 23, 70));
        graphics.draw(new Line2D.Double(73, 26, 73, 70));
        graphics.draw(new Arc2D.Double(23, 39, 50, 18, 180, 180, Arc2D.OPEN));
        graphics.draw(new Arc2D.Double(23, 61, 50, 18, 180, 180, Arc2D.OPEN));
    }

    private static void bucket(Graphics2D graphics) {
        graphics.draw(new Ellipse2D.Double(20, 19, 56, 16));
        Path2D sides = new Path2D.Double();
        sides.moveTo(20, 27);
        sides.lineTo(29, 72);
        sides.quadTo(48, 84, 67, 72);
        sides.lineTo(76, 27);
        graphics.draw(sides);
    }
}
