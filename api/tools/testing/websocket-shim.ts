/** Carries the Neon driver's WebSocket to a plain Postgres port, byte for byte. */
export function startWebSocketShim(postgresPort: number) {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const { socket, response } = Deno.upgradeWebSocket(request);
    socket.binaryType = "arraybuffer";
    const connecting = connect(postgresPort);
    let sending: Promise<unknown> = connecting;
    socket.onmessage = ({ data }) => {
      sending = sending.then(async () => writeAll(await connecting, new Uint8Array(data)));
      sending.catch(() => socket.close());
    };
    socket.onopen = async () => {
      try {
        for await (const chunk of (await connecting).readable) socket.send(chunk);
      } catch {
        // The driver learns of the socket's end below, whatever ended it.
      }
      if (socket.readyState === WebSocket.OPEN) socket.close();
    };
    socket.onclose = async () => {
      try {
        (await connecting).close();
      } catch {
        // Postgres hung up first.
      }
    };
    return response;
  });
  const { port } = server.addr as Deno.NetAddr;
  return { address: `127.0.0.1:${port}`, stop: () => server.shutdown() };
}

/** Nagle's algorithm would hold every statement's second packet back for 40 ms. */
async function connect(port: number): Promise<Deno.TcpConn> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  connection.setNoDelay(true);
  return connection;
}

async function writeAll(connection: Deno.TcpConn, bytes: Uint8Array): Promise<void> {
  for (let sent = 0; sent < bytes.length; ) sent += await connection.write(bytes.subarray(sent));
}
