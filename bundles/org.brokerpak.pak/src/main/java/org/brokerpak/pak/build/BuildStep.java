/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.build;

/**
 * A part of a build that takes time.
 *
 * @param number from 1
 * @param of how many there are
 * @param title what it is about: {@code terraform-provider-aws 6.49.0}
 * @param platform {@code os/arch} it is for; empty when for all
 */
public record BuildStep(int number, int of, String title, String platform) {
}
