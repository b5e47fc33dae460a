import type { Db } from "../../db/open.ts";
import type { AuditAction } from "../../db/schema/audit-actions.ts";
import type { SignedInCtx } from "../context.ts";
import { actorOf, isThirdParty } from "./actor.ts";
import { insertEvent, insertEvents } from "./record-event.ts";

/** What was done, and to whom: a person's, an account's or a municipality's id. */
export type AuditEntry = { action: AuditAction; subjectId?: string };

/**
 * Records what the caller did. Pass the transaction of the change, so that both happen or neither.
 * Who and when come from the context.
 */
export async function audit(db: Db, ctx: SignedInCtx, entry: AuditEntry): Promise<void> {
  await entryInsert(db, ctx, entry);
}

/** The same action on each of several subjects, at least one: one statement. */
export async function auditEach(
  db: Db,
  ctx: SignedInCtx,
  { action, subjectIds }: { action: AuditAction; subjectIds: readonly string[] },
): Promise<void> {
  const events = subjectIds.map((subjectId) => toEvent(ctx, { action, subjectId }));
  await insertEvents(db, events);
}

/** The same, for what an older person may do in their own home without a record. */
export async function auditThirdParty(db: Db, ctx: SignedInCtx, entry: AuditEntry): Promise<void> {
  for (const insert of thirdPartyInserts(db, ctx, entry)) await insert;
}

/** The same as statements to send together with the change: one, or none. */
export function thirdPartyInserts(db: Db, ctx: SignedInCtx, entry: AuditEntry) {
  return isThirdParty(ctx.principal) ? [entryInsert(db, ctx, entry)] : [];
}

const entryInsert = (db: Db, ctx: SignedInCtx, entry: AuditEntry) =>
  insertEvent(db, toEvent(ctx, entry));

const toEvent = ({ principal, clock }: SignedInCtx, entry: AuditEntry) => ({
  ...entry,
  at: clock(),
  actor: actorOf(principal),
  municipalityId: principal.municipality.id,
});
