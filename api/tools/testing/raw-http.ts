import type { Credentials } from "./contract-fixtures.ts";

/** What a request of somebody's says of them, line by line. */
export function headersOf({ cookies, role, token }: Credentials): Record<string, string> {
  return {
    ...(cookies.size > 0 ? { Cookie: [...cookies].map((pair) => pair.join("=")).join("; ") } : {}),
    ...(role ? { "Acompana-Role": role } : {}),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

export function requestHead(method: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: "localhost", ...headers }).map((pair) => pair.join(": "));
  return `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

export type RawConnection = {
  send: (text: string | Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Reads until the server has sent these words. */
  until: (words: string) => Promise<void>;
  /** Reads the head of the next answer, and perhaps some of its body. */
  head: () => Promise<string>;
  /** All that the server sends from now on until it closes the connection. */
  untilClosed: () => Promise<string>;
  close: () => void;
};

/** A connection over which anything may be sent, also nothing. */
export async function connectRaw(port: number): Promise<RawConnection> {
  const connection = await Deno.connect({ hostname: "127.0.0.1", port });
  return {
    send: async (text) => {
      const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
      for (let at = 0; at < bytes.length; ) at += await connection.write(bytes.subarray(at));
    },
    until: async (words) => void (await readUntil(connection, words)),
    head: () => readUntil(connection, "\r\n\r\n"),
    untilClosed: () => readAll(connection),
    close: () => connection.close(),
  };
}

async function readUntil(connection: Deno.TcpConn, words: string): Promise<string> {
  const chunk = new Uint8Array(1024);
  let text = "";
  while (!text.includes(words)) {
    const length = await connection.read(chunk);
    if (length === null) throw new Error(`closed before '${words}': ${text}`);
    text += new TextDecoder().decode(chunk.subarray(0, length));
  }
  return text;
}

async function readAll(connection: Deno.TcpConn): Promise<string> {
  const chunk = new Uint8Array(64 * 1024);
  const decoder = new TextDecoder();
  let text = "";
  try {
    for (;;) {
      const length = await connection.read(chunk);
      if (length === null) break;
      text += decoder.decode(chunk.subarray(0, length), { stream: true });
    }
  } catch (error) {
    // Closed while bytes of ours were still under way.
    if (!(error instanceof Deno.errors.ConnectionReset)) throw error;
  }
  connection.close();
  return text;
}

/** The last status in what a server has sent, past any '100 Continue'; null when there is none. */
export function statusOf(text: string): number | null {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)];
  return statuses.length > 0 ? Number(statuses.at(-1)?.[1]) : null;
}
