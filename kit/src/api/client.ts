import createClient, { type Client } from "openapi-fetch";
import { ApiError } from "./api-error.ts";
import type { paths } from "./schema.d.ts";

/** The typed client of the API; every path and payload comes from `openapi.yaml`. */
export type ApiClient = Client<paths>;

export interface ClientOptions {
  /** The role whose session the server must look at. */
  role: "administrator" | "person" | "support" | "none";
  /** An administrator's token, read at each call. */
  token?: () => string | null;
  /** Told when the server no longer knows this role's session, with the refusal that says so. */
  onSessionEnded?: (refused: ApiError) => void;
  fetch?: typeof globalThis.fetch;
}

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
      const token = options.token?.();
      if (token) request.headers.set("Authorization", `Bearer ${token}`);
      return request;
    },
    async onResponse({ response, request }) {
      if (response.ok) return;
      const refused = new ApiError(response.status, await response.text(), response.statusText);
      // A login that is refused is no session that ended.
      if (response.status === 401 && sentSession(request)) options.onSessionEnded?.(refused);
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

/** The body of a call's answer. The client has already rejected whatever did not succeed. */
export async function answer<Data>(call: Promise<{ data?: Data }>): Promise<Data> {
  const { data } = await call;
  return data as Data;
}

/** Waits for a deletion. What is gone already (404), by another hand, is as it was wanted. */
export async function gone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
