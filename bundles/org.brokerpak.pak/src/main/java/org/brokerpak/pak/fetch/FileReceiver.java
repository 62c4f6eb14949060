/*
 * Copyright (c) 2026 Brokerpak Tools contributors.
 * This program and the accompanying materials are made available under the terms of the Eclipse Public License 2.0,
 * which is available at https://www.eclipse.org/legal/epl-2.0/
 * SPDX-License-Identifier: EPL-2.0
 */
package org.brokerpak.pak.fetch;

import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.MessageDigest;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;

import org.brokerpak.pak.work.Work;

/** Writes the body of an answer to a file while it arrives, and sums it up. */
final class FileReceiver implements BodySubscriber<Void>, AutoCloseable {

    /** Several times what the largest provider has. */
    private static final long MOST_BYTES = 8L << 30;

    private final FileChannel file;
    private final MessageDigest digest = Digests.digest(Digests.SHA_256);
    private final CompletableFuture<Void> whole = new CompletableFuture<>();
    private volatile Flow.Subscription subscription;
    private volatile long received;
    private volatile long expected = -1;

    /** @param target what it holds is kept until {@link #begin} */
    FileReceiver(Path target) throws IOException {
        file = FileChannel.open(target, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /**
     * Prepares for a body.
     *
     * @param offset how many bytes of the file stay; the body follows them
     * @param length of the body, or -1 while unknown
     */
    void begin(long offset, long length) {
        expected = length < 0 ? -1 : offset + length;
        try {
            keep(offset);
        } catch (IOException unusable) {
            whole.completeExceptionally(kept(unusable));
        }
    }

    private void keep(long offset) throws IOException {
        file.truncate(offset);
        ByteBuffer portion = ByteBuffer.allocate(Work.PORTION);
        for (long at = 0; at < offset;) {
            int count = file.read(portion.clear(), at);
            digest.update(portion.flip());
            at += count;
        }
        file.position(offset);
        received = offset;
    }

    long expected() {
        return expected;
    }

    long received() {
        return received;
    }

    /** Digest of the whole body; to be asked once. */
    String sha256() {
        return Digests.hex(digest);
    }

    @Override
    public void onSubscribe(Flow.Subscription given) {
        subscription = given;
        given.request(1);
    }

    @Override
    public void onNext(List<ByteBuffer> buffers) {
        try {
            long count = 0;
            for (ByteBuffer buffer : buffers) {
                count += buffer.remaining();
                digest.update(buffer.duplicate());
                while (buffer.hasRemaining()) {
                    file.write(buffer);
                }
            }
            received += count;
            if (received > MOST_BYTES) {
                throw new IOException("it is larger than " + (MOST_BYTES >> 20) + " MB, which no program is");
            }
            subscription.request(1);
        } catch (IOException unwritable) {
            subscription.cancel();
            whole.completeExceptionally(kept(unwritable));
        }
    }

    private static FetchException kept(IOException failure) {
        return new FetchException("it cannot be kept: " + failure.getMessage(), false, failure);
    }

    @Override
    public void onError(Throwable failure) {
        whole.completeExceptionally(failure);
    }

    @Override
    public void onComplete() {
        whole.complete(null);
    }

    @Override
    public CompletionStage<Void> getBody() {
        return whole;
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
