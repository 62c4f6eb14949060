/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil.go;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * Strings as Go has them: sequences of bytes that usually are UTF-8. A byte that is no part of valid UTF-8 (the
 * broker's {@code str.truncate} can cut a character in two) is held in a Java string as the lone
 * surrogate {@code U+DC00} + byte.
 */
public final class GoText {

    /** The order in which Go sorts strings: by their UTF-8 bytes. */
    public static final Comparator<String> BYTE_ORDER = GoText::compareBytes;

    private static final int ESCAPED_BYTES = 0xDC00;

    private GoText() {
    }

    /** The bytes of a text. A lone surrogate that stands for no byte becomes the replacement character. */
    public static byte[] toBytes(String text) {
        ByteBuffer bytes = ByteBuffer.allocate(text.length() * 3);
        int done = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isLoneSurrogate(text, i)) {
                bytes.put(text.substring(done, i).getBytes(StandardCharsets.UTF_8));
                if (isEscapedByte(c)) {
                    bytes.put((byte) (c - ESCAPED_BYTES));
                } else {
                    bytes.put("\uFFFD".getBytes(StandardCharsets.UTF_8));
                }
                done = i + 1;
            } else if (Character.isHighSurrogate(c)) {
                i++;
            }
        }
        bytes.put(text.substring(done).getBytes(StandardCharsets.UTF_8));
        byte[] result = new byte[bytes.position()];
        bytes.flip().get(result);
        return result;
    }

    /** The text of some bytes; those that are not valid UTF-8 stay recognisable, see the class comment. */
    public static String fromBytes(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        while (decoder.decode(in, out, true).isError()) {
            out.put((char) (ESCAPED_BYTES + (in.get() & 0xFF)));
            decoder.reset();
        }
        return out.flip().toString();
    }

    /** One text after the other; halves of a character that meet become that character again. */
    public static String concat(Iterable<String> texts) {
        String joined = String.join("", texts);
        return joined.chars().anyMatch(c -> isEscapedByte((char) c)) ? fromBytes(toBytes(joined)) : joined;
    }

    /** The text with each byte that is not valid UTF-8 replaced by U+FFFD, as it reaches a reader of the broker. */
    public static String toValid(String text) {
        StringBuilder valid = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            valid.append(isLoneSurrogate(text, i) ? '\uFFFD' : text.charAt(i));
        }
        return valid.toString();
    }

    /** Go's {@code %q}: in double quotes, with escapes for all that is not printable. */
    public static String quote(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            int rune = text.codePointAt(i);
            if (isLoneSurrogate(text, i)) {
                quoted.append(isEscapedByte(text.charAt(i))
                        ? String.format("\\x%02x", rune - ESCAPED_BYTES) : "\\ufffd");
            } else {
                appendQuoted(quoted, rune);
                i += Character.charCount(rune) - 1;
            }
        }
        return quoted.append('"').toString();
    }

    private static void appendQuoted(StringBuilder quoted, int rune) {
        switch (rune) {
            case '"' -> quoted.append("\\\"");
            case '\\' -> quoted.append("\\\\");
            case 7 -> quoted.append("\\a");
            case '\b' -> quoted.append("\\b");
            case '\f' -> quoted.append("\\f");
            case '\n' -> quoted.append("\\n");
            case '\r' -> quoted.append("\\r");
            case '\t' -> quoted.append("\\t");
            case 11 -> quoted.append("\\v");
            default -> {
                if (isPrintable(rune)) {
                    quoted.appendCodePoint(rune);
                } else if (rune < ' ' || rune == 0x7F) {
                    quoted.append(String.format("\\x%02x", rune));
                } else {
                    quoted.append(String.format(rune < 0x10000 ? "\\u%04x" : "\\U%08x", rune));
                }
            }
        }
    }

    private static boolean isPrintable(int rune) {
        return switch (Character.getType(rune)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED,
                    Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> rune == ' ';
            default -> true;
        };
    }

    /** Whether the character at an index stands for a byte that is not valid UTF-8, or for nothing at all. */
    static boolean isLoneSurrogate(String text, int index) {
        char c = text.charAt(index);
        if (Character.isHighSurrogate(c)) {
            return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
        }
        return Character.isLowSurrogate(c) && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    }

    private static boolean isEscapedByte(char c) {
        return c >= ESCAPED_BYTES + 0x80 && c <= ESCAPED_BYTES + 0xFF;
    }

    private static int compareBytes(String left, String right) {
        return Arrays.compareUnsigned(toBytes(left), toBytes(right));
    }
}
