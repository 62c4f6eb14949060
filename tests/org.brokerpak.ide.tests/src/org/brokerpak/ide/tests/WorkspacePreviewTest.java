/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.eclipse.e4.ui.css.swt.theme.ITheme;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A request as the view shows it: parameters, variables, files, what the broker and tofu say. */
class WorkspacePreviewTest {

    private static final String MANIFEST = """
            packversion: 1
            name: aws-services
            version: 0.1.0
            service_definitions: [mysql.yml]
            """;
    private static final String SERVICE = """
            version: 1
            name: csb-aws-mysql
            id: 5a8b1e3e-6f7e-4a0e-9d0e-8b8f2d6f0a01
            description: MySQL
            display_name: MySQL
            plans:
            - name: small
              id: 2268ce43-7fd7-48dc-be2f-8611e11fb12e
              description: Small
              display_name: Small
              properties: {engine: mysql, max_storage: 20}
            - name: large
              id: 81fb5b76-19ac-4be5-8cde-87fb2ef10e47
              description: Large
              display_name: Large
              properties: {engine: aurora, max_storage: 2000}
            provision:
              plan_inputs:
              - {field_name: engine, type: string, details: Engine, required: true}
              - {field_name: max_storage, type: number, details: Most storage}
              user_inputs:
              - field_name: storage_gb
                type: number
                details: Size of the database in GB
                required: true
                constraints: {minimum: 5}
              - field_name: kms_key_id
                type: string
                details: Key that encrypts the storage
              - field_name: region
                type: string
                details: Where the database runs
                default: us-west-2
                enum: {us-west-2: Oregon, eu-central-1: Frankfurt}
                prohibit_update: true
              - field_name: backup
                type: boolean
                details: Whether backups are made
                default: true
              - field_name: instance_name
                type: string
                details: Name of the instance
                default: csb-mysql-${request.instance_id}
              - field_name: admin_password
                type: string
                details: Password of the administrator
                default: ${rand.base64(24)}
              computed_inputs:
              - {name: labels, type: object, default: '${json.marshal(request.default_labels)}', overwrite: true}
              template_refs:
                main: terraform/mysql/provision/main.tf
                variables: terraform/mysql/provision/variables.tf
              outputs: []
            bind:
              template: |
                output "uri" {
                  value = "mysql://"
                }
              outputs: []
            """;
    private static final String MAIN = """
            # A database
            resource "aws_db_instance" "db_instance" {
              allocated_storage     = var.storage_gb
              max_allocated_storage = var.max_storage
              engine                = var.engine
              identifier            = var.instance_name
              password              = var.admin_password
              kms_key_id            = var.kms_key_id
              tags                  = merge(var.labels, { region = var.region })
              backup_retention      = var.backup ? 7 : 0
            }
            """;
    private static final String VARIABLES = """
            variable "storage_gb" { type = number }
            variable "max_storage" { type = number }
            variable "engine" { type = string }
            variable "instance_name" { type = string }
            variable "admin_password" {
              type      = string
              sensitive = true
            }
            variable "kms_key_id" {
              type    = string
              default = "alias/aws/rds"
            }
            variable "labels" { type = map(any) }
            variable "region" { type = string }
            variable "backup" { type = bool }
            """;
    private static final String TOFU = """
            #!/bin/sh
            case "$1" in
              version) echo "OpenTofu v1.11.8";;
              init) echo "Initializing the backend...";;
              validate) echo '{"valid":false,"diagnostics":[{"severity":"error","summary":"Unsupported argument",'
                echo '"detail":"An argument named \\"backup_retention\\" is not expected here.",'
                echo '"range":{"filename":"main.tf",'
                echo '"start":{"line":10,"column":3,"byte":LOW},"end":{"line":10,"column":19,"byte":HIGH}}}]}'
                exit 1;;
              plan) echo "working"; sleep 600;;
            esac
            """;

    private PakProject pak;
    private PreviewTexts view;

    @BeforeEach
    void open() throws Exception {
        Workbench.reset();
        view = PreviewTexts.openNew();
        pak = PakProject.of("aws-services", Map.of("manifest.yml", MANIFEST, "mysql.yml", SERVICE,
                "terraform/mysql/provision/main.tf", MAIN, "terraform/mysql/provision/variables.tf", VARIABLES));
        PakEditor.open(pak.file("mysql.yml"));
        Workbench.await("the variables are shown", () -> view.variables().getItemCount() == 9);
    }

    @AfterEach
    void close() throws Exception {
        Workbench.page().setPartState(Workbench.page().getReference(view.view()), IWorkbenchPage.STATE_RESTORED);
        view.close();
        pak.close();
    }

    private void maximize() {
        Workbench.page().activate(view.view());
        Workbench.page().setPartState(Workbench.page().getReference(view.view()), IWorkbenchPage.STATE_MAXIMIZED);
    }

    @Test
    void planAndOperationChangeTheVariables() throws Exception {
        assertEquals("\"mysql\"|string|plan property|", view.variable("engine"));
        assertEquals("null|string|nothing: template default ignored|", view.variable("kms_key_id"));
        assertEquals("\"(random)\"|string|default, HIL|", view.variable("admin_password"));
        PreviewTexts.choose(view.plans(), "large");
        Workbench.await("the other plan counts", () -> view.variable("engine").startsWith("\"aurora\""));
        PreviewTexts.choose(view.operations(), "Bind");
        Workbench.await("the binding has a file of its own", () -> view.text().contains("mysql://"));
        assertEquals(List.of("brokertemplate/definition.tf", "instance.tf.json"), view.files());
    }

    @Test
    void aParameterChangesItsVariableAndIsJudgedAtItsField() throws Exception {
        assertTrue(view.links().contains("request schema"), view.links());
        view.type("storage_gb", "20");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").equals("20|number|your parameter|"));
        Workbench.await("nothing is wrong", () -> !view.links().contains("refuses"));
        assertTrue(view.labels().contains("ok: 9 variables resolved in "), view.labels());
        assertTrue(view.view().valuesBesideLines().containsValue("<- 20"),
                view.view().valuesBesideLines().toString());

        view.type("storage_gb", "2");
        Workbench.await("the broker's words stand at the field", () -> view.labels()
                .contains("storage_gb: Must be greater than or equal to 5"));
        view.more();
        Workbench.await("all parameters are shown", () -> view.field("region").isPresent());
        view.type("instance_name", "mine");
        Workbench.await("the default gives way", () -> view.variable("instance_name")
                .equals("\"mine\"|string|your parameter|default \"csb-mysql-${request.instance_id}\""));
    }

    @Test
    void parametersAreRememberedForTheirServiceAndPasted() throws Exception {
        view.type("storage_gb", "30");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("30|"));
        view.close();
        view = PreviewTexts.open();
        Workbench.await("it still counts", () -> view.variable("storage_gb").startsWith("30|"));
        assertEquals("30", ((Text) view.field("storage_gb").orElseThrow()).getText());

        Clipboard clipboard = new Clipboard(Workbench.window().getShell().getDisplay());
        clipboard.setContents(new Object[] {"{\"storage_gb\": 40, \"strange\": true}"},
                new Transfer[] {TextTransfer.getInstance()});
        press("Paste");
        Workbench.await("the pasted parameter counts", () -> view.variable("storage_gb").startsWith("40|"));
        Workbench.await("the unknown one is judged", () -> view.labels()
                .contains("additional properties are not allowed: strange"));
        press("Copy");
        assertEquals("cf create-service csb-aws-mysql small my-instance -c '{\"storage_gb\":40,\"strange\":true}'",
                clipboard.getContents(TextTransfer.getInstance()));
        clipboard.dispose();
    }

    private void press(String button) {
        view.all(Button.class).stream().filter(each -> each.getText().replace("&", "").startsWith(button)).findFirst()
                .orElseThrow().notifyListeners(SWT.Selection, new Event());
    }

    @Test
    void anUpdateShowsWhatMustNotChange() throws Exception {
        view.type("storage_gb", "20");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("20|"));
        PreviewTexts.choose(view.operations(), "Update");
        Workbench.await("what was provisioned counts", () -> view.variable("storage_gb")
                .equals("20|number|earlier parameter|"));
        view.more();
        Workbench.await("the fixed parameter is marked", () -> view.labels().contains("region (fixed)"));
    }

    @Test
    void aVariableLeadsToItsSource() throws Exception {
        view.selectVariable("max_storage");
        Event f3 = new Event();
        f3.keyCode = SWT.F3;
        view.variables().notifyListeners(SWT.KeyDown, f3);
        PakEditor editor = PakEditor.of(Workbench.page().getActiveEditor());
        assertEquals("20", editor.widget().getSelectionText());
        assertEquals(pak.file("mysql.yml").getName(), editor.part().getTitle());
    }

    @Test
    void aLinkedViewShowsWhatTheEditorShows() throws Exception {
        var sync = view.action("Link with Editor");
        sync.setChecked(true);
        sync.run();
        PakEditor editor = PakEditor.open(pak.file("terraform/mysql/provision/variables.tf"));
        editor.select("backup");
        Workbench.await("the file and the line are shown", () -> view.textWidget().getSelectionText().equals("backup"));
        Workbench.await("the variable is selected", () -> Arrays.stream(view.variables().getSelection())
                .map(TableItem::getText).toList().equals(List.of("backup")));

        Workbench.page().activate(view.view());
        view.selectVariable("engine");
        Workbench.await("the editor shows the value", () -> {
            IEditorPart active = Workbench.page().getActiveEditor();
            return active.getTitle().equals("mysql.yml")
                    && PakEditor.of(active).widget().getSelectionText().equals("mysql");
        });
        assertEquals(view.view(), Workbench.page().getActivePart());
    }

    @Test
    void whereTheBrokerRefusesTheRestIsGrey() throws Exception {
        maximize();
        view.type("storage_gb", "2");
        Workbench.await("the failing step is told", () -> view.links()
                .contains("1 error(s) occurred: storage_gb: Must be greater than or equal to 5"));
        assertTrue(view.labels().contains("request schema (fails)"), view.labels());
        assertTrue(view.labels().contains("workspace"), view.labels());
        Workbench.picture("preview-refused");
        TableItem file = view.fileList().getItem(0);
        assertFalse(file.getForeground(0).equals(view.fileList().getForeground()), "files are grey");
    }

    @Test
    void whileATextCannotBeReadTheOldResultStays() throws Exception {
        view.type("storage_gb", "20");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("20|"));
        PakEditor editor = PakEditor.open(pak.file("terraform/mysql/provision/main.tf"));
        editor.caretAfter("allocated_storage     =").type(" =");
        Workbench.await("the result is marked as old", () -> view.view().getContentDescription()
                .startsWith("Old: shown is the last state that could be read, because of "
                        + "terraform/mysql/provision/main.tf:"));
        assertFalse(view.text().contains("= ="), view.text());
        Workbench.picture("preview-old");
        editor.select("= =").type("=");
        Workbench.await("the result is new", () -> view.view().getContentDescription().isEmpty());
    }

    @Test
    void typingInATemplateChangesItAtOnce() throws Exception {
        PakEditor editor = PakEditor.open(pak.file("terraform/mysql/provision/main.tf"));
        editor.caretAfter("# A database").type(" of mine");
        Workbench.await("the unsaved text is shown", () -> view.text().startsWith("# A database of mine"));
    }

    @Test
    void plansAreComparedInTheCompareEditor() throws Exception {
        view.type("storage_gb", "20");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("20|"));
        view.menu("Compare", "With Plan large");
        Workbench.await("the compare editor opens", () -> Workbench.page().getActiveEditor() != null
                && Workbench.page().getActiveEditor().getTitle()
                        .startsWith("csb-aws-mysql: plan small, provision and plan large"));
        Workbench.await("it lists what differs", () -> texts().contains("Variables")
                && texts().contains("terraform.tfvars.json"));
        assertFalse(texts().contains("main.tf"), texts());
        Workbench.await("the variables are open", () -> Controls.all(Workbench.window().getShell(), StyledText.class)
                .stream().anyMatch(text -> text.isVisible() && text.getText().contains("engine = \"aurora\"")));
        Workbench.picture("preview-compare");
    }

    private static String texts() {
        StringBuilder texts = new StringBuilder();
        Controls.all(Workbench.window().getShell(), Tree.class).stream()
                .filter(tree -> tree.isVisible()).forEach(tree -> collect(tree.getItems(), texts));
        return texts.toString();
    }

    private static void collect(TreeItem[] items, StringBuilder texts) {
        for (var item : items) {
            texts.append(item.getText()).append('\n');
            if (item.getText().startsWith("csb-")) {
                collect(item.getItems(), texts);
            }
        }
    }

    @Test
    void tofuRunsAndItsLinesLeadBack(@TempDir Path folder) throws Exception {
        if (File.separatorChar != '/') {
            System.out.println("the script that stands in for tofu needs a shell, and this system has none");
            return;
        }
        view.type("storage_gb", "20");
        Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("20|"));
        int low = MAIN.indexOf("backup_retention");
        Path tofu = folder.resolve("tofu");
        Files.writeString(tofu, TOFU.replace("LOW", String.valueOf(low)).replace("HIGH", String.valueOf(low + 16)));
        assertTrue(tofu.toFile().setExecutable(true));
        PreviewTexts.useTofu(tofu.toString());
        view.menu("Run tofu", "Validate");
        Workbench.await("tofu's verdict is printed", () -> ConsoleText.shown()
                .contains("terraform/mysql/provision/main.tf:10:3: error: Unsupported argument"));
        Workbench.await("the line is a link", () -> ConsoleText.links() > 0);
        Workbench.await("the view tells the outcome", () -> view.all(Label.class).stream()
                .anyMatch(label -> label.getText().contains("refuses the workspace")));
        Workbench.picture("preview-tofu");
        ConsoleText.follow("main.tf:10:3");
        PakEditor editor = PakEditor.of(Workbench.page().getActiveEditor());
        assertEquals("main.tf", editor.part().getTitle());
        assertEquals(low, editor.widget().getCaretOffset());

        view.menu("Run tofu", "Plan");
        Workbench.await("the plan is at work", () -> ConsoleText.shown().contains("working"));
        view.action("Stop tofu").run();
        Workbench.await("it is stopped", () -> ConsoleText.shown().contains("tofu plan was stopped"));
        Workbench.await("another may run", () -> view.action("Run tofu").isEnabled());
        assertTrue(ProcessHandle.current().descendants().noneMatch(process -> process.info().commandLine()
                .filter(line -> line.contains(tofu.toString())).isPresent()), "nothing is left running");
    }

    @Test
    void theFilesAreWrittenToAFolder() throws Exception {
        view.menu("Open Folder", "Open in a Temporary Folder");
        String told = "Wrote the files to ";
        Workbench.await("the view tells where", () -> view.labels().contains(told));
        Path folder = Path.of(view.labels().lines().filter(line -> line.startsWith(told)).findFirst().orElseThrow()
                .substring(told.length()));
        assertEquals(MAIN, Files.readString(folder.resolve("main.tf")));
        assertTrue(Files.readString(folder.resolve("terraform.tfvars.json")).contains("\"engine\": \"mysql\""));
        for (String file : List.of("main.tf", "variables.tf", "terraform.tfvars.json")) {
            Files.delete(folder.resolve(file));
        }
        Files.delete(folder);
    }

    @Test
    void theViewLooksWellInBothThemes() throws Exception {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        ITheme before = engine.getActiveTheme();
        try {
            view.type("storage_gb", "20");
            Workbench.await("the parameter counts", () -> view.variable("storage_gb").startsWith("20|"));
            Workbench.picture("preview-light");
            maximize();
            view.more();
            Workbench.await("all parameters are shown", () -> view.field("instance_name").isPresent());
            view.type("instance_name", "orders");
            Workbench.await("the other parameter counts",
                    () -> view.variable("instance_name").startsWith("\"orders\""));
            Workbench.picture("preview-maximized");
            engine.setTheme("org.eclipse.e4.ui.css.theme.e4_dark", false);
            Workbench.picture("preview-dark-maximized");
            view.type("storage_gb", "2");
            Workbench.await("the failing step is named", () -> view.labels().contains("request schema (fails)"));
            Workbench.picture("preview-dark-refused");
        } finally {
            engine.setTheme(before == null ? "org.eclipse.e4.ui.css.theme.e4_default" : before.getId(), false);
        }
    }
}
