/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.manifest;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.brokerpak.model.document.PakDocument;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.model.manifest.Manifest;
import org.brokerpak.model.manifest.Platform;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Fix;
import org.brokerpak.rules.NearNames;
import org.brokerpak.rules.Severity;
import org.brokerpak.syntax.text.TextEdit;
import org.brokerpak.syntax.text.TextRange;

/** A {@code url_template} that leads somewhere else than meant (broker-behaviour 5.3.1). */
public final class UrlTemplateRule extends ManifestRule {

    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}]*)}?");
    /** A variable without its dollar, or in the doubled braces of another language. */
    private static final Pattern WITHOUT_DOLLAR = Pattern.compile("(?<![${])(?:\\{\\{\\s*\\.?(\\w+)\\s*}}|\\{(\\w+)}|\\$(\\w+)\\b|\\$\\((\\w+)\\))");
    /** Behind one of these a doubled slash is meant: it leads into the archive. */
    private static final Pattern ARCHIVE = Pattern.compile("\\.(zip|tgz|tar|gz|bz2|xz|tbz2|txz)$");
    private static final List<String> VARIABLES = List.of("name", "version", "os", "arch");

    public UrlTemplateRule() {
        super("url-template", Severity.WARNING, Stage.PAK_BUILD);
    }

    @Override
    void check(PakDocument document, Manifest manifest, Findings findings) {
        Set<String> systems = manifest.platforms().stream().map(platform -> platform.os().value())
                .collect(Collectors.toSet());
        Set<String> processors = manifest.platforms().stream().map(platform -> platform.arch().value())
                .collect(Collectors.toSet());
        for (Binary binary : manifest.binaries()) {
            String template = binary.urlTemplate().value();
            if (template.isEmpty()) {
                continue;
            }
            checkVariables(document, binary, findings);
            checkSlashes(document, binary, findings);
            checkVersion(document, binary, findings);
            // A script, a chart or the like is the same for all platforms.
            boolean forAny = binary.kind() == Binary.Kind.OTHER && !template.contains("${os}")
                    && !template.contains("${arch}");
            if (forAny || WITHOUT_DOLLAR.matcher(template).find()) {
                continue;
            }
            if (systems.size() > 1 && !template.contains("${os}")) {
                samePlatform(document, binary, "${os}", manifest.platforms(), findings);
            } else if (processors.size() > 1 && !template.contains("${arch}")) {
                samePlatform(document, binary, "${arch}", manifest.platforms(), findings);
            }
        }
    }

    private static void checkVariables(PakDocument document, Binary binary, Findings findings) {
        Matcher matcher = VARIABLE.matcher(binary.urlTemplate().value());
        while (matcher.find()) {
            String name = matcher.group(1);
            if (VARIABLES.contains(name) && matcher.group().endsWith("}")) {
                continue;
            }
            Optional<String> near = NearNames.nearest(name, VARIABLES);
            findings.at(document.path(), binary.urlTemplate().range(),
                    "%s is no variable of a url_template and stays in the URL as it is. %s".formatted(matcher.group(),
                            near.map(other -> "Did you mean ${" + other + "}?")
                                    .orElse("There are ${name}, ${version}, ${os} and ${arch}"))).add();
        }
        Matcher plain = WITHOUT_DOLLAR.matcher(binary.urlTemplate().value());
        while (plain.find()) {
            String name = IntStream.rangeClosed(1, plain.groupCount()).mapToObj(plain::group).filter(Objects::nonNull)
                    .findFirst().orElse("");
            if (VARIABLES.contains(name.toLowerCase(Locale.ROOT))) {
                findings.at(document.path(), binary.urlTemplate().range(),
                        "%s stays in the URL as it is, because a variable is written with a dollar and braces: the download fails. Write ${%s}"
                                .formatted(plain.group(), name.toLowerCase(Locale.ROOT))).add();
            }
        }
    }

    private static void checkSlashes(PakDocument document, Binary binary, Findings findings) {
        String template = binary.urlTemplate().value();
        if (template.matches("https?:/?[^/].*")) {
            TextRange range = binary.urlTemplate().range();
            findings.at(document.path(), range, "a slash is missing behind the colon, so this is no URL and the download fails. Write two")
                    .fix(Fix.certain("Write two slashes", document.path(), new TextEdit(range,
                            document.source().slice(range).replaceFirst("(https?:)/?", "$1//")))).add();
            return;
        }
        int scheme = template.indexOf("://");
        int doubled = template.indexOf("//", scheme < 0 ? 0 : scheme + 3);
        int query = template.indexOf('?');
        boolean insideArchive = doubled > 0 && ARCHIVE.matcher(template.substring(0, doubled)).find();
        if (scheme > 0 && template.startsWith("http") && doubled > 0 && (query < 0 || doubled < query) && !insideArchive) {
            TextRange range = binary.urlTemplate().range();
            findings.at(document.path(), range,
                    "two slashes in the path: the downloader takes what follows for a folder inside of an archive. Remove one")
                    .fix(Fix.possible("Remove one slash", document.path(), new TextEdit(range,
                            document.source().slice(range).replaceFirst("(?<!:)//", "/"))))
                    .add();
        }
    }

    /** The path of a template that is written out for one version, which is not that of the entry. */
    private static void checkVersion(PakDocument document, Binary binary, Findings findings) {
        if (!binary.urlTemplate().value().contains("${version}")) {
            VersionInUrl.other(binary, binary.urlTemplate().value()).ifPresent(other -> findings.at(document.path(),
                    binary.urlTemplate().range(), "the url_template leads to version %s, but the entry is version %s. Write ${version} there"
                            .formatted(other, binary.effectiveVersion())).add());
        }
    }

    private static void samePlatform(PakDocument document, Binary binary, String variable, List<Platform> platforms,
            Findings findings) {
        findings.at(document.path(), binary.urlTemplate().range(),
                "without %s every one of the %d platforms gets the same file".formatted(variable, platforms.size())).add();
    }
}
