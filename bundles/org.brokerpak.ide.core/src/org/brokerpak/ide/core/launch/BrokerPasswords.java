/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.core.launch;

import java.io.IOException;
import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.equinox.security.storage.EncodingUtils;
import org.eclipse.equinox.security.storage.ISecurePreferences;
import org.eclipse.equinox.security.storage.SecurePreferencesFactory;
import org.eclipse.equinox.security.storage.StorageException;

/** Passwords of brokers in Eclipse's secure storage, by address and user; they are written nowhere else. */
public final class BrokerPasswords {

    private static final String NODE = "/org.brokerpak.ide.core/brokers";
    private static final String PASSWORD = "password";

    private final ISecurePreferences storage;

    /** @param storage where to keep them; null if there is none */
    public BrokerPasswords(ISecurePreferences storage) {
        this.storage = storage;
    }

    /** Those of the user who runs this Eclipse. */
    public static BrokerPasswords standard() {
        return new BrokerPasswords(SecurePreferencesFactory.getDefault());
    }

    /** Whether there is a password; asks the user for nothing. */
    public boolean knows(String url, String user) {
        return storage != null && storage.nodeExists(path(url, user));
    }

    /** The password, if it is kept and can be read. The user may be asked for the storage's own password. */
    public Optional<String> find(String url, String user) {
        if (!knows(url, user)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(storage.node(path(url, user)).get(PASSWORD, null));
        } catch (StorageException locked) {
            ILog.of(BrokerPasswords.class).warn("The password of a broker cannot be read: " + locked.getMessage());
            return Optional.empty();
        }
    }

    /**
     * Keeps a password.
     *
     * @return why it could not be kept, as a sentence for people; empty if it was
     */
    public Optional<String> keep(String url, String user, String password) {
        if (storage == null) {
            return Optional.of("This Eclipse has no secure storage, so the password is asked for each time.");
        }
        ISecurePreferences node = storage.node(path(url, user));
        try {
            node.put(PASSWORD, password, true);
            node.flush();
            return Optional.empty();
        } catch (StorageException | IOException failure) {
            node.removeNode();
            return Optional.of("The password could not be kept and is asked for each time: " + failure.getMessage());
        }
    }

    /** Forgets a password. */
    public void forget(String url, String user) {
        if (knows(url, user)) {
            storage.node(path(url, user)).removeNode();
            try {
                storage.flush();
            } catch (IOException unwritable) {
                ILog.of(BrokerPasswords.class).warn("The secure storage cannot be written: " + unwritable.getMessage());
            }
        }
    }

    private static String path(String url, String user) {
        return NODE + "/" + EncodingUtils.encodeSlashes(user + "@" + url);
    }
}
