/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What cannot be read is in {@code BuildFailureTest}, as an author sees it. */
class SourceParserTest {

    @ParameterizedTest
    @CsvSource(nullValues = "-", textBlock = """
            https://e.com/a/x_1.zip,                        https://e.com/a/x_1.zip,   x_1,   ZIP,    ''
            https://e.com/x.tar.gz//in/side,                https://e.com/x.tar.gz,    x,     TAR_GZ, in/side
            https://e.com/x.zip?archive=false,              https://e.com/x.zip,       x.zip, -,      ''
            https://e.com/get?archive=tgz,                  https://e.com/get,         get,   TAR_GZ, ''
            https://e.com/v1/prog?filename=p&a=1,           https://e.com/v1/prog?a=1, p,     -,      ''
            http::http://e.com/x.zip,                       http://e.com/x.zip,        x,     ZIP,    ''
            HTTPS://e.com/x.zip,                            HTTPS://e.com/x.zip,       x,     ZIP,    ''
            ./build/prog,                                   /pak/build/prog,           prog,  -,      ''
            ../prog.zip,                                    /prog.zip,                 prog,  ZIP,    ''
            file:///opt/a%20b/x.tgz,                        /opt/a b/x.tgz,            x,     TAR_GZ, ''
            /opt/x.zip//sub,                                /opt/x.zip,                x,     ZIP,    sub
            file::/opt/x.gz,                                /opt/x.gz,                 x,     GZ,     ''
            """)
    void whatAUrlTemplateMeans(String text, String location, String name, String format, String subfolder)
            throws SourceException {
        BinarySource source = new SourceParser(Path.of("/pak")).parse(text);
        String found = switch (source.location()) {
            case BinarySource.Remote(var address) -> address.toString();
            case BinarySource.Local(var path) -> path.toString();
        };
        assertEquals("%s %s %s [%s]".formatted(location, name, format, subfolder),
                "%s %s %s [%s]".formatted(found, source.fileName(), source.format(), source.subfolder()));
    }
}
