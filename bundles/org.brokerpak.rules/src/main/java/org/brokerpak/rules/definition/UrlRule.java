/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.List;

import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.GoUrl;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.rules.Findings;

/** A URL of the catalog is none for the broker (broker-behaviour 2.4). An absent URL is the business of missing-field. */
public final class UrlRule extends DefinitionRule {

    private static final String IMAGE_FILE = "file://";

    public UrlRule() {
        super("not-a-url");
    }

    @Override
    void check(PakDocument document, ServiceDefinition definition, Findings findings) {
        for (Field<String> url : List.of(definition.imageUrl(), definition.documentationUrl(),
                definition.supportUrl())) {
            boolean imageFile = url == definition.imageUrl() && url.value().startsWith(IMAGE_FILE);
            if (!url.value().isEmpty() && !imageFile && !GoUrl.isUrl(url.value())) {
                findings.at(document.path(), url.range(),
                        "\"%s\" is not a URL: the pak is not built. %s".formatted(url.value(), advice(url.value())))
                        .add();
            }
        }
    }

    private static String advice(String url) {
        if (url.contains("://") && url.contains("#")) {
            return "The broker cannot read a # right behind the host: put a / before it";
        }
        return url.contains("://") || url.startsWith("/") ? "Write it like https://example.com/page"
                : "Start it with https://";
    }
}
