/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.model.service.GoUrl;
import org.brokerpak.syntax.hil.go.GoError;
import org.brokerpak.syntax.hil.go.GoRegexp;

/** The words of {@code format} that the broker checks. It passes over all others. */
final class StringFormats {

    private static final Pattern DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
    private static final Pattern TIME = Pattern.compile("(\\d{1,2}):(\\d{2}):(\\d{2})(?:[.,]\\d+)?");
    private static final Pattern ZONE = Pattern.compile("Z|[+-](?:[01]\\d|2[0-4]):[0-5]\\d");
    private static final Pattern HOST_LABELS = Pattern.compile(
            "[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*");
    private static final Pattern UUID = Pattern.compile("[a-f0-9]{8}(?:-[a-f0-9]{4}){3}-[a-f0-9]{12}");
    private static final Pattern POINTER = Pattern.compile("(?:/(?:[^~/]|~0|~1)*)*");
    private static final Pattern RELATIVE_POINTER = Pattern.compile("(?:0|[1-9]\\d*)(?:#|(?:/(?:[^~/]|~0|~1)*)*)");
    private static final Pattern URI_TEMPLATE = Pattern.compile("[^{]*(?:\\{[^}]*}[^{]*)*");
    private static final Pattern ATOMS = Pattern.compile(
            "[\\w!#$%&'*+/=?^`{|}~\\-\\x{80}-\\x{10FFFF}]+(?:\\.[\\w!#$%&'*+/=?^`{|}~\\-\\x{80}-\\x{10FFFF}]+)*");
    private static final Pattern QUOTED = Pattern.compile("\"(?:[^\"\\\\\\r\\n]|\\\\.)*\"");
    private static final Pattern NAMED_ADDRESS = Pattern.compile("(?:.*\\s)?<([^<>]*)>|\".*\"<([^<>]*)>");

    private static final Map<String, Predicate<String>> CHECKS = Map.ofEntries(
            Map.entry("date", StringFormats::isDate),
            Map.entry("time", StringFormats::isTime),
            Map.entry("date-time", StringFormats::isDateTime),
            Map.entry("hostname", text -> text.length() < 256 && HOST_LABELS.matcher(text).matches()),
            Map.entry("email", StringFormats::isEmail),
            Map.entry("idn-email", StringFormats::isEmail),
            Map.entry("ipv4", text -> text.contains(".") && IpAddresses.isAddress(text)),
            Map.entry("ipv6", text -> text.contains(":") && IpAddresses.isAddress(text)),
            Map.entry("uri", StringFormats::isUri),
            Map.entry("uri-reference", StringFormats::isUriReference),
            Map.entry("iri", StringFormats::isUri),
            Map.entry("iri-reference", StringFormats::isUriReference),
            Map.entry("uri-template", text -> isUriReference(text.replaceAll("[{}]", "_"))
                    && URI_TEMPLATE.matcher(text).matches()),
            Map.entry("uuid", text -> UUID.matcher(text).matches()),
            Map.entry("regex", StringFormats::isRegex),
            Map.entry("json-pointer", text -> POINTER.matcher(text).matches()),
            Map.entry("relative-json-pointer", text -> RELATIVE_POINTER.matcher(text).matches()));

    private StringFormats() {
    }

    /** Whether the broker knows a format; it refuses every number under one that it knows. */
    static boolean isKnown(String format) {
        return CHECKS.containsKey(format);
    }

    static boolean matches(String format, String text) {
        Predicate<String> check = CHECKS.get(format);
        return check == null || check.test(text);
    }

    private static boolean isDate(String text) {
        Matcher date = DATE.matcher(text);
        if (!date.matches()) {
            return false;
        }
        try {
            LocalDate.of(Integer.parseInt(date.group(1)), Integer.parseInt(date.group(2)),
                    Integer.parseInt(date.group(3)));
            return true;
        } catch (DateTimeException notInTheCalendar) {
            return false;
        }
    }

    private static boolean isTime(String text) {
        Matcher time = TIME.matcher(text);
        return time.lookingAt() && Integer.parseInt(time.group(1)) < 24 && Integer.parseInt(time.group(2)) < 60
                && Integer.parseInt(time.group(3)) < 60
                && (time.end() == text.length() || ZONE.matcher(text.substring(time.end())).matches());
    }

    private static boolean isDateTime(String text) {
        int separator = text.indexOf('T');
        if (separator < 0) {
            return isDate(text) || isTime(text);
        }
        String time = text.substring(separator + 1);
        boolean zoned = time.endsWith("Z")
                || time.length() > 6 && ZONE.matcher(time.substring(time.length() - 6)).matches();
        return zoned && isDate(text.substring(0, separator)) && isTime(time);
    }

    /** {@code mail.ParseAddress}, without its comments and group syntax. */
    private static boolean isEmail(String text) {
        Matcher named = NAMED_ADDRESS.matcher(text);
        String address = text;
        if (named.matches()) {
            address = named.group(1) != null ? named.group(1) : named.group(2);
        }
        int at = address.lastIndexOf('@');
        if (at <= 0) {
            return false;
        }
        String user = address.substring(0, at).strip();
        return (ATOMS.matcher(user).matches() || QUOTED.matcher(user).matches())
                && ATOMS.matcher(address.substring(at + 1).strip()).matches();
    }

    private static boolean isUri(String text) {
        return !text.contains("\\") && GoUrl.isUrl(withoutFragment(text));
    }

    private static boolean isUriReference(String text) {
        String reference = withoutFragment(text);
        int colon = reference.indexOf(':');
        int slash = reference.indexOf('/');
        if (text.contains("\\")) {
            return false;
        }
        if (colon > 0 && (slash < 0 || colon < slash)) {
            return GoUrl.isUrl(reference);
        }
        return colon != 0 && GoUrl.isUrl(reference.startsWith("//") ? "http:" + reference : "http://host/" + reference);
    }

    private static String withoutFragment(String text) {
        int hash = text.indexOf('#');
        return hash < 0 ? text : text.substring(0, hash);
    }

    private static boolean isRegex(String text) {
        try {
            GoRegexp.compile(text);
            return true;
        } catch (GoError unreadable) {
            return false;
        }
    }
}
