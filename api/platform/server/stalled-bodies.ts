import type { IncomingMessage, ServerResponse } from "node:http";
import type { ErrorBody } from "../errors.ts";

/** At each check this much more of a body must have arrived, or its end. */
const LEAST_BYTES = 16 * 1024;

export const BODY_TOO_SLOW = {
  error: "Lo que envías ha dejado de llegar. Comprueba tu conexión e inténtalo de nuevo.",
  code: "BODY_TOO_SLOW",
} as const satisfies ErrorBody;

const BODY = JSON.stringify(BODY_TOO_SLOW);
/** The framework has not answered yet, and would wait for the rest of the body. */
const TIMEOUT = [
  "HTTP/1.1 408 Request Timeout",
  "Content-Type: application/json",
  `Content-Length: ${new TextEncoder().encode(BODY).length}`,
  "Cache-Control: no-store",
  "X-Content-Type-Options: nosniff",
  "Connection: close",
  "",
  BODY,
].join("\r\n");

/**
 * Closes the connection of a sender whose body stops or drips: every `patience` milliseconds there
 * must be 16 KB more. A slow line manages that; a limit for the whole would cut off a relative's
 * video.
 */
export function endStalledBody(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  patience: number,
): void {
  const { socket, headers } = incoming;
  if (headers["content-length"] === undefined && !headers["transfer-encoding"]) return;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    // Bytes that have arrived and are not read yet: then the portal itself is slow.
    if (incoming.complete || incoming.readableLength > 0) return;
    const isMoving = socket.bytesRead - seen >= LEAST_BYTES;
    seen = socket.bytesRead;
    if (isMoving) return;
    if (!outgoing.headersSent) socket.write(TIMEOUT);
    socket.destroySoon();
  }, patience);
  const stop = () => clearInterval(timer);
  incoming.once("end", stop);
  incoming.once("close", stop);
}
