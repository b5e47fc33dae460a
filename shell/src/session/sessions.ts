import {
  type ApiClient,
  type ApiError,
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
  /** The server no longer knows a role's session. */
  onEnded: (role: Role, refused: ApiError) => void;
  /** Something was not this session's to see or is not there: it may be another person's by now. */
  onDenied: (role: Role) => void;
  /** The server has taken a call for use of a role's session. */
  onUsed: (role: Role) => void;
}

/** A client for each role. */
export function roleClients({
  onEnded,
  onDenied,
  onUsed,
}: SessionEvents): Record<ScreenRole, ApiClient> {
  const client = (role: Role) =>
    createApiClient({
      role,
      token: (request) => tokenFor(role, request),
      onSessionEnded: (refused, request) => {
        // Another tab may have signed in anew while this call was on its way.
        if (role === "administrator" && !carriesPresentToken(request)) onDenied(role);
        else onEnded(role, refused);
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
