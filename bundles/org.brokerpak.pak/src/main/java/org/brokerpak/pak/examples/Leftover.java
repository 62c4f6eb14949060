/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.examples;

import org.brokerpak.pak.osb.Instance;

/**
 * What a run could not remove.
 *
 * @param example whose run left it
 * @param instance the instance, or the one that the binding belongs to
 * @param bindingId the binding; empty when the instance itself is left
 * @param why it could not be removed
 */
public record Leftover(ExampleCase example, Instance instance, String bindingId, String why) {

    /** What it is, with its ids. */
    public String title() {
        String of = "of " + example.serviceName() + " (plan " + example.planName() + ")";
        return bindingId.isEmpty() ? "instance " + instance.id() + " " + of
                : "binding " + bindingId + " to instance " + instance.id() + " " + of;
    }

    /** The broker's own command that removes it. */
    public String remedy() {
        return "cloud-service-broker client "
                + (bindingId.isEmpty() ? "deprovision" : "unbind --bindingid " + bindingId)
                + " --instanceid " + instance.id() + " --planid " + instance.planId() + " --serviceid "
                + instance.serviceId();
    }
}
