/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.service;

import java.util.Optional;

/** The image of a service when it is a file of the pak (broker-behaviour 2.3). */
public final class ServiceImage {

    /** How much of a file Go's content sniffing looks at. */
    public static final int SNIFFED_BYTES = 512;

    private static final String SCHEME = "file://";
    private static final int[] PNG = {0x89, 'P', 'N', 'G', 0x0D, 0x0A, 0x1A, 0x0A};
    private static final int[] JPEG = {0xFF, 0xD8, 0xFF};

    private ServiceImage() {
    }

    /** The path of the file, relative to the manifest; empty when the image is a real URL. */
    public static Optional<String> path(String imageUrl) {
        if (!imageUrl.startsWith(SCHEME)) {
            return Optional.empty();
        }
        String path = imageUrl.substring(SCHEME.length());
        int second = path.indexOf(SCHEME);
        return Optional.of(second < 0 ? path : path.substring(0, second));
    }

    /** The media type the broker recognises in the first bytes of an image; empty when it would write no usable URL. */
    public static Optional<String> mediaType(byte[] head) {
        if (startsWith(head, PNG)) {
            return Optional.of("image/png");
        }
        return startsWith(head, JPEG) ? Optional.of("image/jpeg") : Optional.empty();
    }

    private static boolean startsWith(byte[] head, int[] magic) {
        for (int i = 0; i < magic.length; i++) {
            if (i >= head.length || (head[i] & 0xFF) != magic[i]) {
                return false;
            }
        }
        return true;
    }
}
