/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.brokerpak.syntax.hil.HilFunction.Parameter;
import org.brokerpak.syntax.hil.HilNode.Binary;
import org.brokerpak.syntax.hil.HilNode.BooleanLiteral;
import org.brokerpak.syntax.hil.HilNode.Broken;
import org.brokerpak.syntax.hil.HilNode.Call;
import org.brokerpak.syntax.hil.HilNode.Conditional;
import org.brokerpak.syntax.hil.HilNode.Expression;
import org.brokerpak.syntax.hil.HilNode.FloatLiteral;
import org.brokerpak.syntax.hil.HilNode.Index;
import org.brokerpak.syntax.hil.HilNode.IntegerLiteral;
import org.brokerpak.syntax.hil.HilNode.Interpolation;
import org.brokerpak.syntax.hil.HilNode.Literal;
import org.brokerpak.syntax.hil.HilNode.Parenthesized;
import org.brokerpak.syntax.hil.HilNode.Part;
import org.brokerpak.syntax.hil.HilNode.Quoted;
import org.brokerpak.syntax.hil.HilNode.Sign;
import org.brokerpak.syntax.hil.HilNode.Unary;
import org.brokerpak.syntax.hil.HilNode.Variable;
import org.brokerpak.syntax.hil.go.GoText;

/**
 * One evaluation of a template that passed the checks. Operands are converted one by one, each before the next is
 * evaluated, and everything is always evaluated, so that the same mistake comes first as in the broker.
 */
final class HilEvaluation {

    private final Map<String, Object> variables;
    private final Map<Expression, HilType> types;
    private final HilFunctionCalls functions;

    HilEvaluation(Map<String, Object> variables, Map<Expression, HilType> types, HilFunctionCalls functions) {
        this.variables = variables;
        this.types = types;
        this.functions = functions;
    }

    Object evaluate(HilTemplate template) {
        return output(template.parts());
    }

    private Object output(List<Part> parts) {
        List<String> texts = new ArrayList<>(parts.size());
        for (Part part : parts) {
            Object value = switch (part) {
                case Literal literal -> literal.value();
                case Interpolation interpolation -> evaluate(interpolation.expression());
            };
            if (HilType.of(value).isCollection()) {
                return value; // the only part, or the check would have refused it
            }
            texts.add(HilConversions.toText(value));
        }
        return GoText.concat(texts);
    }

    private Object evaluate(Expression expression) {
        return switch (expression) {
            case Quoted quoted -> output(quoted.parts());
            case IntegerLiteral literal -> literal.value();
            case FloatLiteral literal -> literal.value();
            case BooleanLiteral literal -> literal.value();
            case Variable variable -> variables.get(variable.name());
            case Call call -> call(call);
            case Index index -> index(index);
            case Unary unary -> unary(unary);
            case Binary binary -> binary(binary);
            case Conditional conditional -> conditional(conditional);
            case Parenthesized parenthesized -> evaluate(parenthesized.inner());
            case Broken broken -> throw new IllegalStateException("a broken template is not evaluated");
        };
    }

    private Object call(Call call) {
        List<Parameter> parameters = HilFunctions.find(call.function()).orElseThrow().parameters();
        List<Object> arguments = new ArrayList<>();
        for (int i = 0; i < parameters.size(); i++) {
            arguments.add(evaluateAs(parameters.get(i).type(), call.arguments().get(i)));
        }
        return functions.call(call.function(), arguments);
    }

    private Object index(Index index) {
        String name = index.target().name();
        Object key = evaluate(index.key());
        if (variables.get(name) instanceof List<?> list) {
            long position = HilConversions.toInt(key);
            if (position == Long.MAX_VALUE) {
                throw HilFailure.crash("the index of list " + name + " is " + position);
            }
            if (position < 0 || position >= list.size()) {
                throw HilFailure.error("index " + position + " out of range for list " + name
                        + " (max " + list.size() + ")");
            }
            return list.get((int) position);
        }
        String text = HilConversions.toText(key);
        Object value = ((Map<?, ?>) variables.get(name)).get(text);
        if (value == null) {
            throw HilFailure.error("key " + GoText.quote(text) + " does not exist in map " + name);
        }
        return value;
    }

    private Object unary(Unary unary) {
        Object operand = evaluate(unary.operand());
        if (unary.sign() == Sign.NOT) {
            return !HilConversions.toBool(operand);
        }
        return operand instanceof Double number
                ? HilArithmetic.calculate(HilOperator.SUBTRACT, 0.0, number)
                : HilArithmetic.calculate(HilOperator.SUBTRACT, 0L, HilConversions.toInt(operand));
    }

    private Object binary(Binary binary) {
        HilOperator operator = binary.operator();
        HilType left = types.get(binary.left());
        HilType right = types.get(binary.right());
        HilType type = switch (operator.group()) {
            case LOGICAL -> HilType.BOOL;
            case EQUALITY, ORDER -> HilTypeCheck.comparedAs(operator, left, right);
            case ARITHMETIC -> HilTypeCheck.calculatedAs(left, right);
        };
        Object first = evaluateAs(type, binary.left());
        Object second = evaluateAs(type, binary.right());
        return switch (operator.group()) {
            case LOGICAL -> operator == HilOperator.OR
                    ? (Boolean) first | (Boolean) second : (Boolean) first & (Boolean) second;
            case EQUALITY, ORDER -> HilArithmetic.compare(operator, first, second);
            case ARITHMETIC -> HilArithmetic.calculate(operator, first, second);
        };
    }

    private Object conditional(Conditional conditional) {
        HilType type = HilTypeCheck.branchesAs(types.get(conditional.whenTrue()), types.get(conditional.whenFalse()));
        boolean condition = (Boolean) evaluateAs(HilType.BOOL, conditional.condition());
        Object whenTrue = evaluateAs(type, conditional.whenTrue());
        Object whenFalse = evaluateAs(type, conditional.whenFalse());
        return condition ? whenTrue : whenFalse;
    }

    private Object evaluateAs(HilType wanted, Expression expression) {
        return HilConversions.convert(evaluate(expression), wanted);
    }
}
