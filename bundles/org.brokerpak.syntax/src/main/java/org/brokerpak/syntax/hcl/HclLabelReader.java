/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hcl;

import java.util.ArrayList;
import java.util.List;
import org.brokerpak.syntax.text.TextRange;

/** Reads the labels of block headers. */
final class HclLabelReader {

    private HclLabelReader() {
    }

    /** Reads all labels up to the brace, or to what is no label. */
    static List<HclLabel> labels(HclScanner in) {
        List<HclLabel> labels = new ArrayList<>(2);
        in.skip();
        while (in.at('"') || in.atName()) {
            if (in.at('"')) {
                labels.add(quoted(in));
            } else {
                HclName name = in.takeName();
                labels.add(new HclLabel(name.range(), name.range(), name.text(), false));
            }
            in.skip();
        }
        return labels;
    }

    /** Reads a label in quotes; one whose closing quote is missing ends before the brace at the end of its line. */
    static HclLabel quoted(HclScanner in) {
        String text = in.text();
        int start = in.take(1).start();
        while (!in.at('"') && !in.atEnd() && !in.at('\n') && !in.at('\r')) {
            if (in.at("${") || in.at("%{")) {
                TextRange marker = new TextRange(in.position(), in.position() + 2);
                in.log().report(HclMistake.TEMPLATE_IN_LABEL, marker, in.peek(0));
                in.take(2);
            } else {
                in.take(HclQuotedText.end(text, in.position()) - in.position());
            }
        }
        TextRange textRange = new TextRange(start + 1, in.position());
        if (in.accept('"')) {
            return new HclLabel(in.since(start), textRange, HclQuotedText.decode(text, textRange, in.log()), true);
        }
        TextRange lineBreak = HclTokens.lineBreaks(text, in.position());
        in.log().sayCharacter(HclMistake.UNCLOSED_STRING, lineBreak);
        in.log().reportAs(HclMistake.UNCLOSED_LABEL, new TextRange(start, start + 1), lineBreak);
        int end = in.position();
        int brace = text.substring(start, end).stripTrailing().length() + start - 1;
        if (brace > start && text.charAt(brace) == '{') {
            end = brace;
        }
        end = Math.max(start + 1, start + text.substring(start, end).stripTrailing().length());
        in.rewind(end);
        TextRange meant = new TextRange(start + 1, end);
        return new HclLabel(in.since(start), meant, HclQuotedText.decode(text, meant, in.log()), true);
    }
}
