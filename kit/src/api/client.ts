import createClient, { type Client } from "openapi-fetch";
import { ApiError } from "./api-error.ts";
import type { paths } from "./schema.d.ts";

/** The typed client of the API; every path and payload comes from `openapi.yaml`. */
export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** The role whose session the server must look at. */
  role: "administrator" | "person" | "support" | "none";
  /** The administrator's token that a call carries, or null; asked at each call. */
  token?: (request: Request) => string | null;
  /** Called when the server no longer knows this role's session, with the error that says so. */
  onSessionEnded?: (refused: ApiError, request: Request) => void;
  /** Called when the server refuses what was asked for (403) or does not have it (404). */
  onDenied?: () => void;
  /** Called when the server has taken a call for use of this role's session. */
  onUsed?: () => void;
  fetch?: typeof globalThis.fetch;
}

const BACKGROUND_HEADER = "Acompana-Background";

/** Makes a client whose failed calls reject with an {@link ApiError}. */
export function createApiClient(options: ClientOptions): ApiClient {
  const client = createClient<paths>({
    baseUrl: globalThis.location?.origin ?? "",
    credentials: "include",
    // Looked up at each call, so that a page may be tested with another network.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });
  client.use({
    onRequest({ request }) {
      if (options.role !== "none") request.headers.set("Acompana-Role", options.role);
      const token = options.token?.(request);
      if (token) request.headers.set("Authorization", `Bearer ${token}`);
      return request;
    },
    async onResponse({ response, request }) {
      if (response.status !== 401 && !request.headers.has(BACKGROUND_HEADER)) options.onUsed?.();
      if (response.ok) return;
      const refused = new ApiError(response.status, await response.text(), response.statusText);
      // A refused login ends no session.
      if (response.status === 401 && sentSession(request))
        options.onSessionEnded?.(refused, request);
      if (response.status === 403 || response.status === 404) options.onDenied?.();
      throw refused;
    },
    onError() {
      return new ApiError(0, "", "Sin conexión");
    },
  });
  return client;
}

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
