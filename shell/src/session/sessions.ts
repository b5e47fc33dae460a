import { type ApiClient, type ApiError, answer, createApiClient } from "@acompana/kit/api";
import type { ScreenName, ScreenRole, Session, Vigil } from "@acompana/kit/area";
import { atom } from "jotai";
import { remember, remembered } from "./stored.ts";

export type Role = Session["role"];

/** Who is signed in, one a role: all three may use one browser at once. */
export const sessionsAtom = atom<Partial<Record<Role, Session>>>({});

/**
 * The older person's reminders that this page may still call out. It is forgotten as soon as
 * someone has ended the session on purpose, on whatever device, or another person has entered.
 */
export const vigilAtom = atom<Vigil | null>(null);

/** Where each role signs in, and what it sees first. */
export const entrances: Record<Role, { login: ScreenName; first: ScreenName }> = {
  administrator: { login: "admin-login", first: "admin-dashboard" },
  person: { login: "user-select", first: "user-menu" },
  support: { login: "support-login", first: "support-dashboard" },
};

/** A client for each role. `onEnded` is told when the server no longer knows a role's session. */
export function roleClients(
  onEnded: (role: Role, refused: ApiError) => void,
): Record<ScreenRole, ApiClient> {
  const client = (role: Role) => {
    // Only administrators have a token; the others are known by their cookie.
    const token = role === "administrator" ? { token: () => remembered("token") } : {};
    return createApiClient({ role, onSessionEnded: (refused) => onEnded(role, refused), ...token });
  };
  return {
    none: createApiClient({ role: "none" }),
    administrator: client("administrator"),
    person: client("person"),
    support: client("support"),
  };
}

/** Asks the server who this role is. Rejects with an ApiError when it is nobody. */
export async function readSession(api: ApiClient): Promise<Session> {
  return await answer(api.GET("/api/session"));
}

/** Forgets what the browser itself keeps of a role. */
export function forget(role: Role): void {
  if (role !== "administrator") return;
  remember("token", null);
  remember("adminId", null);
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
