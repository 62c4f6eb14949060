/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.packing;

import java.util.Base64;
import java.util.Optional;

import org.brokerpak.model.files.PakFiles;
import org.brokerpak.model.service.ServiceImage;

/** The image of a service as it is in a built pak. */
public final class PackedImage {

    private PackedImage() {
    }

    /** The image as a URL that holds it, or the URL as written (broker-behaviour 2.3). */
    public static String url(String written, PakFiles files) {
        Optional<String> path = ServiceImage.path(written);
        if (path.isEmpty()) {
            return written;
        }
        byte[] content = files.head(path.get(), PakFiles.MOST_BYTES);
        String prefix = ServiceImage.mediaType(content).map(type -> "data:" + type + ";base64,").orElse("");
        return prefix + Base64.getEncoder().encodeToString(content);
    }
}
