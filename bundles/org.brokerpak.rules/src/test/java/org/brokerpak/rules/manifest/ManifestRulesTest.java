/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import org.brokerpak.rules.testing.RuleCases;
import org.junit.jupiter.api.Test;

/** Rules about the manifest. */
class ManifestRulesTest {

    @Test
    void aPakForTerraformHasOneFinding() {
        RuleCases.check("""
                terraform_binaries:
                - name: terraform
                        ^^^^^^^^^ no-tofu: it refuses the manifest
                  version: 1.0.11
                - name: terraform
                  version: 1.1.9
                  default: true
                - name: terraform-provider-random
                  version: 3.1.0
                terraform_upgrade_path:
                - version: 1.0.11
                - version: 1.1.9
                """, "no-tofu", "default-on-other-binary", "upgrade-path", "tofu-default");
    }

    @Test
    void theHighestVersionIsTheDefaultHoweverItIsWritten() {
        RuleCases.check("""
                terraform_binaries:
                - { name: tofu, version: 1.6.0 }
                - { name: tofu, version: "1.6", default: true }
                                         ^^^^^ duplicate-tofu-version:
                """, "tofu-default", "duplicate-tofu-version", "no-tofu");
    }

    @Test
    void urlTemplates() {
        RuleCases.check("""
                platforms:
                - { os: linux, arch: amd64 }
                - { os: darwin, arch: arm64 }
                terraform_binaries:
                - { name: tofu, version: 1.6.2, url_template: "./cache/tofu_${version}_${os}_${arch}.zip" }
                - name: terraform-provider-a
                  version: 2.0.0
                  url_template: https://example.com/a_1.9.0_${os}_${arch}.zip
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-template: leads to version 1.9.0
                - name: terraform-provider-b
                  version: 2.0.0
                  url_template: https://10.0.0.1/b_${version}.zip
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-template: without ${os}
                  source: https://10.1.2.3/archive/v2.0.0.zip
                - name: terraform-provider-c
                  version: 2.0.0
                  url_template: https://example.com/${version}/c_{os}_${arch}.zip
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-template: {os} stays in the URL as it is
                - name: script
                  version: "1"
                  url_template: https://example.com/script.sh
                - name: kubectl
                  version: 1.2.3
                  url_template: https://example.com/${os}/${arch}/k.tar.gz//client/bin/kubectl
                - name: helm
                  version: 1.2.3
                  url_template: https://example.com//helm_${os}_${arch}
                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ url-template: two slashes
                """, "url-template", "source-version");
    }
}
