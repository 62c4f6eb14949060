/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.hil;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.brokerpak.syntax.text.TextRange;

/**
 * Finds the type of each expression, children first, and reports what does not fit. After a mistake the expression's
 * type is UNKNOWN, which fits everywhere, so that one mistake is reported once.
 */
final class HilTypeCheck {

    private final HilScope scope;
    private final HilChecker.Reporter reporter;
    /** By identity, because comparing expressions compares whole trees. */
    private final Map<Expression, HilType> types = new IdentityHashMap<>();

    HilTypeCheck(HilScope scope, HilChecker.Reporter reporter) {
        this.scope = scope;
        this.reporter = reporter;
    }

    HilType check(HilTemplate template) {
        return output(template.parts(), 0);
    }

    /** The types found, of every expression in the template that was checked. */
    Map<Expression, HilType> types() {
        return types;
    }

    private HilType typeOf(Expression expression) {
        HilType type = findType(expression);
        types.put(expression, type);
        return type;
    }

    private HilType findType(Expression expression) {
        return switch (expression) {
            case Quoted quoted -> output(quoted.parts(), quoted.reportedAt());
            case IntegerLiteral literal -> HilType.INT;
            case FloatLiteral literal -> HilType.FLOAT;
            case BooleanLiteral literal -> HilType.BOOL;
            case Variable variable ->
                    scope.variable(variable.name()).map(HilVariableType::type).orElse(HilType.UNKNOWN);
            case Call call -> call(call);
            case Index index -> index(index);
            case Unary unary -> unary(unary);
            case Binary binary -> binary(binary);
            case Conditional conditional -> conditional(conditional);
            case Parenthesized parenthesized -> typeOf(parenthesized.inner());
            case Broken broken -> {
                broken.pieces().forEach(this::typeOf);
                yield HilType.UNKNOWN;
            }
        };
    }

    /** A template or quoted string: a single list or map stays one, all else is joined to a string. */
    private HilType output(List<Part> parts, int reportedAt) {
        List<HilType> types = parts.stream().map(this::typeOf).toList();
        if (types.size() == 1 && (types.getFirst().isCollection() || types.getFirst() == HilType.UNKNOWN)) {
            return types.getFirst();
        }
        for (int i = 0; i < types.size(); i++) {
            if (types.get(i).isCollection()) {
                reporter.type(parts.get(i).range(), reportedAt,
                        "output of an HIL expression must be a string, or a single list (argument "
                                + (i + 1) + " is " + types.get(i).goName() + ")");
                break;
            }
        }
        return HilType.STRING;
    }

    private HilType typeOf(Part part) {
        return switch (part) {
            case Literal literal -> HilType.STRING;
            case Interpolation interpolation -> typeOf(interpolation.expression());
        };
    }

    private HilType call(Call call) {
        List<HilType> arguments = call.arguments().stream().map(this::typeOf).toList();
        Optional<HilFunction> function = HilFunctions.find(call.function());
        if (function.isEmpty()) {
            return HilType.UNKNOWN;
        }
        List<Parameter> parameters = function.get().parameters();
        for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
            HilType wanted = parameters.get(i).type();
            if (!HilConversions.fits(arguments.get(i), wanted)) {
                mistake(call.arguments().get(i).range(), call, call.function() + ": argument " + (i + 1)
                        + " should be " + wanted.phrase() + ", got " + arguments.get(i).phrase());
                break;
            }
        }
        return function.get().result();
    }

    private HilType index(Index index) {
        HilType key = typeOf(index.key());
        HilVariableType target = scope.variable(index.target().name()).orElse(HilVariableType.unknown());
        if (target.type() == HilType.UNKNOWN) {
            return HilType.UNKNOWN;
        }
        if (!target.type().isCollection()) {
            return mistake(index.range(), index,
                    "invalid index operation into non-indexable type: " + target.type().goName());
        }
        HilType wanted = target.type() == HilType.LIST ? HilType.INT : HilType.STRING;
        if (!HilConversions.fits(key, wanted)) {
            String article = wanted == HilType.INT ? "an int" : "a string";
            return mistake(index.key().range(), index, "key of an index must be " + article + ", was " + key.goName());
        }
        return target.elementsKnown() ? elementType(index, target) : HilType.UNKNOWN;
    }

    /** All elements must have one type, whichever of them is asked for. */
    private HilType elementType(Index index, HilVariableType target) {
        String collection = target.type() == HilType.LIST ? "list" : "map";
        String subject = collection + " \"" + index.target().name() + "\" does not have ";
        if (target.elements().isEmpty()) {
            return mistake(index.range(), index, subject + "any elements so cannot determine type.");
        }
        HilType common = HilType.UNKNOWN;
        for (HilType element : target.elements()) {
            if (common == HilType.UNKNOWN) {
                common = element;
            } else if (element != common && element != HilType.UNKNOWN) {
                return mistake(index.range(), index, subject + "homogenous types. found " + common.goName()
                        + " and then " + element.goName());
            }
        }
        return common;
    }

    /** {@code -x} is {@code 0 - x}, {@code !x} is {@code false == x}: so the operand is the second one. */
    private HilType unary(Unary unary) {
        HilType operand = typeOf(unary.operand());
        HilType wanted = unary.sign() == Sign.NOT ? HilType.BOOL
                : operand == HilType.FLOAT ? HilType.FLOAT : HilType.INT;
        return operandFits(unary, unary.operand(), 2, operand, wanted) ? wanted : HilType.UNKNOWN;
    }

    private HilType binary(Binary binary) {
        HilType left = typeOf(binary.left());
        HilType right = typeOf(binary.right());
        return switch (binary.operator().group()) {
            case LOGICAL -> logical(binary, left, right);
            case EQUALITY, ORDER -> comparison(binary, left, right);
            case ARITHMETIC -> arithmetic(binary, left, right);
        };
    }

    private HilType logical(Binary binary, HilType left, HilType right) {
        boolean leftFits = HilConversions.fits(left, HilType.BOOL);
        if (!leftFits || !HilConversions.fits(right, HilType.BOOL)) {
            mistake(leftFits ? binary.right().range() : binary.left().range(), binary,
                    "logical operators require boolean operands, not " + (leftFits ? right : left).goName());
        }
        return HilType.BOOL;
    }

    private HilType comparison(Binary binary, HilType left, HilType right) {
        if (left.isCollection()) {
            mistake(binary.left().range(), binary, "comparison operators apply only to bool, float, int, and string");
            return HilType.BOOL;
        }
        operandsFit(binary, left, right, comparedAs(binary.operator(), left, right));
        return HilType.BOOL;
    }

    /** The type both operands of a comparison are converted to. */
    static HilType comparedAs(HilOperator operator, HilType left, HilType right) {
        return operator.group() == HilOperator.Group.EQUALITY ? left : calculatedAs(left, right);
    }

    /** The type both operands of a calculation are converted to. */
    static HilType calculatedAs(HilType left, HilType right) {
        return left == HilType.FLOAT || right == HilType.FLOAT ? HilType.FLOAT : HilType.INT;
    }

    private HilType arithmetic(Binary binary, HilType left, HilType right) {
        HilType type = calculatedAs(left, right);
        if (!operandsFit(binary, left, right, type)) {
            return HilType.UNKNOWN;
        }
        if (type == HilType.FLOAT && binary.operator() == HilOperator.MODULO) {
            return mistake(binary.range(), binary, "modulo cannot be used with floats");
        }
        return type;
    }

    private boolean operandsFit(Binary binary, HilType left, HilType right, HilType wanted) {
        return operandFits(binary, binary.left(), 1, left, wanted)
                && operandFits(binary, binary.right(), 2, right, wanted);
    }

    private boolean operandFits(Expression operation, Expression operand, int number, HilType actual, HilType wanted) {
        if (HilConversions.fits(actual, wanted)) {
            return true;
        }
        mistake(operand.range(), operation,
                "operand " + number + " should be " + wanted.goName() + ", got " + actual.goName());
        return false;
    }

    private HilType conditional(Conditional conditional) {
        HilType condition = typeOf(conditional.condition());
        HilType whenTrue = typeOf(conditional.whenTrue());
        HilType whenFalse = typeOf(conditional.whenFalse());
        if (!HilConversions.fits(condition, HilType.BOOL)) {
            return mistake(conditional.condition().range(), conditional,
                    "condition must be type bool, not " + condition.phrase());
        }
        HilType type = branchesAs(whenTrue, whenFalse);
        HilType converted = type == whenTrue ? whenFalse : whenTrue;
        if (!HilConversions.fits(converted, type)) {
            return mistake(conditional.range(), conditional, "true and false expression types must match; have "
                    + whenTrue.phrase() + " and " + whenFalse.phrase());
        }
        if (type.isCollection()) {
            return mistake(conditional.range(), conditional,
                    "conditional operator cannot be used with " + type.word() + " values");
        }
        return type;
    }

    /** The type both branches are converted to: a string gives way to the other branch, else the first one decides. */
    static HilType branchesAs(HilType whenTrue, HilType whenFalse) {
        return whenTrue == HilType.UNKNOWN || whenTrue == HilType.STRING && whenFalse != HilType.UNKNOWN
                ? whenFalse : whenTrue;
    }

    private HilType mistake(TextRange range, Expression reported, String text) {
        reporter.type(range, reported.reportedAt(), text);
        return HilType.UNKNOWN;
    }
}
