/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.goyaml;

import java.math.BigDecimal;

/** Floats as Go's {@code strconv.FormatFloat(number, 'g', -1, 64)} prints them. */
final class GoFloat {

    private GoFloat() {
    }

    static String shortest(double number) {
        if (Double.isNaN(number)) {
            return ".nan";
        }
        if (Double.isInfinite(number)) {
            return number > 0 ? ".inf" : "-.inf";
        }
        if (number == 0) {
            return 1 / number < 0 ? "-0" : "0";
        }
        BigDecimal digits = new BigDecimal(Double.toString(Math.abs(number))).stripTrailingZeros();
        String figures = digits.unscaledValue().toString();
        int exponent = figures.length() - 1 - digits.scale();
        String sign = number < 0 ? "-" : "";
        // With the fewest digits Go decides on the exponent form as if six were wanted.
        return sign + (exponent < -4 || exponent >= 6 ? scientific(figures, exponent) : digits.toPlainString());
    }

    private static String scientific(String figures, int exponent) {
        String mantissa = figures.length() == 1 ? figures : figures.charAt(0) + "." + figures.substring(1);
        return mantissa + "e" + (exponent < 0 ? '-' : '+') + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
    }
}
