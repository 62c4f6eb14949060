/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Set;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.DocumentKind;
import org.brokerpak.model.document.PakDocument;

/**
 * A kind of mistake. Its explanation and its example, from which the documentation page and a test are made, stand in the
 * resource {@code org/brokerpak/rules/pages/<id>.md}; see {@link RulePage}.
 */
public sealed interface Rule {

    RuleInfo info();

    /** A rule that judges one document by itself; its findings are kept until the document changes. */
    non-sealed interface OfDocument extends Rule {

        /** The kinds of document it judges. */
        Set<DocumentKind> kinds();

        void check(PakDocument document, Findings findings);
    }

    /** A rule that judges a service with its templates; its findings are kept until one of those files changes. */
    non-sealed interface OfService extends Rule {

        void check(ServiceFile service, Findings findings);
    }

    /** A rule that needs more than one service, or files that no service names. */
    non-sealed interface OfPak extends Rule {

        void check(Pak pak, Findings findings);
    }
}
