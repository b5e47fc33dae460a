/** Bytes in both directions since the line was opened, as they are on the wire. */
type Counts = { sent: number; received: number; connections: number };

/** A TCP port that passes all bytes on to another one, and counts them. */
export function openCountingLine(port: number) {
  const counts: Counts = { sent: 0, received: 0, connections: 0 };
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const serve = async () => {
    for await (const near of listener) {
      counts.connections += 1;
      const far = await Deno.connect({ hostname: "127.0.0.1", port });
      near.setNoDelay(true);
      far.setNoDelay(true);
      void pass(near, far, (bytes) => {
        counts.sent += bytes;
      });
      void pass(far, near, (bytes) => {
        counts.received += bytes;
      });
    }
  };
  const served = serve();
  return {
    port: listener.addr.port,
    counts: (): Counts => ({ ...counts }),
    close: async () => {
      listener.close();
      await served;
    },
  };
}

async function pass(from: Deno.TcpConn, to: Deno.TcpConn, count: (bytes: number) => void) {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
  try {
    await from.readable.pipeThrough(counted).pipeTo(to.writable);
  } catch {
    // One of the two ends hung up; the other learns of it by the same stream.
  }
}
