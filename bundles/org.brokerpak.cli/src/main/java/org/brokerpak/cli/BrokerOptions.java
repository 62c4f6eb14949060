/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.security.cert.CertificateException;

import javax.net.ssl.SSLContext;

import org.brokerpak.pak.build.IoMessages;
import org.brokerpak.pak.osb.BrokerAddress;
import org.brokerpak.pak.osb.TrustedCertificates;

import picocli.CommandLine.Option;

/** Where the broker is and who asks: options, or the variables that the broker and its own client take. */
final class BrokerOptions {

    @Option(names = "--url", paramLabel = "URL", description = "Where the broker is; "
            + "http://$GSB_API_HOSTNAME:$GSB_API_PORT unless given.")
    private String url;

    @Option(names = "--user", paramLabel = "NAME", description = "Who asks; $SECURITY_USER_NAME unless given.")
    private String user;

    @Option(names = "--password-file", paramLabel = "FILE", description = "Holds the password on its first line, - is "
            + "standard input; $SECURITY_USER_PASSWORD unless given.")
    private String passwordFile;

    @Option(names = "--ca-file", paramLabel = "FILE", description = "Certificates that the broker's may be signed "
            + "with, instead of those that Java trusts.")
    private String authorities;

    BrokerAddress address(Console console) throws UserException {
        String place = url != null ? url : ofEnvironment(console);
        try {
            String[] inAddress = BrokerAddress.userInfo(place).split(":", 2);
            String name = first(user, inAddress[0], variable(console, "GSB_API_USER", "SECURITY_USER_NAME"));
            String password = passwordFile != null ? read(console) : first(inAddress.length > 1 ? inAddress[1] : "",
                    variable(console, "GSB_API_PASSWORD", "SECURITY_USER_PASSWORD"));
            if (name.isEmpty()) {
                throw UserException.unreadable("say who asks the broker, with --user or SECURITY_USER_NAME");
            }
            if (password.isEmpty()) {
                throw UserException.unreadable("say the password of \"" + name + "\", with --password-file or "
                        + "SECURITY_USER_PASSWORD");
            }
            BrokerAddress address = BrokerAddress.of(place, name, password);
            if (address.isExposed()) {
                console.err().println("warning: the password passes the network to " + address.base().getHost()
                        + " unencrypted: use https where the broker has it");
            }
            return authorities == null ? address : address.withTls(authorities(console));
        } catch (IllegalArgumentException strange) {
            throw UserException.unreadable(strange.getMessage());
        }
    }

    private SSLContext authorities(Console console) throws UserException {
        try {
            return TrustedCertificates.of(console.workingFolder().resolve(authorities));
        } catch (CertificateException none) {
            throw UserException.unreadable(authorities + " " + none.getMessage());
        } catch (NoSuchFileException missing) {
            throw UserException.unreadable("there is no file " + authorities);
        } catch (IOException unreadable) {
            throw UserException.unreadable(authorities + " cannot be read: " + IoMessages.of(unreadable));
        }
    }

    private static String ofEnvironment(Console console) throws UserException {
        String host = variable(console, "GSB_API_HOSTNAME");
        String port = variable(console, "GSB_API_PORT", "PORT");
        if (port.isEmpty()) {
            throw UserException.unreadable("say where the broker is, with --url or with GSB_API_PORT"
                    + (host.isEmpty() ? " and GSB_API_HOSTNAME" : ", for there is only GSB_API_HOSTNAME"));
        }
        return "http://" + (host.isEmpty() ? "localhost" : host) + ":" + port;
    }

    private String read(Console console) throws UserException {
        try {
            String text = passwordFile.equals("-")
                    ? new String(console.input().readAllBytes(), StandardCharsets.UTF_8)
                    : Files.readString(console.workingFolder().resolve(passwordFile));
            return text.lines().findFirst().orElse("");
        } catch (NoSuchFileException missing) {
            throw UserException.unreadable("there is no password file " + passwordFile);
        } catch (IOException unreadable) {
            throw UserException.unreadable("the password file " + passwordFile + " cannot be read: "
                    + IoMessages.of(unreadable));
        }
    }

    private static String variable(Console console, String... names) {
        for (String name : names) {
            String value = console.environment().apply(name);
            if (value != null && !value.isEmpty()) {
                return value;
            }
        }
        return "";
    }

    private static String first(String... values) {
        for (String value : values) {
            if (value != null && !value.isEmpty()) {
                return value;
            }
        }
        return "";
    }
}
