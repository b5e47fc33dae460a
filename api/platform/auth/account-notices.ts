import { eq } from "drizzle-orm";
import { administrators } from "../../db/schema/admins.ts";
import type { Role } from "../../db/schema/roles.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import { ANYONE_ACTOR } from "../audit/actor.ts";
import { recordEvent } from "../audit/record-event.ts";
import type { Ctx } from "../context.ts";
import type { Attempt } from "./attempts.ts";

/** Whose account a secret opens. */
export type AccountOwner = { role: Role; id: string; municipalityId: string };

/** So many wrong attempts at one account are noticed, and each time that they have doubled. */
export const NOTICED_MISSES = 20;

const ACCOUNTS = { administrator: administrators, person: users, support: supportPersons };

/**
 * Notes at the account that many attempts were wrong, for its owner to read at the next entry, and
 * in the audit trail. Each count is reached by one attempt alone, so parallel ones note it once.
 */
export async function noticeAttack(
  ctx: Ctx,
  { role, id, municipalityId }: AccountOwner,
  { missesAtAccount }: Attempt,
): Promise<void> {
  if (!missesAtAccount.some(isNoticed)) return;
  const at = ctx.clock();
  const table = ACCOUNTS[role];
  await ctx.db.transaction(async (tx) => {
    await tx.update(table).set({ guessedAt: at }).where(eq(table.id, id));
    const event = { actor: ANYONE_ACTOR, subjectId: id, municipalityId };
    await recordEvent(tx, { at, action: "guessing.noticed", ...event });
  });
}

/** Puts the notice of an account away. */
export async function dismissAttack(ctx: Ctx, role: Role, id: string): Promise<void> {
  const table = ACCOUNTS[role];
  await ctx.db.update(table).set({ guessedAt: null }).where(eq(table.id, id));
}

const isNoticed = (misses: number) =>
  misses >= NOTICED_MISSES && Number.isInteger(Math.log2(misses / NOTICED_MISSES));
