/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.service.Action;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;

/**
 * A text of one service speaks of another service of the pak, as happens when a definition is made from a copy. A service is
 * known by the words of its name that no other service has. Words that any service may use count only in a text that the
 * other service has, too.
 */
public final class CopiedDescriptionRule implements Rule.OfPak {

    /** The words of a service's name, and of its names and fields; kept with it. */
    private record Vocabulary(Set<String> name, Set<String> own) {

        static Vocabulary of(ServiceFile service) {
            return service.derive(Vocabulary.class,
                    self -> new Vocabulary(words(self.content().name().value()), ownWords(self)));
        }
    }

    /** The texts of a service that name services of the pak; kept with it for as long as those have the same names. */
    private record Mentions(Set<String> names, Map<Field<String>, Set<String>> byText) {

        /** Holds the newest. */
        private static final class Memory {

            private final AtomicReference<Mentions> newest = new AtomicReference<>();
        }

        static Mentions of(ServiceFile service, Set<String> names) {
            AtomicReference<Mentions> newest = service.derive(Memory.class, self -> new Memory()).newest;
            Mentions known = newest.get();
            if (known == null || !known.names.equals(names)) {
                Map<Field<String>, Set<String>> found = new LinkedHashMap<>();
                texts(service).forEach(text -> {
                    Set<String> named = words(text.value());
                    named.retainAll(names);
                    if (!named.isEmpty()) {
                        found.putIfAbsent(text, named);
                    }
                });
                known = new Mentions(Set.copyOf(names), found);
                newest.set(known);
            }
            return known;
        }
    }

    private static final RuleInfo INFO = new RuleInfo("copied-description", Severity.INFORMATION, Stage.ADVICE);
    /** Shorter words mean too many things. */
    private static final int SHORTEST_WORD = 4;
    private static final Set<String> COMMON_WORDS = Set.of("account", "backup", "broker", "cache", "cluster", "container",
            "database", "directory", "domain", "file", "group", "instance", "managed", "namespace", "network", "notification",
            "queue", "registry", "replica", "resource", "secret", "server", "serverless", "service", "storage", "stream",
            "subscription", "table", "topic", "user", "volume");

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        List<ServiceFile> services = pak.services();
        Map<String, ServiceFile> owners = distinctiveWords(services);
        for (ServiceFile service : services) {
            Set<String> own = Vocabulary.of(service).own;
            Predicate<String> isForeign = word -> owners.get(word) != service && !own.contains(word);
            Mentions.of(service, owners.keySet()).byText.forEach((text, words) -> {
                Optional<String> foreign = words.stream().filter(isForeign)
                        .filter(word -> !COMMON_WORDS.contains(word) || hasText(owners.get(word), text.value()))
                        .sorted().findFirst();
                boolean speaksOfItself = words.stream().anyMatch(word -> owners.get(word) == service);
                if (foreign.isPresent() && !speaksOfItself) {
                    findings.at(service.path(), text.range(),
                            "this text of the service \"%s\" speaks of %s, which is the service \"%s\" of this pak. Was it copied?"
                                    .formatted(service.displayedName(), foreign.get(),
                                            owners.get(foreign.get()).displayedName())).add();
                }
            });
        }
    }

    /** The words of its names and fields: a database may well speak of storage beside a service for storage. */
    private static Set<String> ownWords(ServiceFile service) {
        Set<String> words = words(service.content().name().value() + " " + service.content().displayName().value());
        for (Action action : service.content().actions()) {
            Stream.of(action.planInputs(), action.userInputs(), action.outputs()).flatMap(List::stream)
                    .forEach(variable -> words.addAll(words(variable.fieldName().value())));
            action.computedInputs().forEach(input -> words.addAll(words(input.name().value())));
        }
        return words;
    }

    private static boolean hasText(ServiceFile service, String text) {
        return texts(service).anyMatch(other -> other.value().strip().equals(text.strip()));
    }

    private static Stream<Field<String>> texts(ServiceFile service) {
        Stream<Field<String>> details = service.content().actions().stream()
                .flatMap(action -> Stream.of(action.planInputs(), action.userInputs(), action.outputs()))
                .flatMap(List::stream).map(Action.Variable::details);
        return Stream.concat(Stream.of(service.content().description()), details).filter(Field::present);
    }

    private static Map<String, ServiceFile> distinctiveWords(List<ServiceFile> services) {
        Map<String, ServiceFile> owners = new HashMap<>();
        Set<String> shared = new HashSet<>();
        for (ServiceFile service : services) {
            for (String word : Vocabulary.of(service).name) {
                if (owners.putIfAbsent(word, service) != null) {
                    shared.add(word);
                }
            }
        }
        shared.forEach(owners::remove);
        return owners;
    }

    private static Set<String> words(String text) {
        Set<String> words = new HashSet<>();
        String lower = text.toLowerCase(Locale.ROOT);
        int start = 0;
        for (int index = 0; index <= lower.length(); index++) {
            if (index == lower.length() || !isWordLetter(lower.charAt(index))) {
                if (index - start >= SHORTEST_WORD) {
                    words.add(lower.substring(start, index));
                }
                start = index + 1;
            }
        }
        return words;
    }

    private static boolean isWordLetter(char letter) {
        return letter >= 'a' && letter <= 'z' || letter >= '0' && letter <= '9';
    }
}
