import {
  type ApiClient,
  type ApiError,
  BACKGROUND,
  createApiClient,
  unwrapOrNull,
} from "@acompana/kit/api";
import type { ScreenRole, Session } from "@acompana/kit/area";
import type { Role } from "./sessions.ts";
import { remembered } from "./stored.ts";

/** What kit's `ClientOptions` tell of each call, with the role in which it is made. */
interface CallEvents {
  onSend: (role: Role, request: Request) => void;
  onRefused: (role: Role, refused: ApiError, request: Request) => Promise<boolean>;
  onDenied: (role: Role) => void;
  onUsed: (role: Role) => void;
}

/** A client for each role. */
export function roleClients(events: CallEvents): Record<ScreenRole, ApiClient> {
  const client = (role: Role) =>
    createApiClient({
      role,
      token: (request) => tokenFor(role, request),
      onSend: (request) => events.onSend(role, request),
      async onSessionEnded(refused, request) {
        if (role !== "administrator" || carriesPresentToken(request))
          return await events.onRefused(role, refused, request);
        // Another tab has signed in anew while this call was on its way.
        events.onDenied(role);
        return false;
      },
      onDenied: () => events.onDenied(role),
      onUsed: () => events.onUsed(role),
    });
  return {
    none: createApiClient({ role: "none" }),
    administrator: client("administrator"),
    person: client("person"),
    support: client("support"),
  };
}

const carriesPresentToken = (request: Request) =>
  request.headers.get("Authorization") === `Bearer ${remembered("adminToken")}`;

/**
 * Only administrators have a token; the others are known by their cookie. Choosing and letting in a
 * person also sends the token of an administrator who is signed in here: a clerk may do both on a
 * machine that is not authorised for older people.
 */
function tokenFor(role: Role, request: Request): string | null {
  const { pathname } = new URL(request.url);
  const isEntry =
    (request.method === "GET" && pathname === "/api/users") ||
    (request.method === "POST" && pathname.endsWith("/verify-pin"));
  return role === "administrator" || (role === "person" && isEntry)
    ? remembered("adminToken")
    : null;
}

/** How long the answer is waited for that says whose session it is by now. */
const ASK_MS = 10_000;

/**
 * Asks who this role is by now; null when it is nobody. It is no use of the session, and its own
 * refusal is no further reason to ask. Rejects without an answer.
 */
export async function askSession(role: Role): Promise<Session | null> {
  const signal = AbortSignal.timeout(ASK_MS);
  const api = createApiClient({ role, token: (request) => tokenFor(role, request) });
  return await unwrapOrNull(api.GET("/api/session", { headers: BACKGROUND, signal }));
}
