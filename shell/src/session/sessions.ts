import type { ReminderAlert, ScreenRole, Session } from "@acompana/kit/area";
import { atom, useAtomValue } from "jotai";

export type Role = Session["role"];

/** One role's session in this page; roles know nothing of each other. */
export interface RoleState {
  session: Session | null;
  /** Grows with each beginning and end: what was sent in an earlier turn tells nothing any more. */
  turn: number;
  /** Whose session was refused, and when: perhaps because it is just being begun in another tab. */
  refused: { session: Session; at: number } | null;
  /** Whether the server is being asked whose session it is; "again" if its answer will be old. */
  asking: "no" | "once" | "again";
}

export const NOBODY: RoleState = { session: null, turn: 0, refused: null, asking: "no" };

/** Who is signed in, one a role: all three may use one browser at once. */
export const sessionsAtom = atom<Partial<Record<Role, RoleState>>>({});

export const useSession = (role: ScreenRole): Session | null =>
  useAtomValue(sessionsAtom)[role as Role]?.session ?? null;

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

function ownerOf(session: Session) {
  if (session.role === "administrator") return session.administrator;
  return session.role === "person" ? session.user : session.supportPerson;
}

/** The name of whoever is signed in. */
export const nameOf = (session: Session): string => ownerOf(session).name;

/** Tells sessions apart: server data read in one is never shown in another. */
export const sessionKey = (session: Session | null): string =>
  session ? `${session.role} ${ownerOf(session).id}` : "nobody";

/** The same for a person of whom no more is known. */
export const personKey = (userId: string) => `person ${userId}`;

/** Whether two sessions are of the same owner, and entered by the same: herself, or that clerk. */
export const isSameEntry = (one: Session, other: Session): boolean =>
  sessionKey(one) === sessionKey(other) && entrantOf(one) === entrantOf(other);

const entrantOf = (session: Session) =>
  session.role === "person" ? session.enteredBy?.id : undefined;
