import { eq } from "drizzle-orm";
import { staffNotes } from "../../db/schema/staff-notes.ts";
import { users } from "../../db/schema/users.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import { findNotes } from "./find-notes.ts";
import type { StaffNotes, WriteStaffNotes } from "./schemas.ts";

type Input = { userId: string; notes: WriteStaffNotes };

/** '' deletes the note. @throws ServiceError 409 when somebody changed it since it was read */
export async function writeStaffNotes(
  ctx: CtxOf<"staff-notes:write">,
  { userId, notes: { text, since } }: Input,
): Promise<StaffNotes> {
  return await ctx.db.transaction(async (tx) => {
    // Locks the person, so two simultaneous notes come one after the other, also the first two.
    const one = eq(users.id, userId);
    await tx.select({ id: users.id }).from(users).where(one).for("no key update");
    const before = await findNotes(tx, userId);
    if (before.text === text) return before;
    if (before.changedAt !== toIso(since)) throw changedMeanwhile();
    if (text === "") await tx.delete(staffNotes).where(eq(staffNotes.userId, userId));
    else {
      // Two notes of one millisecond would otherwise look alike to whoever read the first.
      const soonest = before.changedAt === null ? 0 : Date.parse(before.changedAt) + 1;
      const changedAt = new Date(Math.max(ctx.clock().getTime(), soonest));
      const row = { text, changedAt, changedBy: ctx.principal.id };
      const target = staffNotes.userId;
      await tx
        .insert(staffNotes)
        .values({ userId, ...row })
        .onConflictDoUpdate({ target, set: row });
    }
    await audit(tx, ctx, { action: "staff-notes.changed", subjectId: userId });
    return await findNotes(tx, userId);
  });
}

const toIso = (moment: string | null) => moment && new Date(moment).toISOString();

const changedMeanwhile = () =>
  new ServiceError(
    409,
    "NOTES_CHANGED",
    "Otra persona ha cambiado la nota mientras escribías. Copia lo tuyo y vuelve a abrir la ficha.",
  );
