/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */

package org.brokerpak.ide.ui.viewer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.brokerpak.pak.archive.EntryInfo;

/**
 * An entry of a pak in the tree of its contents.
 *
 * @param name its last name
 * @param path from the pak's root; that of a folder ends with a slash
 * @param size bytes unpacked, for a folder of all that is in it
 * @param mode permission bits; 0 for a folder that only its files tell of
 * @param children in the order of the archive
 */
record EntryNode(String name, String path, long size, int mode, List<EntryNode> children) {

    private static final int PROGRAM = 0111;

    /** The top of the tree. */
    static List<EntryNode> tree(List<EntryInfo> entries) {
        return folder("", entries).children();
    }

    private static EntryNode folder(String prefix, List<EntryInfo> inside) {
        Map<String, List<EntryInfo>> folders = new HashMap<>();
        List<String> order = new ArrayList<>();
        Map<String, EntryNode> files = new HashMap<>();
        int mode = 0;
        for (EntryInfo entry : inside) {
            String rest = entry.name().substring(prefix.length());
            int slash = rest.indexOf('/');
            String name = slash < 0 ? rest : rest.substring(0, slash + 1);
            if (rest.isEmpty()) {
                mode = entry.mode();
                continue;
            }
            if (slash < 0) {
                files.put(name, new EntryNode(name, entry.name(), entry.size(), entry.mode(), List.of()));
            } else {
                folders.computeIfAbsent(name, key -> new ArrayList<>()).add(entry);
            }
            if (!order.contains(name)) {
                order.add(name);
            }
        }
        List<EntryNode> children = order.stream().map(name -> files.containsKey(name) ? files.get(name)
                : folder(prefix + name, folders.get(name))).toList();
        String own = prefix.isEmpty() ? "" : prefix.substring(prefix.lastIndexOf('/', prefix.length() - 2) + 1,
                prefix.length() - 1);
        return new EntryNode(own, prefix, children.stream().mapToLong(EntryNode::size).sum(), mode, children);
    }

    boolean isFolder() {
        return path.endsWith("/");
    }

    boolean isProgram() {
        return !isFolder() && (mode & PROGRAM) != 0;
    }
}
