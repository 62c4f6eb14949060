/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.ActionModule;
import org.brokerpak.model.service.ActionModule.Place;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Severity;
import org.brokerpak.rules.template.ModuleRule;
import org.brokerpak.rules.template.ValueKinds;
import org.brokerpak.rules.template.ValueKinds.Kind;
import org.brokerpak.syntax.hcl.HclAttribute;
import org.brokerpak.syntax.hcl.HclBlock;
import org.brokerpak.syntax.hcl.HclExpression;
import org.brokerpak.syntax.hcl.HclNode;
import org.brokerpak.syntax.hcl.HclOperator;
import org.brokerpak.syntax.hcl.HclTemplate;
import org.brokerpak.syntax.hcl.HclTemplatePart;

/**
 * A value of a kind that its place does not take: a list inside of a text, a list for {@code for_each}, a text in a sum, the
 * arguments of {@code join} the wrong way round (OpenTofu language, "Types and values" and "Operators").
 */
public final class ValueTypeRule extends ModuleRule {

    private static final Set<Kind> MANY = Set.of(Kind.LIST, Kind.OBJECT);
    private static final Set<Kind> NO_LIST = Set.of(Kind.SINGLE, Kind.OBJECT);
    private static final Set<Kind> NO_OBJECT = Set.of(Kind.SINGLE, Kind.LIST);
    /** What the arguments of a function must not be, in their order; the last goes for all that follow where it is spread. */
    private static final Map<String, List<Set<Kind>>> REFUSED = Map.ofEntries(Map.entry("join", List.of(MANY, NO_LIST)),
            Map.entry("split", List.of(MANY, MANY)), Map.entry("lower", List.of(MANY)), Map.entry("upper", List.of(MANY)),
            Map.entry("trimspace", List.of(MANY)), Map.entry("replace", List.of(MANY, MANY, MANY)),
            Map.entry("substr", List.of(MANY)), Map.entry("jsondecode", List.of(MANY)), Map.entry("base64encode", List.of(MANY)),
            Map.entry("base64decode", List.of(MANY)), Map.entry("lookup", List.of(NO_OBJECT)), Map.entry("keys", List.of(NO_OBJECT)),
            Map.entry("values", List.of(NO_OBJECT)), Map.entry("toset", List.of(NO_LIST)), Map.entry("tolist", List.of(NO_LIST)),
            Map.entry("element", List.of(NO_LIST)), Map.entry("contains", List.of(NO_LIST)), Map.entry("sort", List.of(NO_LIST)),
            Map.entry("compact", List.of(NO_LIST)), Map.entry("distinct", List.of(NO_LIST)), Map.entry("tomap", List.of(NO_OBJECT)));
    private static final Set<String> UNORDERED = Set.of("toset", "setunion", "setintersection", "setsubtract", "setproduct");
    private static final Set<String> REPEATED = Set.of("resource", "data", "module");

    public ValueTypeRule() {
        super("value-type", Severity.ERROR, Stage.TOFU);
    }

    @Override
    protected void check(ServiceFile service, ActionModule module, Findings findings) {
        if (!module.isReadable()) {
            return;
        }
        Visit visit = new Visit(module, ValueKinds.of(module.hcl()), findings);
        module.hcl().files().forEach((name, file) -> {
            for (HclBlock block : file.body().blocks()) {
                if (REPEATED.contains(block.type().text())) {
                    visit.repetition(name, block);
                }
                if (!block.type().text().equals("variable")) {
                    visit.node(name, block);
                }
            }
        });
    }

    private record Visit(ActionModule module, ValueKinds kinds, Findings findings) {

        void repetition(String file, HclBlock block) {
            block.body().attribute("count").map(HclAttribute::value).ifPresent(value -> kinds.of(value).filter(MANY::contains)
                    .ifPresent(kind -> report(file, value, "\"count\" takes a number, and this is %s".formatted(kind.words()),
                            "Count it with length(…)")));
            block.body().attribute("for_each").map(HclAttribute::value).ifPresent(value -> kinds.of(value)
                    .filter(kind -> kind == Kind.SINGLE || kind == Kind.LIST && isOrdered(value))
                    .ifPresent(kind -> report(file, value, "\"for_each\" takes a map or a set of texts, and this is %s".formatted(kind.words()),
                            "Make it a set with toset(…)")));
        }

        /** Not a set, as far as can be seen. */
        private boolean isOrdered(HclExpression value) {
            return switch (value) {
                case HclExpression.FunctionCall call -> !UNORDERED.contains(call.name().text());
                case HclExpression.Traversal traversal -> kinds.isOrderedVariable(traversal);
                case HclExpression.Parenthesized inner -> isOrdered(inner.inner());
                default -> true;
            };
        }

        void node(String file, HclNode node) {
            switch (node) {
                case HclTemplate template when template.parts().size() > 1 -> template.parts().stream()
                        .filter(HclTemplatePart.Interpolation.class::isInstance).map(HclTemplatePart.Interpolation.class::cast)
                        .forEach(part -> refuse(file, part.expression(), MANY, "a text cannot hold %s",
                                "Write it with join(…) or jsonencode(…)"));
                case HclExpression.FunctionCall call -> arguments(file, call);
                case HclExpression.Binary binary -> operands(file, binary);
                case HclExpression.Conditional conditional -> refuse(file, conditional.condition(), MANY,
                        "a condition is true or false, and this is %s", "Ask for its length");
                default -> { }
            }
            for (HclNode child : node.children()) {
                node(file, child);
            }
        }

        private void arguments(String file, HclExpression.FunctionCall call) {
            List<Set<Kind>> refused = REFUSED.getOrDefault(call.name().text(), List.of());
            for (int i = 0; i < Math.min(refused.size(), call.arguments().size()); i++) {
                // A spread list is several arguments.
                boolean spread = call.expandLast() && i == call.arguments().size() - 1;
                if (!spread) {
                    String wanted = refused.get(i).equals(MANY) ? "a text" : refused.get(i).equals(NO_LIST) ? "a list" : "a map";
                    refuse(file, call.arguments().get(i), refused.get(i), "\"" + call.name().text() + "\" takes " + wanted
                            + " as its argument " + (i + 1) + ", and this is %s", "Give it " + wanted);
                }
            }
        }

        private void operands(String file, HclExpression.Binary binary) {
            HclOperator operator = binary.rest().getFirst().operator();
            boolean sum = operator.precedence() >= HclOperator.ADD.precedence();
            boolean equality = operator == HclOperator.EQUAL || operator == HclOperator.NOT_EQUAL;
            if (equality) {
                emptyCollection(file, binary);
                return;
            }
            operand(file, binary.first(), sum);
            binary.rest().forEach(operand -> operand(file, operand.value(), sum));
        }

        private void operand(String file, HclExpression value, boolean sum) {
            refuse(file, value, MANY, "an operator cannot take %s", sum ? "Join lists with concat(…) and maps with merge(…)"
                    : "Compare its length");
            boolean text = value instanceof HclTemplate template && template.literalText()
                    .filter(literal -> !literal.matches("-?\\d+(\\.\\d+)?")).isPresent();
            if (sum && text) {
                report(file, value, "an operator cannot take a text", "Put texts together as \"${a}${b}\"");
            }
        }

        /** A list of a variable is never equal to [], because the types differ. */
        private void emptyCollection(String file, HclExpression.Binary binary) {
            HclExpression other = binary.rest().getFirst().value();
            boolean empty = other instanceof HclExpression.Tuple tuple && tuple.items().isEmpty()
                    || other instanceof HclExpression.ObjectExpression object && object.items().isEmpty();
            if (empty && binary.first() instanceof HclExpression.Traversal && kinds.of(binary.first()).filter(MANY::contains).isPresent()) {
                Place place = module.place(file, binary.range());
                findings.at(place.file(), place.range(), "a list or map of a declared type never equals %s, whose type is another one. Compare its length with 0"
                        .formatted(other instanceof HclExpression.Tuple ? "[]" : "{}"))
                        .severity(Severity.WARNING).stage(Stage.SILENT).add();
            }
        }

        private void refuse(String file, HclExpression value, Set<Kind> refused, String problem, String remedy) {
            kinds.of(value).filter(refused::contains)
                    .ifPresent(kind -> report(file, value, problem.formatted(kind.words()), remedy));
        }

        private void report(String file, HclExpression value, String problem, String remedy) {
            Place place = module.place(file, value.range());
            findings.at(place.file(), place.range(), "%s: tofu fails. %s".formatted(problem, remedy)).add();
        }
    }
}
