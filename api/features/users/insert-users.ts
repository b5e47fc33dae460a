import type { Db } from "../../db/open.ts";
import { CONSENTS } from "../../db/schema/consents.ts";
import { users } from "../../db/schema/users.ts";
import { auditEach } from "../../platform/audit/audit.ts";
import type { SignedInCtx } from "../../platform/context.ts";
import { consentOf, noteConsent } from "../consents/index.ts";

type NewUser = Omit<typeof users.$inferInsert, "createdAt">;
type UserRow = typeof users.$inferSelect;

/**
 * Enrols people, at least one: their rows in one statement, and in the trail in another. The caller
 * has checked what is in them.
 */
export async function insertUsers(
  tx: Db,
  ctx: SignedInCtx,
  people: readonly NewUser[],
): Promise<UserRow[]> {
  const createdAt = ctx.clock();
  const values = people.map((person) => ({ ...person, createdAt }));
  const rows = await tx.insert(users).values(values).returning();
  await auditEach(tx, ctx, { action: "user.created", subjectIds: rows.map(({ id }) => id) });
  for (const row of rows) {
    for (const consent of CONSENTS.filter((one) => consentOf(row, one).isInForce)) {
      const step = { userId: row.id, consent, step: "enrolled" } as const;
      await noteConsent(tx, ctx, { ...step, inForceFrom: createdAt });
    }
  }
  return rows;
}
