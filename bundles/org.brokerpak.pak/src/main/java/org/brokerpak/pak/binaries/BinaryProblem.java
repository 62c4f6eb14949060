/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.binaries;

import org.brokerpak.model.manifest.Binary;

/**
 * A program that the broker would not find.
 *
 * @param binary the entry of the manifest
 * @param platform {@code os/arch}; empty for all
 * @param message one sentence without its final full stop
 * @param fatal whether the broker would not start; otherwise it might
 */
public record BinaryProblem(Binary binary, String platform, String message, boolean fatal) {
}
