/** The body of every refusal of the API. */
interface Refusal {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** With 401: the session ended only because it was not used for a while. */
  idle?: boolean;
}

/**
 * A call that did not succeed. `message` is for logs (`<status>: <body or status text>`); people
 * are shown `sentence`. `status` 0 means that no answer came: the network or the server is gone.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly refusal: Refusal;

  constructor(status: number, body: string, statusText = "") {
    super(`${status}: ${body || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.refusal = parseRefusal(body);
  }

  /** The server's Spanish sentence, or undefined when the answer held none. */
  get sentence(): string | undefined {
    return this.refusal.error;
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /** Errors of the shell's client reach areas that bundle their own kit: the name is what they share. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiError";
  }
}

/**
 * What people are told of a failure: the server's sentence, or `offline` when no answer came.
 * Undefined when there are no words for it.
 */
export function sentenceOf(error: unknown, offline?: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.offline ? offline : error.sentence) || undefined;
}

function parseRefusal(body: string): Refusal {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === "object" ? parsed : {};
  } catch {
    // Not JSON: a proxy's page, or nothing at all. There is no sentence to show then.
    return {};
  }
}
