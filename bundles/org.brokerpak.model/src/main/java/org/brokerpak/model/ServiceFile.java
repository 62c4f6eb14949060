/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model;

import java.util.List;
import java.util.function.Function;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ServiceDefinition;
import org.brokerpak.model.service.Template;
import org.brokerpak.syntax.text.Derivations;

/**
 * A service definition with its typed content and the templates it names. Two are equal only if they are the same object:
 * loading a pak again hands out the same one for as long as the definition and its templates stay the same, so whatever is
 * derived from a service can be kept by it.
 */
public final class ServiceFile {

    private final PakDocument document;
    private final ServiceDefinition content;
    private final List<Template> templates;
    private final ActionModule provision;
    private final ActionModule bind;
    private final Derivations derived = new Derivations();

    ServiceFile(PakDocument document, ServiceDefinition content, List<Template> templates, ActionModule provision,
            ActionModule bind) {
        this.document = document;
        this.content = content;
        this.templates = List.copyOf(templates);
        this.provision = provision;
        this.bind = bind;
    }

    public PakDocument document() {
        return document;
    }

    public ServiceDefinition content() {
        return content;
    }

    /** The templates of both actions, provision first. */
    public List<Template> templates() {
        return templates;
    }

    /** The templates of provisioning as a module. */
    public ActionModule provision() {
        return provision;
    }

    /** The templates of binding as a module. */
    public ActionModule bind() {
        return bind;
    }

    /** Both modules, provision first. */
    public List<ActionModule> modules() {
        return List.of(provision, bind);
    }

    public String path() {
        return document.path();
    }

    /** The name in the catalog, or the file's path while it has none. */
    public String displayedName() {
        return content.name().value().isBlank() ? document.path() : content.name().value();
    }

    /**
     * What is made from this service and its templates alone. Made once.
     *
     * @param type names the derivation; one type is always made in one way
     */
    public <T> T derive(Class<T> type, Function<ServiceFile, T> make) {
        return derived.get(type, () -> make.apply(this));
    }

    @Override
    public String toString() {
        return displayedName() + " (" + path() + ")";
    }
}
