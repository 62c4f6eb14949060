/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.manifest;

/** How the broker completes a provider's address (broker-behaviour 1.5.1). */
public final class ProviderAddress {

    private static final String REGISTRY = "registry.terraform.io";
    private static final String NAMESPACE = "hashicorp";

    private ProviderAddress() {
    }

    /** Whether the broker accepts an address: one to three parts between slashes, which it does not look into. */
    public static boolean isWellFormed(String address) {
        return address.split("/", -1).length <= 3;
    }

    /**
     * The full address {@code host/namespace/type}.
     *
     * @param address as written, may be empty
     * @param type the provider's name without its prefix, used when no address is written
     */
    public static String full(String address, String type) {
        if (address.isEmpty()) {
            return REGISTRY + "/" + NAMESPACE + "/" + type;
        }
        String[] parts = address.split("/", -1);
        return switch (parts.length) {
            case 1 -> REGISTRY + "/" + NAMESPACE + "/" + parts[0];
            case 2 -> REGISTRY + "/" + address;
            default -> address;
        };
    }
}
