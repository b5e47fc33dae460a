import {
  type ApiClient,
  type ApiError,
  BACKGROUND,
  createApiClient,
  unwrap,
  unwrapOrNull,
} from "@acompana/kit/api";
import type { ReminderAlert, ScreenRole, Session } from "@acompana/kit/area";
import { atom } from "jotai";
import { remembered } from "./stored.ts";

export type Role = Session["role"];

/** Who is signed in, one a role: all three may use one browser at once. */
export const sessionsAtom = atom<Partial<Record<Role, Session>>>({});

/** When each role's session was last used from this browser, in ms since 1970. */
export const lastUseAtom = atom<Partial<Record<Role, number>>>({});

/**
 * The older person's reminders that this page may still call out. It is forgotten as soon as
 * someone has ended the session on purpose, on whatever device, or another person has entered.
 */
export const signedOutAlertAtom = atom<ReminderAlert | null>(null);

/**
 * Roles that pass over their login while their session lives. An older person who comes from the
 * choice of role always chooses a face and types a PIN, on a tablet that a whole house may share.
 */
const PASSING: readonly ScreenRole[] = ["administrator", "support"] satisfies Role[];

export const passesLogin = (role: ScreenRole): role is Role => PASSING.includes(role);

interface SessionEvents {
  /** A call is made now. */
  onSend: (role: Role, request: Request) => void;
  /**
   * The server does not know the session that a call carried. Resolves to whether the browser has one
   * again to which the call belongs.
   */
  onRefused: (role: Role, refused: ApiError, request: Request) => Promise<boolean>;
  /** Something was not this session's to see or is not there: it may be another person's by now. */
  onDenied: (role: Role) => void;
  /** The server has taken a call for use of a role's session. */
  onUsed: (role: Role) => void;
}

/** A client for each role. */
export function roleClients({
  onSend,
  onRefused,
  onDenied,
  onUsed,
}: SessionEvents): Record<ScreenRole, ApiClient> {
  const client = (role: Role) =>
    createApiClient({
      role,
      token: (request) => tokenFor(role, request),
      onSend: (request) => onSend(role, request),
      async onSessionEnded(refused, request) {
        if (role !== "administrator" || carriesPresentToken(request))
          return await onRefused(role, refused, request);
        // Another tab has signed in anew while this call was on its way.
        onDenied(role);
        return false;
      },
      onDenied: () => onDenied(role),
      onUsed: () => onUsed(role),
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

/** Asks the server who this role is. Rejects with an ApiError when it is nobody. */
export async function readSession(api: ApiClient): Promise<Session> {
  return await unwrap(api.GET("/api/session"));
}

/** The same, where it may be that nobody is signed in any more: null then. */
export async function findSession(api: ApiClient): Promise<Session | null> {
  return await unwrapOrNull(api.GET("/api/session"));
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

/** The name of whoever is signed in. */
export function nameOf(session: Session): string {
  switch (session.role) {
    case "administrator":
      return session.administrator.name;
    case "person":
      return session.user.name;
    case "support":
      return session.supportPerson.name;
  }
}

/** Tells sessions apart: server data read in one is never shown in another. */
export function sessionKey(session: Session | null): string {
  if (!session) return "nobody";
  switch (session.role) {
    case "administrator":
      return `administrator ${session.administrator.id}`;
    case "person":
      return personKey(session.user.id);
    case "support":
      return `support ${session.supportPerson.id}`;
  }
}

/** The same for a person of whom no more is known. */
export const personKey = (userId: string) => `person ${userId}`;

/** Whether two sessions are of the same owner, and entered by the same: herself, or that clerk. */
export const isSameEntry = (one: Session, other: Session): boolean =>
  sessionKey(one) === sessionKey(other) && entrantOf(one) === entrantOf(other);

const entrantOf = (session: Session) =>
  session.role === "person" ? session.enteredBy?.id : undefined;
