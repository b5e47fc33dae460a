import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import { accountsBefore, type Retention } from "../../platform/retention.ts";
import { expireUsers } from "../users/index.ts";
import { recordRun } from "./record-run.ts";

/**
 * Erases people and deletes administrators who were deactivated so long ago. People's files follow
 * through the outbox.
 *
 * @throws why the first of those could not be erased that could not, after all others
 */
export async function expireDeactivated(
  db: Db,
  now: Date,
  { accountMonths }: Retention,
): Promise<void> {
  const before = accountsBefore(now, accountMonths);
  const { erased, failures } = await expireUsers(db, now, before);
  const deleted = await db.transaction(async (tx) => {
    const rows = await tx
      .delete(administrators)
      .where(lt(administrators.disabledAt, before))
      .returning({ id: administrators.id, municipalityId: administrators.municipalityId });
    for (const { id: subjectId, municipalityId } of rows) {
      const event = { at: now, actor: ANYONE_ACTOR, municipalityId, subjectId };
      await recordEvent(tx, { ...event, action: "administrator.expired" });
    }
    return rows.length;
  });
  await recordRun(db, "deactivated-people", erased + deleted, now);
  if (failures.length > 0) throw failures[0];
}
