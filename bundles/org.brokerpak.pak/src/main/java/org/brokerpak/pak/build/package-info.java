/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Building a pak from its folder (broker-behaviour 5.3). {@link org.brokerpak.pak.build.PakBuilder} tells a
 * {@link org.brokerpak.pak.build.BuildListener} what it does, so that a console and a progress view can show the same.
 */
package org.brokerpak.pak.build;
