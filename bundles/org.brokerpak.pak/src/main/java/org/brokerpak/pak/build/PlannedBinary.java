/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.util.Optional;

import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.binaries.BinaryCheck;
import org.brokerpak.pak.lock.LockFile;
import org.brokerpak.pak.source.BinarySource;
import org.brokerpak.syntax.text.TextRange;

/**
 * A binary to be put into the pak for one platform.
 *
 * @param platform {@code os/arch}; empty for the source code of the binary
 */
record PlannedBinary(Binary binary, String platform, BinarySource source) {

    /** Whether this is the source code and not the program. */
    boolean isSourceCode() {
        return platform.isEmpty();
    }

    /** As a step is called: name and version. */
    String title() {
        return binary.name().value() + " " + binary.effectiveVersion() + (isSourceCode() ? " source" : "");
    }

    /** Where it goes in the pak: a folder with a slash at its end, or the file for source code. */
    String place() {
        return isSourceCode() ? "src/" + binary.name().value() + ".zip" : BinaryCheck.folder(binary, platform);
    }

    /** As the lock file knows it; empty for what is on this machine. */
    Optional<LockFile.Subject> lockSubject() {
        return source.location() instanceof BinarySource.Remote remote ? Optional.of(new LockFile.Subject(
                binary.name().value(), binary.effectiveVersion(), isSourceCode() ? LockFile.Subject.SOURCE : platform,
                remote.shown())) : Optional.empty();
    }

    /** What the author would change if it cannot be had. */
    TextRange range() {
        return range(binary, isSourceCode());
    }

    static TextRange range(Binary binary, boolean sourceCode) {
        if (sourceCode) {
            return binary.source().range();
        }
        return binary.urlTemplate().present() ? binary.urlTemplate().range() : binary.version().range();
    }
}
