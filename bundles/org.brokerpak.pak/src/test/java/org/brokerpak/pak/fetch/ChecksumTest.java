/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URI;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChecksumTest {

    private static final String HEX = "0123456789abcdef".repeat(4);

    @Test
    void writtenWithOrWithoutItsAlgorithm() {
        assertEquals("SHA-256", Checksum.parse("sha256:" + HEX).orElseThrow().algorithm());
        assertEquals(HEX, Checksum.parse(HEX.toUpperCase()).orElseThrow().hex());
        assertEquals("MD5", Checksum.parse(HEX.substring(32)).orElseThrow().algorithm());
        assertEquals("SHA-512", Checksum.parse("SHA512:" + HEX + HEX).orElseThrow().algorithm());
    }

    @ParameterizedTest
    @CsvSource({"sha256:12", "crc:12345678", "sha256:", "''", "zz"})
    void notAChecksum(String text) {
        assertEquals(true, Checksum.parse(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            '{}  tofu.zip', true
            '{} *dist/tofu.zip', true
            'SHA256 (tofu.zip) = {}', true
            '{}', true
            '{}  other-tofu.zip', false
            '# nothing', false
            """)
    void aListOfChecksums(String line, boolean found) {
        String list = "# a list\n" + "f".repeat(64) + "  first.zip\n" + line.replace("{}", HEX) + "\n";
        assertEquals(found, ChecksumList.find(list, "tofu.zip").map(sum -> sum.hex().equals(HEX)).orElse(false));
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            https://github.com/opentofu/opentofu/releases/download/v1.9.0/tofu_1.9.0_linux_amd64.zip, \
            https://github.com/opentofu/opentofu/releases/download/v1.9.0/tofu_1.9.0_SHA256SUMS
            https://releases.hashicorp.com/terraform-provider-aws/6.1.0/terraform-provider-aws_6.1.0_linux_amd64.zip, \
            https://releases.hashicorp.com/terraform-provider-aws/6.1.0/terraform-provider-aws_6.1.0_SHA256SUMS
            https://example.com/tofu.zip, none
            """)
    void whereReleasesPublishTheirs(String file, String list) {
        assertEquals(list, PublishedChecksums.of(URI.create(file)).map(URI::toString).orElse("none"));
    }

    @Test
    void addressesAreShownWithoutSecrets() {
        assertEquals("https://example.com:8443/a/b.zip",
                Addresses.shown(URI.create("https://user:pass%40word@example.com:8443/a/b.zip?X-Signature=secret")));
    }

    @Test
    void theCacheFolder() {
        Path home = Path.of("/home/someone");
        assertEquals(home.resolve(".cache/brokerpak-tools"), CacheFolder.standard(name -> null, home));
        assertEquals(Path.of("/var/c"), CacheFolder.standard(
                Map.of("PAK_BUILD_CACHE_PATH", "/var/c", "XDG_CACHE_HOME", "/x")::get, home));
        assertEquals(Path.of("/x/brokerpak-tools"), CacheFolder.standard(Map.of("XDG_CACHE_HOME", "/x")::get, home));
    }
}
