/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.brokerpak.model.Pak;
import org.brokerpak.model.Pak.ManifestFile;
import org.brokerpak.model.manifest.Binary;
import org.brokerpak.pak.source.BinarySource;
import org.brokerpak.pak.source.BinarySource.Local;
import org.brokerpak.pak.source.SourceException;
import org.brokerpak.pak.source.SourceParser;
import org.brokerpak.syntax.text.TextRange;

/**
 * What has to be fetched, judged as far as that can be done without fetching.
 *
 * @param binaries in the order of the broker's packer: platforms, and inside each tofu, providers, others
 * @param problems why the plan cannot be carried out
 * @param warnings what differs from the broker's packer
 */
record BuildPlan(List<PlannedBinary> binaries, List<BuildProblem> problems, List<BuildProblem> warnings) {

    private static final List<Binary.Kind> ORDER = List.of(Binary.Kind.TOFU, Binary.Kind.PROVIDER, Binary.Kind.OTHER);

    static BuildPlan of(ManifestFile manifest, List<String> platforms, BuildRequest request) {
        return new Planner(manifest, request).plan(platforms);
    }

    /** The plan for one binary. */
    static BuildPlan of(ManifestFile manifest, Binary binary, String platform, BuildRequest request) {
        return new Planner(manifest, request).plan(List.of(platform), List.of(binary));
    }

    private static final class Planner {

        private final ManifestFile manifest;
        private final BuildRequest request;
        private final Path folder;
        private final SourceParser parser;
        private final List<PlannedBinary> planned = new ArrayList<>();
        private final List<BuildProblem> problems = new ArrayList<>();
        private final List<BuildProblem> warnings = new ArrayList<>();

        Planner(ManifestFile manifest, BuildRequest request) {
            this.manifest = manifest;
            this.request = request;
            this.folder = request.pak().toAbsolutePath().normalize();
            this.parser = new SourceParser(folder);
        }

        BuildPlan plan(List<String> platforms) {
            List<Binary> sorted = ORDER.stream().flatMap(kind -> manifest.content().binaries().stream()
                    .filter(binary -> binary.kind() == kind)).toList();
            return plan(platforms, sorted);
        }

        BuildPlan plan(List<String> platforms, List<Binary> sorted) {
            for (String platform : platforms) {
                int slash = platform.indexOf('/');
                for (Binary binary : sorted) {
                    String url = binary.url(platform.substring(0, slash), platform.substring(slash + 1));
                    plan(binary, platform, url);
                }
            }
            if (request.includeSource()) {
                sorted.stream().filter(binary -> !binary.source().value().isEmpty())
                        .forEach(binary -> plan(binary, "", asOneFile(binary.source().value())));
            }
            return new BuildPlan(List.copyOf(planned), problems.stream().distinct().toList(),
                    warnings.stream().distinct().toList());
        }

        private static String asOneFile(String source) {
            return source + (source.indexOf('?') < 0 ? "?" : "&") + "archive=false";
        }

        private void plan(Binary binary, String platform, String url) {
            TextRange range = PlannedBinary.range(binary, platform.isEmpty());
            try {
                BinarySource source = parser.parse(url);
                if (source.location() instanceof Local(Path path)) {
                    local(binary, url, path, range);
                }
                planned.add(new PlannedBinary(binary, platform, source));
            } catch (SourceException leadsNowhere) {
                problems.add(at(range, leadsNowhere.getMessage()));
            }
        }

        private void local(Binary binary, String url, Path path, TextRange range) {
            boolean relative = !url.matches("file:.*|[/\\\\].*|[A-Za-z]:.*");
            if (!Files.exists(path)) {
                problems.add(at(range, "%s %s: there is no file %s%s".formatted(binary.name().value(),
                        binary.effectiveVersion(), path, remedy(relative, url, path))));
            } else if (!Files.isReadable(path)) {
                problems.add(at(range, "%s %s: %s cannot be read: permission denied".formatted(binary.name().value(),
                        binary.effectiveVersion(), path)));
            }
            if (url.startsWith("file:")) {
                warnings.add(at(range, "the broker's own packer reads \"file://\" as a relative path and would not "
                        + "find this file"));
            } else if (relative && elsewhere(url).isPresent() && warnings.isEmpty()) {
                warnings.add(at(range, ("this path is taken from the manifest's folder; the broker's own packer takes "
                        + "it from the folder it is started in, so start it in %s").formatted(folder)));
            }
        }

        private String remedy(boolean relative, String url, Path path) {
            if (url.matches("[a-z0-9-]+(\\.[a-z0-9-]+)+/.*") && !url.startsWith("./")) {
                return ". If it is an address, start it with https://";
            }
            if (relative && elsewhere(url).filter(Files::exists).isPresent()) {
                return "; paths start at the manifest's folder, not at the current one";
            }
            return relative ? "; paths start at the manifest's folder" : "";
        }

        /** The place that the broker's packer would look at, if it is another one. */
        private Optional<Path> elsewhere(String url) {
            Path other = request.workingFolder().toAbsolutePath().normalize();
            return other.equals(folder) ? Optional.empty() : Optional.of(other.resolve(url.replaceFirst("\\?.*", ""))
                    .normalize());
        }

        private BuildProblem at(TextRange range, String message) {
            return BuildProblem.at(Pak.MANIFEST, manifest.document().source(), range, message);
        }
    }
}
