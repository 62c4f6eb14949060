/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.syntax.yaml;

import java.util.ArrayList;
import java.util.List;

/**
 * The way from the root of a document to a value.
 *
 * @param steps from the root inwards; empty for the root
 */
public record YamlPath(List<Step> steps) {

    public static final YamlPath ROOT = new YamlPath(List.of());

    /** One step inwards. */
    public sealed interface Step {
    }

    /** Into the value of a mapping's key. */
    public record Key(String name) implements Step {
    }

    /** Into an item of a sequence, counted from 0. */
    public record Item(int index) implements Step {
    }

    public YamlPath {
        steps = List.copyOf(steps);
    }

    public YamlPath key(String name) {
        return with(new Key(name));
    }

    public YamlPath item(int index) {
        return with(new Item(index));
    }

    private YamlPath with(Step step) {
        List<Step> longer = new ArrayList<>(steps);
        longer.add(step);
        return new YamlPath(longer);
    }

    public boolean isRoot() {
        return steps.isEmpty();
    }

    /** The path of the holder; the root is its own. */
    public YamlPath parent() {
        return isRoot() ? this : new YamlPath(steps.subList(0, steps.size() - 1));
    }

    /** The name of the last key on the way, or empty. */
    public String lastKey() {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i) instanceof Key key) {
                return key.name();
            }
        }
        return "";
    }

    /** As the broker writes paths: {@code provision.user_inputs[0].type}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Step step : steps) {
            switch (step) {
                case Key key -> text.append(text.isEmpty() ? "" : ".").append(key.name());
                case Item item -> text.append('[').append(item.index()).append(']');
            }
        }
        return text.toString();
    }
}
