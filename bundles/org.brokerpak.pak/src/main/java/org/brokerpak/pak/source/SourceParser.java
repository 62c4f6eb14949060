/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.source;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.brokerpak.pak.archive.ArchiveFormat;
import org.brokerpak.pak.source.BinarySource.Local;
import org.brokerpak.pak.source.BinarySource.Location;
import org.brokerpak.pak.source.BinarySource.Remote;

/** Reads what a {@code url_template} says once its variables are filled in. */
public final class SourceParser {

    private static final Pattern FORCED = Pattern.compile("([A-Za-z0-9]+)::(.*)");
    private static final Pattern SCHEME = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]+)://.*");
    private static final Pattern UNKNOWN_VARIABLE = Pattern.compile("\\$\\{([^}]*)}?");

    private final Path folder;

    /** @param folder what relative paths start from: the manifest's folder */
    public SourceParser(Path folder) {
        this.folder = folder;
    }

    /**
     * The source a text means. Whether there is something is not asked, except that a path with a question mark may be
     * the name of a file.
     *
     * @param text with its variables filled in
     */
    public BinarySource parse(String text) throws SourceException {
        Matcher unknown = UNKNOWN_VARIABLE.matcher(text);
        if (unknown.find()) {
            throw new SourceException(unknown.group() + " is no variable of a url_template, so \"" + text
                    + "\" leads nowhere; there are ${name}, ${version}, ${os} and ${arch}");
        }
        Matcher forced = FORCED.matcher(text);
        if (forced.matches() && !forced.group(1).matches("https?|file")) {
            throw unsupported(forced.group(1) + "::", text);
        }
        String plain = forced.matches() ? forced.group(2) : text;
        Matcher scheme = SCHEME.matcher(plain);
        return switch (scheme.matches() ? scheme.group(1).toLowerCase(Locale.ROOT) : "") {
            case "" -> local(plain);
            case "file" -> local(pathOf(plain));
            case "http", "https" -> remote(plain);
            default -> throw unsupported(scheme.group(1) + "://", text);
        };
    }

    private static SourceException unsupported(String scheme, String text) {
        return new SourceException(("\"%s\" cannot be fetched: %s addresses are not supported. Use the http or https "
                + "address of a file or archive, or the path of one that you fetched yourself")
                .formatted(text, scheme));
    }

    private static BinarySource remote(String text) throws SourceException {
        int question = text.indexOf('?');
        Query query = question < 0 ? Query.NONE : Query.parse(text.substring(question + 1));
        String address = question < 0 ? text : text.substring(0, question);
        int authority = address.indexOf("://") + 3;
        int separator = address.indexOf("//", authority);
        String subfolder = separator < 0 ? "" : address.substring(separator + 2);
        String main = separator < 0 ? address : address.substring(0, separator);
        URI uri;
        try {
            uri = new URI(main + (query.rest().isEmpty() ? "" : "?" + query.rest()));
        } catch (URISyntaxException broken) {
            throw new SourceException("\"%s\" is not a URL: %s".formatted(text, broken.getReason()
                    .toLowerCase(Locale.ROOT)));
        }
        if (uri.getHost() == null) {
            throw new SourceException("\"%s\" is not a URL: it names no host".formatted(text));
        }
        String path = uri.getPath() == null ? "" : uri.getPath();
        String name = path.substring(path.lastIndexOf('/') + 1);
        return source(new Remote(uri), name, subfolder, query, text);
    }

    private BinarySource local(String text) throws SourceException {
        Path literal = resolve(text);
        int question = text.indexOf('?');
        if (question < 0 || Files.exists(literal)) {
            return localSource(text, Query.NONE, text);
        }
        return localSource(text.substring(0, question), Query.parse(text.substring(question + 1)), text);
    }

    private BinarySource localSource(String path, Query query, String text) throws SourceException {
        int separator = path.indexOf("//", 1);
        boolean inside = separator > 0 && ArchiveFormat.ofName(path.substring(0, separator)).isPresent();
        Path file = resolve(inside ? path.substring(0, separator) : path);
        String name = file.getFileName() == null ? "" : file.getFileName().toString();
        return source(new Local(file), name, inside ? path.substring(separator + 2) : "", query, text);
    }

    private Path resolve(String path) throws SourceException {
        try {
            return folder.resolve(path).normalize();
        } catch (InvalidPathException strange) {
            throw new SourceException("\"%s\" is not a path: %s".formatted(path, strange.getReason()));
        }
    }

    private static String pathOf(String fileUrl) throws SourceException {
        String rest = fileUrl.substring("file://".length());
        String path = rest.startsWith("localhost/") ? rest.substring("localhost".length()) : rest;
        try {
            return path.startsWith("/") && path.indexOf('?') < 0 && path.indexOf('%') >= 0
                    ? Path.of(new URI("file://" + path)).toString() : path;
        } catch (URISyntaxException | IllegalArgumentException broken) {
            throw new SourceException("\"%s\" is not a file URL".formatted(fileUrl));
        }
    }

    private static BinarySource source(Location location, String name, String subfolder, Query query, String text)
            throws SourceException {
        String folder = subfolder.replaceAll("^/+|/+$", "");
        Optional<ArchiveFormat> format = format(name, query, text);
        if (!folder.isEmpty() && format.isEmpty()) {
            throw new SourceException("\"%s\" names the folder \"%s\" inside something that is no archive"
                    .formatted(text, folder));
        }
        String fileName = query.fileName().isEmpty() ? name : query.fileName();
        boolean single = format.map(ArchiveFormat::isOneFile).orElse(true);
        if (single && location instanceof Remote && (fileName.isEmpty() || fileName.contains("/"))) {
            throw new SourceException("\"%s\" names no file".formatted(text));
        }
        return new BinarySource(location, format.map(known -> known.stripEnding(fileName)).orElse(fileName),
                format.orElse(null), folder, query.checksum());
    }

    private static Optional<ArchiveFormat> format(String name, Query query, String text) throws SourceException {
        if (query.archive().matches("false|0|f|F|FALSE|False")) {
            return Optional.empty();
        }
        String told = query.archive().matches("true|1|t|T|TRUE|True") ? "" : query.archive();
        Optional<ArchiveFormat> format = told.isEmpty() ? ArchiveFormat.ofName(name) : ArchiveFormat.ofEnding(told);
        Optional<String> unknown = ArchiveFormat.unsupported(told.isEmpty() ? name : "." + told);
        if (format.isEmpty() && (!told.isEmpty() || unknown.isPresent())) {
            throw new SourceException(("\"%s\" is a %s archive, which cannot be unpacked here. Use zip or tar.gz, or "
                    + "add ?archive=false to pack it as it is").formatted(text, unknown.orElse(told)));
        }
        return format;
    }
}
