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
  | "reminders.read"
  | "reminder.created"
  | "reminder.completed"
  | "reminder.deleted"
  | "metrics.read"
  | "chat.read"
  | "chat.sent"
  | "chat.cleared"
  | "support-person.created"
  | "support-person.linked"
  | "support-person.link-failed"
  | "support-persons.listed"
  | "support-person.unlinked"
  | "support-person.deleted"
  | "support-person.password-set"
  | "consent.family-given"
  | "consent.family-withdrawn"
  | "consent.municipal-given"
  | "consent.municipal-withdrawn"
  | "settings.changed"
  | "user.pin-set"
  | "user.pin-removed"
  | "audit.read"
  | "invitation.created"
  | "invitation.used"
  | "invitation.deleted"
  | "device.authorised"
  | "device.link-created"
  | "device.claimed"
  | "device.removed"
  | "devices.listed";

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
  await insertEvent(db, event);
}

/** The same as a statement that has yet to run, to ride along with the change itself. */
export function insertEvent(db: Db, event: AuditEvent) {
  const { at, action, actor, municipalityId, subjectId = null } = event;
  const row = { at, action, actorRole: actor.role, actorId: actor.id, municipalityId, subjectId };
  return db.insert(auditEvents).values(row);
}
