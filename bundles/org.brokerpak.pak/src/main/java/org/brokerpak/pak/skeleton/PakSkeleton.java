/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.skeleton;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A new pak with one service, which lints clean and builds without a network.
 *
 * @param name of the pak, which is also the beginning of its service's name
 * @param platforms pairs {@code os/arch}, at least one
 * @param ids gives the ids of service and plans, each time another one
 * @param tofu version of OpenTofu, three numbers
 * @param providers that the manifest lists besides the one of the new service
 */
public record PakSkeleton(String name, List<String> platforms, Supplier<UUID> ids, String tofu,
        List<NewProvider> providers) {

    /** What broker installations run on. */
    public static final List<String> USUAL_PLATFORMS = List.of("linux/amd64");

    /** The version of OpenTofu in a new pak unless another one is chosen. */
    public static final String USUAL_TOFU = "1.11.8";
    private static final int MOST_SHOWN = 3;
    private static final Pattern VERSION = Pattern.compile("(\\d+\\.\\d+)\\.\\d+(?:-[0-9A-Za-z.-]+)?");
    private static final String OWN_PROVIDER = "terraform-provider-random";
    private static final String PROVIDER = "terraform-provider-random_v3.7.2";

    /**
     * What was done.
     *
     * @param written paths of the new files
     * @param kept paths of optional files that were there already
     */
    public record Written(List<String> written, List<String> kept) {

        public Written {
            written = List.copyOf(written);
            kept = List.copyOf(kept);
        }
    }

    /** Files that would have been overwritten; nothing was written. */
    public static final class FilesInTheWayException extends IOException {

        private static final long serialVersionUID = 1;

        private final transient List<String> paths;

        FilesInTheWayException(List<String> paths) {
            super(paths.size() == 1 ? paths.getFirst() + " exists already"
                    : String.join(", ", paths.subList(0, Math.min(MOST_SHOWN, paths.size())))
                            + (paths.size() > MOST_SHOWN ? " and " + (paths.size() - MOST_SHOWN) + " more" : "")
                            + " exist already");
            this.paths = List.copyOf(paths);
        }

        /** Their paths, relative to the pak's folder. */
        public List<String> paths() {
            return paths;
        }
    }

    /** A pak with the usual OpenTofu and no further providers. */
    public PakSkeleton(String name, List<String> platforms, Supplier<UUID> ids) {
        this(name, platforms, ids, USUAL_TOFU, List.of());
    }

    public PakSkeleton {
        platforms = List.copyOf(platforms);
        providers = List.copyOf(providers);
        if (!isVersion(tofu)) {
            throw new IllegalArgumentException("\"" + tofu + "\" is no version of OpenTofu: three numbers make one.");
        }
        if (!isName(name)) {
            throw new IllegalArgumentException("\"" + name + "\" is no name for a pak: letters, digits, - and . make "
                    + "one.");
        }
        if (platforms.isEmpty()) {
            throw new IllegalArgumentException("A pak needs a platform.");
        }
    }

    /** A new pak with random ids. */
    public static PakSkeleton of(String name, List<String> platforms) {
        return new PakSkeleton(name, platforms, UUID::randomUUID);
    }

    /** Whether a name can be that of a pak and the beginning of a service's. */
    public static boolean isName(String name) {
        return name.matches("[A-Za-z0-9][A-Za-z0-9.-]*");
    }

    /** Whether a text is a version that a manifest can name for OpenTofu. */
    public static boolean isVersion(String version) {
        return VERSION.matcher(version).matches();
    }

    /** A name made from any text, such as that of a folder. */
    public static String nameFrom(String text) {
        String name = text.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("^[-.]+|[-.]+$", "");
        return name.isEmpty() ? "my-pak" : name;
    }

    /** The files, the manifest first. */
    public List<SkeletonFile> files() {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("@NAME@", name);
        values.put("@SERVICE@", name + "-password");
        values.put("@PLATFORMS@", platforms.stream().map(PakSkeleton::platform).collect(Collectors.joining("\n")));
        Matcher version = VERSION.matcher(tofu);
        values.put("@TOFU@", tofu);
        values.put("@TOFU_LINE@", version.matches() ? version.group(1) : tofu);
        values.put("@PROVIDERS@", providers.stream().filter(provider -> !provider.name().equals(OWN_PROVIDER))
                .map(NewProvider::entry).collect(Collectors.joining()));
        for (String id : List.of("@SERVICE_ID@", "@SHORT_PLAN_ID@", "@LONG_PLAN_ID@")) {
            values.put(id, ids.get().toString());
        }
        List<SkeletonFile> result = new ArrayList<>();
        for (String path : List.of("manifest.yml", "password.yml", "terraform/provision/main.tf",
                "terraform/provision/variables.tf", "terraform/provision/outputs.tf", "terraform/provision/versions.tf",
                "terraform/bind/main.tf", "terraform/bind/variables.tf", "terraform/bind/outputs.tf",
                "terraform/bind/versions.tf", "README.md")) {
            result.add(new SkeletonFile(path, filled(path, values), false));
        }
        result.add(new SkeletonFile(".gitignore", filled("gitignore", values), false));
        for (String platform : platforms) {
            result.add(standIn(platform, "tofu", "OpenTofu"));
            result.add(standIn(platform, PROVIDER, "the provider \"random\""));
        }
        return List.copyOf(result);
    }

    /**
     * Writes the files into a folder, which is made if it does not exist. No file is ever overwritten.
     *
     * @throws FilesInTheWayException if a file exists that the pak cannot do without; nothing is written then
     */
    public Written write(Path folder) throws IOException {
        List<SkeletonFile> files = files();
        List<String> inTheWay = files.stream().filter(file -> !file.isOptional() && exists(folder, file))
                .map(SkeletonFile::path).toList();
        if (!inTheWay.isEmpty()) {
            throw new FilesInTheWayException(inTheWay);
        }
        List<String> written = new ArrayList<>();
        List<String> kept = new ArrayList<>();
        for (SkeletonFile file : files) {
            if (exists(folder, file)) {
                kept.add(file.path());
                continue;
            }
            Path target = folder.resolve(file.path());
            Files.createDirectories(target.getParent());
            Files.writeString(target, file.text(), StandardOpenOption.CREATE_NEW);
            if (file.executable()) {
                target.toFile().setExecutable(true, false);
            }
            written.add(file.path());
        }
        return new Written(written, kept);
    }

    private static boolean exists(Path folder, SkeletonFile file) {
        return Files.exists(folder.resolve(file.path()), LinkOption.NOFOLLOW_LINKS);
    }

    private static String platform(String pair) {
        String os = pair.substring(0, pair.indexOf('/'));
        return "- os: " + os + "\n  arch: " + pair.substring(os.length() + 1);
    }

    private static SkeletonFile standIn(String platform, String program, String title) {
        return new SkeletonFile("stand-ins/" + platform.replace('/', '_') + "/" + program,
                filled("stand-in.sh", Map.of("@PROGRAM@", title)), true);
    }

    private static String filled(String resource, Map<String, String> values) {
        String text = read(resource);
        for (Map.Entry<String, String> value : values.entrySet()) {
            text = text.replace(value.getKey(), value.getValue());
        }
        return text;
    }

    private static String read(String resource) {
        try (InputStream stream = PakSkeleton.class.getResourceAsStream("/org/brokerpak/pak/skeleton/" + resource)) {
            if (stream == null) {
                throw new IllegalStateException("The file " + resource + " of the skeleton is missing.");
            }
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
