import type { Db } from "../../db/open.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import type { AuditAction } from "../../db/schema/audit-actions.ts";
import type { Actor } from "./actor.ts";

type AuditEvent = {
  at: Date;
  action: AuditAction;
  actor: Actor;
  municipalityId: string | null;
  /** What was touched: a person's, an account's or a municipality's id. */
  subjectId?: string | null;
};

/**
 * For events before anybody is signed in: logins, set-up links. The actions of a signed-in caller
 * are recorded by `audit()`, which takes who and when from the context.
 */
export async function recordEvent(db: Db, event: AuditEvent): Promise<void> {
  await insertEvent(db, event);
}

/** The same as a statement that has not run yet. */
export const insertEvent = (db: Db, event: AuditEvent) => insertEvents(db, [event]);

/** Several events, at least one, as one statement that has not run yet. */
export const insertEvents = (db: Db, events: readonly AuditEvent[]) =>
  db.insert(auditEvents).values(events.map(toRow));

function toRow({ at, action, actor, municipalityId, subjectId = null }: AuditEvent) {
  return { at, action, actorRole: actor.role, actorId: actor.id, municipalityId, subjectId };
}
