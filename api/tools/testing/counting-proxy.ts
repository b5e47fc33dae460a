/** What clients have asked of a Postgres since the proxy was started. */
type Asked = { connections: number; statements: number };

export type CountingProxy = { port: number; asked: Asked; stop: () => void };

/**
 * Stands before a Postgres and counts connections and statements by the protocol itself, whatever
 * driver speaks it. Answers can come later by `delayMs`, as from a database that is far away.
 */
export function startCountingProxy(postgresPort: number, delayMs = 0): CountingProxy {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const open = new Set<Deno.TcpConn>();
  const asked: Asked = { connections: 0, statements: 0 };
  const carry = async (client: Deno.TcpConn) => {
    asked.connections += 1;
    const server = await Deno.connect({ hostname: "127.0.0.1", port: postgresPort });
    for (const end of [client, server]) {
      end.setNoDelay(true);
      open.add(end);
    }
    const count = statementCounter();
    const up = pump(client, server, 0, (bytes) => {
      asked.statements += count(bytes);
    });
    await Promise.allSettled([up, pump(server, client, delayMs, () => {})]);
    for (const end of [client, server]) close(end, open);
  };
  void (async () => {
    for await (const client of listener) void carry(client);
  })();
  const stop = () => {
    listener.close();
    for (const end of open) close(end, open);
  };
  return { port: (listener.addr as Deno.NetAddr).port, asked, stop };
}

function close(end: Deno.TcpConn, open: Set<Deno.TcpConn>): void {
  if (!open.delete(end)) return;
  try {
    end.close();
  } catch {
    // The other side was quicker.
  }
}

/** Each packet comes so much later, and no packet overtakes another. */
async function pump(
  from: Deno.TcpConn,
  to: Deno.TcpConn,
  delayMs: number,
  see: (bytes: Uint8Array) => void,
): Promise<void> {
  let writing: Promise<void> = Promise.resolve();
  for await (const bytes of from.readable) {
    see(bytes);
    const due = performance.now() + delayMs;
    writing = writing.then(async () => {
      const wait = due - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      for (let sent = 0; sent < bytes.length; ) sent += await to.write(bytes.subarray(sent));
    });
    // Told when everything is read; until then it must not count as unhandled.
    writing.catch(() => {});
  }
  await writing;
  await to.closeWrite();
}

const QUERY = "Q".charCodeAt(0);
const EXECUTE = "E".charCodeAt(0);

/** Counts simple queries and executions in what one client sends; packets cut messages anywhere. */
function statementCounter(): (bytes: Uint8Array) => number {
  let waiting = new Uint8Array();
  let isStarted = false;
  return (bytes) => {
    waiting = new Uint8Array([...waiting, ...bytes]);
    let counted = 0;
    for (;;) {
      // The first message has a length and no type.
      const typeBytes = isStarted ? 1 : 0;
      if (waiting.length < typeBytes + 4) return counted;
      const length = typeBytes + new DataView(waiting.buffer).getUint32(typeBytes);
      if (waiting.length < length) return counted;
      if (isStarted && [QUERY, EXECUTE].includes(waiting[0] ?? 0)) counted += 1;
      isStarted = true;
      waiting = waiting.slice(length);
    }
  };
}
