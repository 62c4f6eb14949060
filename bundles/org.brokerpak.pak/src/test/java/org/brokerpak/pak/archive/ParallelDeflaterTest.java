/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelDeflaterTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 1000, 131071, 131072, 131073, 262144, 3_000_000})
    void whatComesOutIsOneStream(int size) throws IOException {
        byte[] content = content(size);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        long[] read = {0};
        try (ParallelDeflater deflater = new ParallelDeflater()) {
            ParallelDeflater.Deflated deflated = deflater.deflate(new ByteArrayInputStream(content), out,
                    count -> read[0] += count);
            CRC32 crc = new CRC32();
            crc.update(content);
            assertEquals(new ParallelDeflater.Deflated(size, out.size(), crc.getValue()), deflated);
        }
        assertEquals(size, read[0]);
        try (InflaterInputStream back = new InflaterInputStream(new ByteArrayInputStream(out.toByteArray()),
                new Inflater(true))) {
            assertArrayEquals(content, back.readAllBytes());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {3_000_000})
    void portionsKnowWhatCameBeforeThem(int size) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] twenty = content(20_000);
        byte[] repeated = new byte[size];
        for (int i = 0; i < size; i++) {
            repeated[i] = twenty[i % twenty.length];
        }
        try (ParallelDeflater deflater = new ParallelDeflater()) {
            deflater.deflate(new ByteArrayInputStream(repeated), out, count -> { });
        }
        assertTrue(out.size() < 60_000, "without the dictionary each portion would hold the text anew: " + out.size());
    }

    /** Half noise, half runs. */
    private static byte[] content(int size) {
        Random random = new Random(size);
        byte[] content = new byte[size];
        random.nextBytes(content);
        for (int i = 0; i + 200 < size; i += 200) {
            Arrays.fill(content, i, i + 100, (byte) i);
        }
        return content;
    }
}
