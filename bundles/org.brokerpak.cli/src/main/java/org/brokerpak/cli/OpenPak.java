/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

import org.brokerpak.pak.archive.ArchiveException;
import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.read.PakFile;

/** Opens built paks that users name. */
final class OpenPak {

    private OpenPak() {
    }

    static PakFile open(Console console, String named) throws UserException {
        try {
            return PakFile.open(console.workingFolder().resolve(named));
        } catch (ArchiveException noPak) {
            throw UserException.unreadable(named + " " + noPak.getMessage());
        } catch (NoSuchFileException missing) {
            throw UserException.unreadable("there is no " + named);
        } catch (InvalidPathException strange) {
            throw UserException.unreadable("\"" + named + "\" is not a path: " + strange.getReason());
        } catch (IOException unreadable) {
            throw UserException.unreadable(named + " cannot be read: " + IoMessages.of(unreadable));
        }
    }
}
