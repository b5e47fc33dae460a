/**
 * Sends what is written at once as one message. The driver's timer would delay every statement by
 * 2 ms on Deno. Sent in pieces, Nagle's algorithm would delay it by 40 ms.
 */
export class OneMessageSocket extends WebSocket {
  #waiting: Uint8Array<ArrayBuffer>[] = [];

  override send(data: Uint8Array<ArrayBuffer>): void {
    if (this.#waiting.push(data) === 1) queueMicrotask(() => this.#sendAll());
  }

  /** The driver sends its last message and closes at once. */
  override close(code?: number, reason?: string): void {
    this.#sendAll();
    super.close(code, reason);
  }

  #sendAll(): void {
    const written = this.#waiting;
    this.#waiting = [];
    if (written.length === 0 || this.readyState !== WebSocket.OPEN) return;
    super.send(joined(written));
  }
}

function joined(pieces: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
