/** The body of every error response of the API. */
interface ErrorBody {
  error?: string;
  code?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  /** With 401: the session ended only because it was not used for a while. */
  idle?: boolean;
}

/**
 * A call that did not succeed. `message` is for logs (`<status>: <body or status text>`); people
 * are shown `sentence`. `status` 0 means that no answer came, because the network or the server
 * could not be reached.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: string, statusText = "", options?: ErrorOptions) {
    super(`${status}: ${body || statusText}`, options);
    this.name = "ApiError";
    this.status = status;
    this.body = parseErrorBody(body);
  }

  /** The server's Spanish sentence, or undefined when the answer had none. */
  get sentence(): string | undefined {
    return this.body.error;
  }

  get offline(): boolean {
    return this.status === 0;
  }

  /**
   * An area bundles its own kit, so an error of the shell's client is of another class. It is
   * recognised by its name.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "ApiError";
  }
}

export const isOffline = (error: unknown): boolean => error instanceof ApiError && error.offline;

/**
 * A lost network is shown where it matters, and what was asked for when the page is left has none
 * in Firefox. Every other failure is logged.
 */
export function reportUnlessOffline(error: unknown): void {
  if (!isOffline(error)) reportError(error);
}

/**
 * The message that people see after a failure: the server's sentence, or `offline` when no answer
 * came. Undefined when there are no words for it.
 */
export function sentenceOf(error: unknown, offline?: string): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.offline ? offline : error.sentence) || undefined;
}

function parseErrorBody(body: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(body);
    return parsed !== null && typeof parsed === "object" ? parsed : {};
  } catch {
    // Not JSON: a proxy's page, or nothing at all. There is no sentence to show then.
    return {};
  }
}
