/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.document;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.brokerpak.syntax.yaml.YamlDocument;
import org.brokerpak.syntax.yaml.YamlMapping;

/** The registry of document kinds. A new kind is added here and nowhere else asked for. */
public final class DocumentKinds {

    private static final Set<String> MANIFEST_KEYS = Set.of("platforms", "terraform_binaries", "service_definitions",
            "terraform_upgrade_path", "env_config_mapping", "required_env_variables",
            "terraform_state_provider_replacements");
    private static final Set<String> SERVICE_KEYS = Set.of("version", "id", "plans", "examples", "display_name",
            "image_url", "documentation_url", "support_url", "plan_updateable", "provider_display_name", "tags");

    /** {@code manifest.yml} of a pak. */
    public static final DocumentKind MANIFEST = new DocumentKind("manifest", "manifest", "manifest.schema.json", true,
            Stage.MANIFEST_LOAD, DocumentKinds::looksLikeManifest);
    /** A service definition that a manifest lists. */
    public static final DocumentKind SERVICE = new DocumentKind("service", "service definition",
            "service.schema.json", false, Stage.DEFINITION_LOAD, DocumentKinds::looksLikeService);

    private static final List<DocumentKind> ALL = List.of(MANIFEST, SERVICE);

    private DocumentKinds() {
    }

    public static List<DocumentKind> all() {
        return ALL;
    }

    public static Optional<DocumentKind> byId(String id) {
        return ALL.stream().filter(kind -> kind.id().equals(id)).findFirst();
    }

    /** The kind a document's content shows, whatever its name; empty when it is none of ours. */
    public static Optional<DocumentKind> recognize(YamlDocument document) {
        return ALL.stream().filter(kind -> kind.recognizer().recognizes(document)).findFirst();
    }

    private static boolean looksLikeManifest(YamlDocument document) {
        return document.rootMapping()
                .map(root -> root.entry("packversion").isPresent() || count(root, MANIFEST_KEYS) >= 2)
                .orElse(false);
    }

    /** Definitions in the wild often lack {@code plans} or {@code examples}; an action and two known keys are enough. */
    private static boolean looksLikeService(YamlDocument document) {
        return document.rootMapping()
                .map(root -> (root.entry("provision").isPresent() || root.entry("bind").isPresent())
                        && count(root, SERVICE_KEYS) >= 2)
                .orElse(false);
    }

    private static long count(YamlMapping root, Set<String> keys) {
        return root.entries().stream().filter(entry -> entry.name().filter(keys::contains).isPresent()).count();
    }
}
