/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules;

import java.util.Map;
import java.util.TreeMap;

/** Makes the pages of {@code docs/rules} from the rules. */
public final class RuleDocumentation {

    private RuleDocumentation() {
    }

    /** The pages by file name: one for each rule, and {@code README.md}, which lists them. */
    public static Map<String, String> pages() {
        Map<String, String> pages = new TreeMap<>();
        StringBuilder index = new StringBuilder("""
                # Rules

                Each finding of Brokerpak Tools carries the id of one of these rules. Silence one on a line with the comment
                `# brokerpak-ignore rule-id` on it or above it; set its severity for a pak, or switch it off, under `rules:` in
                `.brokerpak.yml`.

                | rule | finds | severity | noticed by the broker |
                |---|---|---|---|
                """);
        for (Rule rule : RuleRegistry.all()) {
            RuleInfo info = rule.info();
            RulePage page = RulePage.of(info.id());
            index.append("| [%s](%s.md) | %s | %s | %s |\n".formatted(info.id(), info.id(), page.title(),
                    info.severity().id(), info.stage().when()));
            pages.put(info.id() + ".md", document(info, page));
        }
        pages.put("README.md", index.toString());
        return pages;
    }

    private static String document(RuleInfo info, RulePage page) {
        String facts = "`%s`: %s, noticed %s.".formatted(info.id(), info.severity().id(), info.stage().when());
        int afterTitle = page.text().indexOf('\n') + 1;
        return page.text().substring(0, afterTitle) + "\n" + facts + "\n" + page.text().substring(afterTitle);
    }
}
