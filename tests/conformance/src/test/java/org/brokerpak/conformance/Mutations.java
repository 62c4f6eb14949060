/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.conformance;

import java.util.List;
import java.util.Random;

/** Changes texts at random, the same ones for a seed. */
final class Mutations {

    private final Random random;
    private final List<String> bits;

    /** @param bits what is put in at random places */
    Mutations(Random random, List<String> bits) {
        this.random = random;
        this.bits = bits;
    }

    /** A text with a few characters changed, added, doubled or taken out. */
    String of(String original) {
        StringBuilder text = new StringBuilder(original);
        for (int changes = random.nextInt(3); changes >= 0; changes--) {
            int at = boundary(text, random.nextInt(text.length() + 1));
            int end = boundary(text, Math.min(text.length(), at + random.nextInt(random.nextInt(4) == 0 ? 40 : 5)));
            switch (random.nextInt(4)) {
                case 0 -> text.insert(at, bit());
                case 1 -> text.delete(at, end);
                case 2 -> text.replace(at, end, bit());
                default -> text.insert(boundary(text, random.nextInt(text.length() + 1)), text.substring(at, end));
            }
        }
        return text.toString();
    }

    private String bit() {
        return bits.get(random.nextInt(bits.size()));
    }

    /** Not between the halves of a character, which no file can hold. */
    private static int boundary(CharSequence text, int at) {
        return at < text.length() && Character.isLowSurrogate(text.charAt(at)) ? at + 1 : at;
    }
}
