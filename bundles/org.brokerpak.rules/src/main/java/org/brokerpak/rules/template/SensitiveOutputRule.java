/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.template;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.model.service.Template;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclReference;
import org.brokerpak.syntax.hcl.HclReferences;
import org.brokerpak.syntax.text.SourceText;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/**
 * An output shows what is sensitive without saying so. Tofu refuses that of the outputs of its root module, which the templates
 * are when there is no single template (broker-behaviour 6.1, 6.4).
 */
public final class SensitiveOutputRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("sensitive-output", Severity.ERROR, Stage.TOFU);
    /** Attributes that providers are known to mark: the value is sensitive wherever it goes. */
    private static final Map<String, Set<String>> SECRETS = Map.of("random_password", Set.of("result", "bcrypt_hash"),
            "tls_private_key", Set.of("private_key_pem", "private_key_openssh", "private_key_pem_pkcs8"),
            "aws_iam_access_key", Set.of("secret"),
            "aws_db_instance", Set.of("password"),
            "google_service_account_key", Set.of("private_key"),
            "google_sql_user", Set.of("password"),
            "google_sql_ssl_cert", Set.of("private_key"),
            "azurerm_redis_cache", Set.of("primary_access_key", "secondary_access_key", "primary_connection_string",
                    "secondary_connection_string"),
            "azurerm_storage_account", Set.of("primary_access_key", "secondary_access_key", "primary_connection_string",
                    "secondary_connection_string"),
            "azurerm_mssql_server", Set.of("administrator_login_password"));
    private static final Set<String> REVEALING = Set.of("nonsensitive", "issensitive");

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        // The versions of Terraform that paks were made for did not mind.
        if (pak.manifest().filter(manifest -> manifest.content().isForTerraform()).isEmpty()) {
            pak.services().forEach(service -> service.modules().forEach(module -> check(module, findings)));
        }
    }

    private static void check(ActionModule module, Findings findings) {
        if (!module.isReadable() || module.templates().containsKey("")) {
            return;
        }
        module.hcl().derive(Revealed.class, Revealed::of).secrets.forEach((output, secret) -> {
            Place place = module.place(output.file(), output.nameLabel().orElseThrow().textRange());
            findings.at(place.file(), place.range(), "the output \"%s\" shows %s, which is sensitive: tofu fails. Add sensitive = true"
                    .formatted(output.name(), secret)).fixes(() -> mark(module, output, output.attribute("value").orElseThrow())).add();
        });
    }

    /** The outputs that show something sensitive, with what that is; kept with the module. */
    private record Revealed(Map<HclDeclaration, String> secrets) {

        static Revealed of(HclModule module) {
            Sensitivity sensitivity = new Sensitivity(module);
            Map<HclDeclaration, String> secrets = new LinkedHashMap<>();
            for (HclDeclaration output : module.outputs()) {
                Optional<HclAttribute> value = output.attribute("value");
                if (value.isPresent() && output.attribute("sensitive").isEmpty() && output.nameLabel().isPresent()) {
                    sensitivity.secretIn(value.get().value(), new HashSet<>())
                            .ifPresent(secret -> secrets.put(output, secret));
                }
            }
            return new Revealed(secrets);
        }
    }

    /** On a line of its own; within a definition that line would need its indentation. */
    private static Optional<Fix> mark(ActionModule module, HclDeclaration output, HclAttribute value) {
        Template template = module.templates().get(output.file());
        SourceText text = module.hcl().files().get(output.file()).source();
        if (template.isInline()) {
            return Optional.empty();
        }
        boolean oneLine = text.lineAt(output.block().range().start()) == text.lineAt(output.block().range().end());
        String unit = oneLine ? "  " : text.slice(new TextRange(text.lineStart(text.lineAt(value.range().start())),
                value.range().start())).replaceAll("\\S.*", "");
        String argument = "\n" + unit + "sensitive = true";
        return Optional.of(oneLine
                ? Fix.certain("Add sensitive = true", template.path(), new TextEdit(output.block().body().range(),
                        "\n  " + text.slice(value.range()) + argument + "\n"))
                : Fix.certain("Add sensitive = true", template.path(), TextEdit.insert(value.range().end(), argument)));
    }

    /** What is sensitive in a module, followed through its local values. */
    private record Sensitivity(Set<String> variables, Map<String, HclExpression> locals) {

        Sensitivity(HclModule module) {
            this(new HashSet<>(), new HashMap<>());
            module.variables().stream().filter(variable -> variable.attribute("sensitive").map(HclAttribute::value)
                    .filter(HclExpression.BooleanLiteral.class::isInstance)
                    .map(flag -> ((HclExpression.BooleanLiteral) flag).value()).orElse(false))
                    .forEach(variable -> variables.add(variable.name()));
            module.locals().forEach(local -> locals.putIfAbsent(local.name(), local.attribute().value()));
        }

        /** The first reference to something sensitive. */
        Optional<String> secretIn(HclNode node, Set<String> visited) {
            if (node instanceof HclExpression.FunctionCall call && REVEALING.contains(call.name().text())) {
                return Optional.empty();
            }
            if (node instanceof HclExpression.FunctionCall call && call.name().text().equals("sensitive")) {
                return Optional.of("a value");
            }
            boolean reference = node instanceof HclExpression.Traversal traversal
                    && traversal.root() instanceof HclExpression.Variable;
            Optional<String> found = reference
                    ? HclReferences.in(node).stream().limit(1).flatMap(use -> secret(use, visited).stream()).findFirst()
                    : Optional.empty();
            return found.or(() -> node.children().stream().flatMap(child -> secretIn(child, visited).stream()).findFirst());
        }

        private Optional<String> secret(HclReference use, Set<String> visited) {
            if (use.names().size() < 2) {
                return Optional.empty();
            }
            String root = use.root().text();
            String name = use.names().get(1).text();
            if (root.equals("var")) {
                return variables.contains(name) ? Optional.of(use.path()) : Optional.empty();
            }
            if (root.equals("local")) {
                HclExpression value = locals.get(name);
                return value == null || !visited.add(name) ? Optional.empty() : secretIn(value, visited);
            }
            return use.names().size() > 2 && SECRETS.getOrDefault(root, Set.of()).contains(use.names().get(2).text())
                    ? Optional.of(use.path()) : Optional.empty();
        }
    }
}
