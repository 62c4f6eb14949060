/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.docs;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.service.ServiceDefinition;

/** The services of a pak in the order of the broker's registry. */
final class SortedServices {

    private static final Comparator<String> BYTES = (left, right) -> Arrays.compareUnsigned(
            left.getBytes(StandardCharsets.UTF_8), right.getBytes(StandardCharsets.UTF_8));

    private SortedServices() {
    }

    static Stream<ServiceDefinition> of(Pak pak) {
        return pak.services().stream().map(ServiceFile::content)
                .sorted(Comparator.comparing(service -> service.name().value(), BYTES));
    }
}
