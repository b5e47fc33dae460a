import type { Role } from "../context.ts";
import type { Db } from "../db/open.ts";
import { auditEvents } from "./table.ts";

export type AuditAction =
  | "municipality.created"
  | "administrator.created"
  | "administrator.login"
  | "administrator.login-failed"
  | "person.entered"
  | "person.pin-failed"
  | "support.login"
  | "support.login-failed"
  | "session.ended"
  | "user.created"
  | "user.read"
  | "users.listed"
  | "user.deleted"
  | "media.read"
  | "media.deleted"
  | "support-messages.read"
  | "support-messages.deleted"
  | "scores.read"
  | "support-person.created"
  | "support-person.linked"
  | "support-person.link-failed"
  | "support-persons.listed";

/** Who did it; `id` is null for somebody who has not said or proved who they are. */
export type Actor = { role: Role | "anyone"; id: string | null };

export const ANYONE_ACTOR: Actor = { role: "anyone", id: null };

type AuditEvent = {
  at: Date;
  action: AuditAction;
  actor: Actor;
  municipalityId: string | null;
  /** What was touched: a person's, an account's or a municipality's id. */
  subjectId?: string | null;
};

/** Ids only, no contents. Pass the transaction of the change, so that both happen or neither. */
export async function recordEvent(db: Db, event: AuditEvent): Promise<void> {
  const { at, action, actor, municipalityId, subjectId = null } = event;
  const row = { at, action, actorRole: actor.role, actorId: actor.id, municipalityId, subjectId };
  await db.insert(auditEvents).values(row);
}
