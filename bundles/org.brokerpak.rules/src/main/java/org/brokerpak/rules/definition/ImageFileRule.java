/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.rules.definition;

import org.brokerpak.model.Pak;
import org.brokerpak.model.ServiceFile;
import org.brokerpak.model.document.Field;
import org.brokerpak.model.document.Stage;
import org.brokerpak.model.files.FileContent;
import org.brokerpak.model.service.ServiceImage;
import org.brokerpak.rules.Findings;
import org.brokerpak.rules.Rule;
import org.brokerpak.rules.RuleInfo;
import org.brokerpak.rules.Severity;

/** The image of a service is a file that is missing or is neither PNG nor JPEG (broker-behaviour 2.3). */
public final class ImageFileRule implements Rule.OfPak {

    private static final RuleInfo INFO = new RuleInfo("image-file", Severity.ERROR, Stage.DEFINITION_LOAD);

    @Override
    public RuleInfo info() {
        return INFO;
    }

    @Override
    public void check(Pak pak, Findings findings) {
        for (ServiceFile service : pak.services()) {
            Field<String> url = service.content().imageUrl();
            ServiceImage.path(url.value()).ifPresent(path -> check(pak, service, url, path, findings));
        }
    }

    private static void check(Pak pak, ServiceFile service, Field<String> url, String path, Findings findings) {
        FileContent found = pak.files().read(path);
        boolean readable = found instanceof FileContent.Binary || found instanceof FileContent.Text;
        if (!readable) {
            findings.at(service.path(), url.range(),
                    "the image \"%s\" %s: the pak is not built. Paths start at the manifest's folder"
                            .formatted(path, found.failure())).add();
        } else if (ServiceImage.mediaType(pak.files().head(path, ServiceImage.SNIFFED_BYTES)).isEmpty()) {
            findings.at(service.path(), url.range(),
                    "the image \"%s\" is neither PNG nor JPEG, the only kinds the broker can embed: the pak is not built"
                            .formatted(path)).stage(Stage.PAK_BUILD).add();
        }
    }
}
