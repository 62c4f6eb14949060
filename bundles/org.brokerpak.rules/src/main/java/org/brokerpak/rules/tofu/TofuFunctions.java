/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.tofu;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The functions of OpenTofu with the number of their arguments (OpenTofu language, "Built-in functions"). */
final class TofuFunctions {

    /** How many arguments a function takes; {@code most} is -1 where there is no limit. */
    record Arity(int least, int most) {

        boolean accepts(int count) {
            return count >= least && (most < 0 || count <= most);
        }

        @Override
        public String toString() {
            return most == least ? String.valueOf(least) : most < 0 ? "at least " + least : least + "-" + most;
        }
    }

    /** Each word is a name with its arity: exactly, from-to, or from+. */
    private static final String TABLE = """
            abs:1 abspath:1 alltrue:1 anytrue:1 base64decode:1 base64encode:1 base64gunzip:1 base64gzip:1 base64sha256:1
            base64sha512:1 basename:1 bcrypt:1-2 can:1 ceil:1 chomp:1 chunklist:2 cidrcontains:2 cidrhost:2 cidrnetmask:1
            cidrsubnet:3 cidrsubnets:1+ coalesce:1+ coalescelist:1+ compact:1 concat:1+ contains:2 convert:2 csvdecode:1
            defaults:2 dirname:1 distinct:1 element:2 endswith:2 ephemeralasnull:1 file:1 filebase64:1 filebase64sha256:1
            filebase64sha512:1 fileexists:1 filemd5:1 fileset:2 filesha1:1 filesha256:1 filesha512:1 flatten:1 floor:1
            format:1+ formatdate:2 formatlist:1+ indent:2 index:2 issensitive:1 join:2+ jsondecode:1 jsonencode:1 keys:1
            length:1 list:0+ log:2 lookup:2-3 lower:1 map:0+ matchkeys:3 max:1+ md5:1 merge:0+ min:1+ nonsensitive:1 one:1
            parseint:2 pathexpand:1 plantimestamp:0 pow:2 range:1-3 regex:2 regexall:2 replace:3 reverse:1 rsadecrypt:2
            sensitive:1 setintersection:1+ setproduct:0+ setsubtract:2 setunion:1+ sha1:1 sha256:1 sha512:1 signum:1 slice:3
            sort:1 split:2 startswith:2 strcontains:2 strrev:1 substr:3 sum:1 templatefile:2 templatestring:2
            textdecodebase64:2 textencodebase64:2 timeadd:2 timecmp:2 timestamp:0 title:1 tobool:1 tolist:1 tomap:1
            tonumber:1 toset:1 tostring:1 transpose:1 trim:2 trimprefix:2 trimspace:1 trimsuffix:2 try:1+ type:1
            upper:1 urldecode:1 urlencode:1 uuid:0 uuidv5:2 values:1 yamldecode:1 yamlencode:1 zipmap:2
            """;
    private static final Map<String, Arity> ALL = read();

    private TofuFunctions() {
    }

    /** By name. */
    static Map<String, Arity> all() {
        return ALL;
    }

    static Set<String> names() {
        return ALL.keySet();
    }

    private static Map<String, Arity> read() {
        Map<String, Arity> functions = new HashMap<>();
        for (String entry : TABLE.strip().split("\\s+")) {
            String[] parts = entry.split("[:-]");
            boolean open = entry.endsWith("+");
            int least = Integer.parseInt(parts[1].replace("+", ""));
            functions.put(parts[0], new Arity(least, open ? -1 : parts.length == 3 ? Integer.parseInt(parts[2]) : least));
        }
        return Map.copyOf(functions);
    }
}
