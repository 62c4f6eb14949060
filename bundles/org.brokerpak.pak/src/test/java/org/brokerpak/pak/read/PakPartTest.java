/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.read;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.brokerpak.pak.archive.EntryInfo;
import org.junit.jupiter.api.Test;

class PakPartTest {

    @Test
    void programsOfAllPlatformsCountTogetherAndTheLargestPartIsFirst() {
        List<PakPart> parts = PakPart.of(List.of(
                file("manifest.yml", 100), file("definitions/service0-redis.yml", 50),
                new EntryInfo("bin/", 0, 0755),
                file("bin/linux/amd64/1.11.8/tofu", 1000), file("bin/linux/amd64/1.11.8/LICENSE", 10),
                file("bin/darwin/arm64/1.11.8/tofu", 900),
                file("bin/linux/amd64/terraform-provider-aws_v6.49.0", 5000),
                file("src/tofu.zip", 70)));
        assertEquals(List.of(
                new PakPart("terraform-provider-aws_v6.49.0", 5000, List.of("linux/amd64")),
                new PakPart("tofu 1.11.8", 1910, List.of("darwin/arm64", "linux/amd64")),
                new PakPart("manifest and definitions", 150, List.of()),
                new PakPart("sources", 70, List.of())), parts);
    }

    private static EntryInfo file(String name, long size) {
        return new EntryInfo(name, size, 0644);
    }
}
