/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.resolution;

import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

import org.brokerpak.syntax.hil.HilHost;

/**
 * The world as expressions see it in a preview: time stands still, chance repeats itself, and the configuration is what
 * somebody has set. It notes what was asked for.
 */
final class PreviewHost implements HilHost {

    static final String RANDOM = "random";
    private static final String TIME = "time";
    private static final String COUNTER = "counter";

    private final OperatorSettings operator;
    private final Random random;
    private final long nanoTime;
    private final Map<String, String> hidden;
    private int counter;
    private Provenance asked = Provenance.NONE;

    /**
     * @param hidden receives the texts that are not to be shown, with what is shown in their place
     */
    PreviewHost(OperatorSettings operator, long seed, long nanoTime, Map<String, String> hidden) {
        this.operator = operator;
        this.random = new Random(seed);
        this.nanoTime = nanoTime;
        this.hidden = hidden;
    }

    /** What was asked for since this was last called. */
    Provenance takeAsked() {
        Provenance taken = asked;
        asked = Provenance.NONE;
        return taken;
    }

    @Override
    public long nanoTime() {
        ask(Provenance.placeholder(TIME));
        return nanoTime;
    }

    @Override
    public byte[] randomBytes(int count) {
        ask(Provenance.placeholder(RANDOM));
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        hidden.put(Base64.getUrlEncoder().encodeToString(bytes), Masking.RANDOM);
        return bytes;
    }

    @Override
    public int nextCount() {
        ask(Provenance.placeholder(COUNTER));
        return ++counter;
    }

    @Override
    public Optional<String> environment(String name) {
        return operator.findEnvironment(name).map(found -> taken("env " + name, found)).map(String.class::cast);
    }

    @Override
    public Optional<Object> configuration(String key) {
        return operator.find(key).map(found -> taken("config " + key, found));
    }

    private Object taken(String name, OperatorSettings.Setting setting) {
        ask(setting.standIn() ? Provenance.placeholder(name) : Provenance.NONE.withSecret(name));
        if (!setting.standIn() && setting.value() != null) {
            hidden.put(OperatorSettings.text(setting.value()).strip(), Masking.SECRET);
        }
        return setting.value();
    }

    private void ask(Provenance provenance) {
        asked = asked.union(provenance);
    }
}
