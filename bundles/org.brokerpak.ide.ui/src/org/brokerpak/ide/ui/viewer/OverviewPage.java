/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

import org.brokerpak.ide.core.launch.Amounts;
import org.brokerpak.ide.ui.controls.AccessibleNames;
import org.brokerpak.pak.files.PlacedFinding;
import org.brokerpak.pak.read.PakInfo;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** What the pak is, whether a broker would take it, what is in it and how large that is. */
final class OverviewPage extends Composite {

    private static final int MARGIN = 12;
    private static final int LEAST_WIDTH = 420;
    private static final int MOST_ROWS = 12;
    private static final int FIRST_WIDTH = 200;
    private static final int SECOND_WIDTH = 220;
    private static final int THIRD_WIDTH = 420;

    private final ScrolledComposite scrolled;
    private final Composite area;
    private final Label title;
    private final Label verdictImage;
    private final Link verdict;
    private final BiConsumer<String, Integer> opener;
    private Composite findings;
    private Composite facts;

    /** @param opener opens an entry at a line from 0 */
    OverviewPage(Composite parent, BiConsumer<String, Integer> opener) {
        super(parent, SWT.NONE);
        this.opener = opener;
        setLayout(new FillLayout());
        scrolled = new ScrolledComposite(this, SWT.V_SCROLL | SWT.H_SCROLL);
        scrolled.setExpandHorizontal(true);
        scrolled.setExpandVertical(true);
        area = new Composite(scrolled, SWT.NONE);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).spacing(MARGIN, MARGIN).applyTo(area);
        scrolled.setContent(area);
        // Everything on the page has its colour, whatever the theme.
        area.setBackgroundMode(SWT.INHERIT_FORCE);
        title = new Label(area, SWT.NONE);
        title.setFont(JFaceResources.getHeaderFont());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
        Composite line = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
        verdictImage = new Label(line, SWT.NONE);
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(verdictImage);
        verdict = new Link(line, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(verdict);
    }

    /** A pak is being read. */
    void reading(String name) {
        title.setText(name);
        say(ISharedImages.IMG_OBJS_INFO_TSK, "Reading the pak...");
        resize();
    }

    /** The pak cannot be read. */
    void failed(String sentence) {
        clear();
        say(ISharedImages.IMG_OBJS_ERROR_TSK, sentence);
        resize();
    }

    private void clear() {
        for (Control old : new Control[] {findings, facts}) {
            if (old != null) {
                old.dispose();
            }
        }
        findings = null;
        facts = null;
    }

    private void say(String image, String sentence) {
        verdictImage.setImage(image(image));
        verdict.setText(sentence);
    }

    void content(PakContent content) {
        clear();
        PakInfo info = content.info();
        title.setText((info.name() + " " + info.version()).isBlank() ? content.file().getFileName().toString()
                : (info.name() + " " + info.version()).strip());
        say(ISharedImages.IMG_OBJS_INFO_TSK, "Checking whether a broker would take this pak...");
        findings = section(area);
        facts = section(area);
        fact("Platforms", info.platforms().isEmpty() ? "none" : String.join(", ", info.platforms()));
        fact("Size", Amounts.bytes(content.size()) + " packed, " + Amounts.bytes(content.unpacked()) + " unpacked, "
                + count(info.contents().stream().filter(entry -> !entry.isFolder()).count(), "file"));
        for (PakInfo.Named named : info.metadata()) {
            fact(named.name(), named.text());
        }
        heading("What takes the room");
        new SizeBar(facts, content.parts());
        heading(count(info.services().size(), "service"));
        Table services = table(Map.of("Service", FIRST_WIDTH, "Plans", SECOND_WIDTH, "Description", THIRD_WIDTH),
                List.of("Service", "Plans", "Description"));
        for (PakInfo.Service service : info.services()) {
            new TableItem(services, SWT.NONE).setText(new String[] {service.name(),
                String.join(", ", service.plans()), service.description()});
        }
        finish(services);
        heading(count(info.dependencies().size(), "program"));
        Table programs = table(Map.of("Program", FIRST_WIDTH, "Version", SECOND_WIDTH, "Source", THIRD_WIDTH),
                List.of("Program", "Version", "Source"));
        for (PakInfo.Dependency program : info.dependencies()) {
            new TableItem(programs, SWT.NONE).setText(new String[] {program.name(), program.version(),
                program.source()});
        }
        finish(programs);
        resize();
    }

    private static Composite section(Composite parent) {
        Composite section = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(MARGIN, MARGIN / 2).applyTo(section);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(section);
        return section;
    }

    private void fact(String name, String value) {
        Label label = new Label(facts, SWT.NONE);
        label.setText(name + ":");
        GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(label);
        // To be selected and copied.
        Text text = new Text(facts, SWT.READ_ONLY | SWT.WRAP);
        text.setText(value);
        GridDataFactory.fillDefaults().grab(true, false).hint(LEAST_WIDTH, SWT.DEFAULT).applyTo(text);
    }

    private void heading(String text) {
        Label heading = new Label(facts, SWT.NONE);
        heading.setText(text);
        heading.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().span(2, 1).indent(0, MARGIN / 2).applyTo(heading);
    }

    private Table table(Map<String, Integer> widths, List<String> columns) {
        Table table = new Table(facts, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        table.setHeaderVisible(true);
        AccessibleNames.set(table, columns.getFirst());
        for (String name : columns) {
            TableColumn column = new TableColumn(table, SWT.NONE);
            column.setText(name);
            column.setWidth(widths.get(name));
        }
        return table;
    }

    private static void finish(Table table) {
        int rows = Math.clamp(table.getItemCount(), 1, MOST_ROWS);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(LEAST_WIDTH,
                table.getHeaderHeight() + rows * table.getItemHeight() + 2).applyTo(table);
    }

    void verdict(List<PlacedFinding> found) {
        if (findings == null) {
            return;
        }
        long errors = found.stream().filter(finding -> finding.finding().isError()).count();
        if (errors > 0) {
            say(ISharedImages.IMG_OBJS_ERROR_TSK, "A broker would not take this pak: " + count(errors, "error") + ".");
        } else {
            say(found.isEmpty() ? ISharedImages.IMG_OBJS_INFO_TSK : ISharedImages.IMG_OBJS_WARN_TSK,
                    "A broker would take this pak" + (found.isEmpty() ? "." : "; " + count(found.size(), "note")
                            + " for its operator."));
        }
        if (!found.isEmpty()) {
            list(found);
        }
        resize();
    }

    private void list(List<PlacedFinding> found) {
        Table table = new Table(findings, SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        AccessibleNames.set(table, "What a broker would say of this pak");
        TableColumn place = new TableColumn(table, SWT.NONE);
        TableColumn message = new TableColumn(table, SWT.NONE);
        for (PlacedFinding finding : found) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setImage(image(switch (finding.finding().severity()) {
                case ERROR -> ISharedImages.IMG_OBJS_ERROR_TSK;
                case WARNING -> ISharedImages.IMG_OBJS_WARN_TSK;
                case INFORMATION, HINT -> ISharedImages.IMG_OBJS_INFO_TSK;
            }));
            item.setText(new String[] {finding.place(), finding.finding().message()});
            item.setData(finding);
        }
        place.pack();
        message.pack();
        table.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> {
            if (event.item.getData() instanceof PlacedFinding finding) {
                opener.accept(finding.finding().file(), Math.max(0, finding.line() - 1));
            }
        }));
        int rows = Math.clamp(found.size(), 1, MOST_ROWS);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1)
                .hint(LEAST_WIDTH, rows * table.getItemHeight() + 2).applyTo(table);
    }

    private static Image image(String name) {
        return PlatformUI.getWorkbench().getSharedImages().getImage(name);
    }

    private static String count(long number, String word) {
        return number + " " + word + (number == 1 ? "" : "s");
    }

    private void resize() {
        area.layout(true, true);
        scrolled.setMinSize(area.computeSize(SWT.DEFAULT, SWT.DEFAULT));
    }

    @Override
    public boolean setFocus() {
        return verdict.setFocus() || super.setFocus();
    }
}
