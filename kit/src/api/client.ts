import createClient, { type Client } from "openapi-fetch";
import { learnTime, timeAnswer } from "../clock/index.ts";
import { ApiError } from "./api-error.ts";
import { ensureSignalsJoin } from "./join-signals.ts";
import type { paths } from "./schema.d.ts";

/** The typed client of the API; every path and payload comes from `openapi.yaml`. */
export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** The role whose session the server must look at. */
  role: "administrator" | "person" | "support" | "none";
  /** The administrator's token that a call carries, or null; asked at each call. */
  token?: (request: Request) => string | null;
  /** Called with each call at once, before anything of it is sent. */
  onSend?: (request: Request) => void;
  /**
   * Called when the server does not know the session that a call carried, with the error that says
   * so. Where it resolves to true the browser has a session again that the call belongs to: the
   * call is made once more.
   */
  onSessionEnded?: (refused: ApiError, request: Request) => Promise<boolean>;
  /** Called when the server refuses what was asked for (403) or does not have it (404). */
  onDenied?: () => void;
  /** Called when the server has taken a call for use of this role's session. */
  onUsed?: () => void;
  fetch?: (request: Request, init: Pick<RequestInit, "keepalive" | "signal">) => Promise<Response>;
}

/**
 * A call of which no answer has begun by then has none, in ms. What has begun takes its time: the
 * copy of everything may be long.
 */
const PATIENCE_MS = 120_000;

const BACKGROUND_HEADER = "Acompana-Background";

/** A request that can be sent once more: its body is kept as it was given, not as a used stream. */
class RepeatableRequest extends Request {
  readonly #init: RequestInit | undefined;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init);
    this.#init = init;
  }

  /** The same call again, with the headers that it was sent with. */
  copy(): Request {
    return new Request(this.url, { ...this.#init, headers: this.headers });
  }
}

/** Makes a client whose failed calls reject with an {@link ApiError}. */
export function createApiClient(options: ClientOptions): ApiClient {
  async function send(request: Request): Promise<Response> {
    ensureSignalsJoin();
    const limit = new AbortController();
    const late = setTimeout(() => limit.abort(), PATIENCE_MS);
    const signal = AbortSignal.any([request.signal, limit.signal]);
    try {
      // Looked up at each call, so that a page may be tested with another network.
      const fetch = options.fetch ?? globalThis.fetch;
      // Firefox forgets that a request outlives its page, unless it is told so once more.
      const answered = timeAnswer();
      const response = await fetch(request, { keepalive: request.keepalive, signal }).catch(
        (error: unknown) => Promise.reject(offline(error)),
      );
      learnTime(response, answered());
      return response;
    } finally {
      clearTimeout(late);
    }
  }
  const client = createClient<paths>({
    baseUrl: globalThis.location?.origin ?? "",
    credentials: "include",
    Request: RepeatableRequest,
    fetch: send,
  });
  function report({ status }: Response, request: Request): void {
    if (status !== 401 && !request.headers.has(BACKGROUND_HEADER)) options.onUsed?.();
    if (status === 403 || status === 404) options.onDenied?.();
  }

  client.use({
    onRequest({ request }) {
      options.onSend?.(request);
      if (options.role !== "none") request.headers.set("Acompana-Role", options.role);
      const token = options.token?.(request);
      if (token) request.headers.set("Authorization", `Bearer ${token}`);
      return request;
    },
    async onResponse({ response, request }) {
      report(response, request);
      if (response.ok) return;
      const error = await errorOf(response);
      // A refused login ends no session.
      const isEnded = error.status === 401 && sentSession(request);
      if (!isEnded || !(await options.onSessionEnded?.(error, request))) throw error;
      const again = (request as RepeatableRequest).copy();
      const answer = await send(again);
      report(answer, request);
      if (answer.ok) return answer;
      throw await errorOf(answer);
    },
  });
  return client;
}

const errorOf = async (response: Response) =>
  new ApiError(response.status, await response.text(), response.statusText);

/** @param cause a lost network, a page that was left, or a policy, for whoever looks into it */
const offline = (cause: unknown) => new ApiError(0, "", "Sin conexión", { cause });

const LOGIN_PATHS = ["/api/admin/login", "/api/support/login"];

function sentSession(request: Request): boolean {
  return !LOGIN_PATHS.includes(new URL(request.url).pathname);
}

/** The body of a response. The client has already rejected whatever did not succeed. */
export async function unwrap<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}

/** Like `unwrap`, but null where the server knows no session of this role (401). */
export async function unwrapOrNull<Data>(call: Promise<{ data?: Data }>): Promise<Data | null> {
  try {
    return await unwrap(call);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** Waits for a deletion. That somebody else has already deleted it (404) is no failure. */
export async function ignoreNotFound(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

/** Headers of a call that nobody asked for: it does not count as use of the session. */
export const BACKGROUND = { [BACKGROUND_HEADER]: "1" } as const;
