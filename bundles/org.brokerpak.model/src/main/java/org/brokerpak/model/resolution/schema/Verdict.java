/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution.schema;

import java.util.List;
import java.util.stream.Collectors;

/** What the broker says of values under the schema of their inputs. */
public sealed interface Verdict {

    /** They may pass. */
    record Accepted() implements Verdict {
    }

    /**
     * They may not.
     *
     * @param violations at least one, by the order of their paths; the broker's order is random
     */
    record Refused(List<Violation> violations) implements Verdict {

        public Refused {
            violations = List.copyOf(violations);
        }

        /** What the broker reports. */
        public String brokerText() {
            return violations.size() + " error(s) occurred: "
                    + violations.stream().map(Violation::brokerText).collect(Collectors.joining("; "));
        }
    }

    /**
     * The schema itself, or a value, cannot be read, so every such request fails.
     *
     * @param brokerText what the broker reports; ours when it crashes
     * @param input the input whose schema is broken; empty when it is a value or no one input
     * @param crash whether the broker's process would crash instead of reporting an error
     */
    record Broken(String brokerText, String input, boolean crash) implements Verdict {
    }
}
