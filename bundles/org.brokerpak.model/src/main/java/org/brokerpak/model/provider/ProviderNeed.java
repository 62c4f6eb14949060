/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.provider;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.model.service.ActionModule;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclDeclaration;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclModule;
import org.brokerpak.syntax.hcl.HclRequiredProvider;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.text.TextRange;

/**
 * A provider that the templates of an action need.
 *
 * @param localName the name the templates use
 * @param address where tofu looks it up: {@code host/namespace/type}
 * @param declared whether {@code required_providers} says so; otherwise tofu concludes it from what is used
 * @param file name of the template that needs it
 * @param range the place in that template
 * @param constraint the version constraint with its place, or null
 */
public record ProviderNeed(String localName, String address, boolean declared, String file, TextRange range,
        HclRequiredProvider.Setting constraint) {

    /** OpenTofu's own provider, which is built in. */
    private static final String BUILT_IN = "terraform";
    private static final String BUILT_IN_ADDRESS = "terraform.io/builtin/";
    private static final String NAMESPACE = "hashicorp";

    /** The type: the last part of the address. */
    public String type() {
        return address.substring(address.lastIndexOf('/') + 1);
    }

    public Optional<HclRequiredProvider.Setting> version() {
        return Optional.ofNullable(constraint);
    }

    /**
     * The needs of a module, each provider once.
     *
     * @param defaultHost the registry that tofu takes when a source names none
     */
    public static List<ProviderNeed> of(ActionModule module, String defaultHost) {
        return of(module.hcl(), defaultHost);
    }

    /** The needs of templates that belong to no action yet. */
    public static List<ProviderNeed> of(HclModule hcl, String defaultHost) {
        Map<String, ProviderNeed> needs = new LinkedHashMap<>();
        Set<String> builtIn = new HashSet<>(Set.of(BUILT_IN));
        for (HclRequiredProvider required : hcl.requiredProviders()) {
            String source = required.source().map(HclRequiredProvider.Setting::value).orElse(required.localName().text());
            if (source.startsWith(BUILT_IN_ADDRESS)) {
                builtIn.add(required.localName().text());
                continue;
            }
            needs.putIfAbsent(required.localName().text(), new ProviderNeed(required.localName().text(),
                    address(source, defaultHost), true, required.file(), required.localName().range(),
                    required.version().orElse(null)));
        }
        List<HclDeclaration> users = new ArrayList<>(hcl.providers());
        users.addAll(hcl.resources());
        users.addAll(hcl.dataSources());
        Set<String> concluded = new HashSet<>();
        for (HclDeclaration user : users) {
            String name = localName(user);
            if (!name.isEmpty() && !builtIn.contains(name) && !needs.containsKey(name) && concluded.add(name)) {
                needs.put(name, new ProviderNeed(name, address(name, defaultHost), false, user.file(),
                        user.block().headerRange(), null));
            }
        }
        return List.copyOf(needs.values());
    }

    /** A resource belongs to the provider its {@code provider} argument names, or the first word of its type. */
    private static String localName(HclDeclaration user) {
        if (user.block().type().text().equals("provider")) {
            return user.name();
        }
        Optional<HclExpression> chosen = user.attribute("provider").map(HclAttribute::value);
        if (chosen.isPresent()) {
            return rootName(chosen.get());
        }
        String type = user.typeLabel().map(label -> label.value()).orElse("");
        int underscore = type.indexOf('_');
        return underscore < 0 ? type : type.substring(0, underscore);
    }

    /** The provider of {@code aws.east}, which old texts write in quotes; empty for anything else. */
    private static String rootName(HclExpression provider) {
        return switch (provider) {
            case HclExpression.Variable variable -> variable.name().text();
            case HclExpression.Traversal traversal -> rootName(traversal.root());
            case HclTemplate template -> template.literalText().orElse("").split("\\.", 2)[0];
            default -> "";
        };
    }

    /** Addresses are the same in any case. */
    private static String address(String written, String defaultHost) {
        String source = written.toLowerCase(Locale.ROOT);
        String[] parts = source.split("/", -1);
        return switch (parts.length) {
            case 1 -> defaultHost + "/" + NAMESPACE + "/" + source;
            case 2 -> defaultHost + "/" + source;
            default -> source;
        };
    }
}
