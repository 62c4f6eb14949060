/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Evaluation beside the vectors: the host, crashes, the conversion of variables, wrapped messages. */
class HilEvaluatorTest {

    private static final HilHost HOST = new HilHost() {
        private int count;

        @Override
        public long nanoTime() {
            return 1_538_770_941_497_000_000L;
        }

        @Override
        public byte[] randomBytes(int count) {
            byte[] bytes = new byte[count];
            Arrays.fill(bytes, (byte) 0xFB);
            return bytes;
        }

        @Override
        public int nextCount() {
            return ++count;
        }

        @Override
        public Optional<String> environment(String name) {
            return name.equals("EMPTY") ? Optional.of("") : Optional.empty();
        }

        @Override
        public Optional<Object> configuration(String key) {
            return switch (key) {
                case "text" -> Optional.of(" x \n");
                case "object" -> Optional.of(Map.of("b", 1, "a", "<"));
                case "number" -> Optional.of(5);
                default -> Optional.empty();
            };
        }
    };

    private static String evaluate(String template, Map<String, ?> variables) {
        return switch (new HilEvaluator(HOST).evaluate(template, variables)) {
            case HilOutcome.Value(Object value) -> String.valueOf(value);
            case HilOutcome.Failure(String message, boolean crash) -> (crash ? "CRASH " : "ERROR ") + message;
        };
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            ${time.nano()}            ~ 1538770941497000000
            ${rand.base64(2)}         ~ -_s=
            [${env("EMPTY")}]         ~ []
            ${env("NONE")}            ~ ERROR env: missing environment variable NONE
            ${config("text")}         ~ x
            ${config("object")}       ~ {"a":"\\u003c","b":1}
            ${config("none")}         ~ ERROR config: missing config value none
            ${config("number")} ~ CRASH config: the value of number is neither a string nor an object but 5; the \
            broker process would crash here
            ${str.truncate(-1, "a")} ~ CRASH str.truncate: cannot cut to a length of -1; the broker process would \
            crash here
            ${rand.base64(-1)}        ~ CRASH rand.base64: cannot make -1 bytes; the broker process would crash here
            """)
    void asksTheHost(String template, String expected) {
        assertEquals(expected, evaluate(template, Map.of()));
    }

    @Test
    void evaluatesBothBranchesAndAllOperands() {
        HilEvaluator evaluator = new HilEvaluator(HilHost.repeatable(Map.of(), Map.of()));
        assertEquals(new HilOutcome.Value("1"),
                evaluator.evaluate("${true ? counter.next() : counter.next()}", Map.of()));
        assertEquals(new HilOutcome.Value("3"), evaluator.evaluate("${counter.next()}", Map.of()));
        assertEquals(new HilOutcome.Failure("__builtin_IntMath: divide by zero", false),
                evaluator.evaluate("${true || 1/0 == 1}", Map.of()));
    }

    @Test
    void numbersBooleansNullAndDatesBecomeWhatHilKnows() {
        Map<String, Object> variables = new HashMap<>();
        variables.put("null", null);
        variables.put("int", 42);
        variables.put("big", new BigInteger("18446744073709551615"));
        variables.put("whole", 42.0);
        variables.put("huge", 1e21);
        variables.put("tiny", 1e-7);
        variables.put("yes", true);
        variables.put("no", false);
        variables.put("date", LocalDate.EPOCH);
        variables.put("keys", Map.of(1, "a", true, "b"));
        assertEquals("[||42|18446744073709551615|42|1000000000000000000000|0.0000001|1|0]",
                evaluate("[|${null}|${int}|${big}|${whole}|${huge}|${tiny}|${yes}|${no}]", variables));
        assertEquals("{}", evaluate("${date}", variables));
        assertEquals("{1=b}", evaluate("${keys}", Map.of("keys", Map.of(true, "b"))));
        assertEquals(Optional.of("a"), Optional.of(evaluate("${k[\"7\"]}", Map.of("k", Map.of(7, "a")))));
    }

    @Test
    void aValueThatHilCannotTakeFailsEvenWhenUnused() {
        assertEquals("ERROR value for conversion must be a string, interface{} or map[string]interface: got Object",
                evaluate("plain", Map.of("odd", new Object())));
        assertEquals("ERROR parse error at 1:3: expected expression but found end of string",
                evaluate("${", Map.of("odd", new Object())), "the text is parsed first");
    }

    @Test
    void bytesThatAreCutApartMeetAgain() {
        Map<String, String> variables = Map.of("e", "é");
        HilOutcome cut = new HilEvaluator(HOST).evaluate("${str.truncate(1, e)}", variables);
        assertEquals(new HilOutcome.Value("\uDCC3"), cut);
        String tail = String.valueOf((char) (0xDC00 + 0xA9));
        assertEquals("é", evaluate("${str.truncate(1, e)}" + tail, variables));
        assertEquals("%C3", evaluate("${str.queryEscape(str.truncate(1, e))}", variables));
    }

    @Test
    void mapsKeepTheOrderOfTheirBytes() {
        Map<String, String> map = Map.of("\uFFFD", "1", "😀", "2", "a", "3", "B", "4");
        assertEquals("{B=4, a=3, \uFFFD=1, 😀=2}", evaluate("${m}", Map.of("m", map)));
        assertEquals("{\"B\":\"4\",\"a\":\"3\",\"\uFFFD\":\"1\",\"😀\":\"2\"}",
                evaluate("${json.marshal(m)}", Map.of("m", map)));
        assertEquals("B4,a3,\uFFFD1,😀2", evaluate("${map.flatten(\"\", \",\", m)}", Map.of("m", map)));
    }

    @Test
    void wrapsMessagesAsTheBrokerDoes() {
        assertEquals("1 error(s) occurred: couldn't compute the value for \"name\", template: \"${\\\"a\\\" + 1}\", "
                + "__builtin_StringToInt: strconv.ParseInt: parsing \"a\": invalid syntax",
                HilMessages.evaluationFailed("name", "${\"a\" + 1}",
                        "__builtin_StringToInt: strconv.ParseInt: parsing \"a\": invalid syntax"));
        assertEquals("1 error(s) occurred: x", HilMessages.wrapped("x"));
    }

    @Test
    void anEmptyListBecomesAListWithoutValueButAnEmptyArrayDoesNot() {
        assertEquals(new HilOutcome.Value(null), HilCast.cast(List.of(), "array"));
        assertEquals(new HilOutcome.Value(List.of()), HilCast.cast("[]", "array"));
        assertEquals(new HilOutcome.Value(null), HilCast.cast("null", "object"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"${unknown()}", "$$", "a$$b", "${\"x\"}", "${x}", "${1}", "${1/0}"})
    void expressions(String text) {
        assertTrue(HilDetector.isExpression(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"${", "plain", "$", "", "#{x}", "${}", "a}b\\n"})
    void noExpressions(String text) {
        assertFalse(HilDetector.isExpression(text));
    }
}
