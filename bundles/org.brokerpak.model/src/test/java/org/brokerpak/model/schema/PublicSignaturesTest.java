/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.model.schema;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The schema library is nested in the bundle, so none of its types may be seen from outside. */
class PublicSignaturesTest {

    @ParameterizedTest
    @ValueSource(classes = {DocumentSchema.class, FieldCatalog.class, ObjectDefinition.class, SchemaFailure.class,
            SchemaField.class, SchemaValidator.class, ValueShape.class})
    void showOnlyOurTypes(Class<?> type) {
        List<Executable> members = new ArrayList<>(List.of(type.getDeclaredMethods()));
        members.addAll(List.of(type.getDeclaredConstructors()));
        for (Executable member : members) {
            if (Modifier.isPublic(member.getModifiers())) {
                Stream<Type> types = Stream.concat(Stream.of(member.getGenericParameterTypes()),
                        member instanceof Method method ? Stream.of(method.getGenericReturnType()) : Stream.empty());
                types.map(Type::getTypeName).forEach(name -> assertTrue(
                        !name.contains("networknt") && !name.contains("jackson"), member + " shows " + name));
            }
        }
    }
}
