/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.binaries;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Optional;

/**
 * What the first bytes of a file tell of the systems it runs on.
 *
 * @param os as platforms name it
 * @param arch as platforms name it; empty where the first bytes do not tell
 */
public record ProgramKind(String os, String arch) {

    /** How many bytes it takes. */
    public static final int HEAD = 64;

    private static final int ELF = 0x7F454C46;
    private static final int MACH_64 = 0xFEEDFACF;
    private static final int MACH_FAT = 0xCAFEBABE;
    private static final Map<Integer, String> ELF_MACHINES = Map.of(3, "386", 62, "amd64", 183, "arm64", 40, "arm", 21,
            "ppc64", 22, "s390x", 243, "riscv64");
    private static final Map<Integer, String> MACH_TYPES = Map.of(0x01000007, "amd64", 0x0100000C, "arm64");

    /** The kind of program; empty for scripts and anything else that the first bytes do not tell. */
    public static Optional<ProgramKind> of(byte[] head) {
        if (head.length < HEAD) {
            return Optional.empty();
        }
        ByteBuffer bytes = ByteBuffer.wrap(head);
        boolean little = head[5] == 1;
        if (bytes.getInt(0) == ELF) {
            int machine = bytes.order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN).getShort(18) & 0xFFFF;
            String arch = ELF_MACHINES.getOrDefault(machine, "");
            return Optional.of(new ProgramKind("", machine == 21 && little ? "ppc64le" : arch));
        }
        if (bytes.getInt(0) == MACH_FAT) {
            return Optional.of(new ProgramKind("darwin", ""));
        }
        bytes.order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.getInt(0) == MACH_64) {
            return Optional.of(new ProgramKind("darwin", MACH_TYPES.getOrDefault(bytes.getInt(4), "")));
        }
        return head[0] == 'M' && head[1] == 'Z' ? Optional.of(new ProgramKind("windows", "")) : Optional.empty();
    }

    /** Whether it can run on a platform, as far as is known. ELF is the format of every system but these. */
    public boolean runsOn(String platform) {
        String[] pair = platform.split("/", 2);
        boolean system = os.isEmpty() ? !pair[0].equals("darwin") && !pair[0].equals("windows") : os.equals(pair[0]);
        return system && (arch.isEmpty() || arch.equals(pair[1]));
    }

    /** As in "a program for darwin/arm64". */
    @Override
    public String toString() {
        return os.isEmpty() ? "Linux" + (arch.isEmpty() ? "" : " on " + arch) : os + (arch.isEmpty() ? "" : "/" + arch);
    }
}
