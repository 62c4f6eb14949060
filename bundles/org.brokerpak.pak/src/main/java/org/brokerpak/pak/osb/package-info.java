/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * A client of the Open Service Broker API, version 2: what a platform asks of a service broker. It waits for what the
 * broker does in the background, tries again what may pass, and passes on the broker's own words.
 */
package org.brokerpak.pak.osb;
