import type { Role } from "../../db/schema/roles.ts";
import type { Principal } from "../principal.ts";

/** Who did it. `id` is null for somebody who has not signed in. */
export type Actor = { role: Role | "anyone"; id: string | null };

export const ANYONE_ACTOR: Actor = { role: "anyone", id: null };

/** The name under which an action is recorded: an administrator in a person's home is the actor. */
export function actorOf(principal: Principal): Actor {
  if (principal.role === "person" && principal.enteredBy) {
    return { role: "administrator", id: principal.enteredBy.id };
  }
  return { role: principal.role, id: principal.id };
}

/** Whether the caller is somebody else than an older person in their own home. */
export const isThirdParty = (principal: Principal): boolean => actorOf(principal).role !== "person";
