/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.archive;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;

/**
 * The order of a pak's entries: that of Go's {@code filepath.Walk} (broker-behaviour 5.3.5). Names of one folder are
 * sorted by their bytes, and a folder's content follows right behind it.
 */
public enum EntryOrder implements Comparator<String> {
    INSTANCE;

    @Override
    public int compare(String left, String right) {
        String[] leftNames = left.split("/");
        String[] rightNames = right.split("/");
        for (int i = 0; i < Math.min(leftNames.length, rightNames.length); i++) {
            int order = Arrays.compareUnsigned(leftNames[i].getBytes(StandardCharsets.UTF_8),
                    rightNames[i].getBytes(StandardCharsets.UTF_8));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(leftNames.length, rightNames.length);
    }
}
