import { eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { hashSecret } from "../auth/hashing.ts";
import { actorOf, requireAdministratorOf } from "../auth/permissions.ts";
import { sessions } from "../auth/table.ts";
import type { Ctx } from "../context.ts";
import { userNotFound } from "../errors.ts";
import { users } from "./table.ts";

/** An administrator of the municipality; '' lets the person go straight in from now on. */
export async function setPin(ctx: Ctx, { id, pin }: { id: string; pin: string }): Promise<void> {
  const admin = await requireAdministratorOf(ctx, id);
  const pinHash = pin === "" ? null : await hashSecret(ctx, pin);
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ pinHash })
      .where(eq(users.id, id))
      .returning({ municipalityId: users.municipalityId });
    if (!row) throw userNotFound();
    // Whoever got in with the old PIN is out; without a PIN there is nothing left to keep out of.
    if (pinHash) await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordEvent(tx, {
      at: ctx.clock(),
      action: pinHash ? "user.pin-set" : "user.pin-removed",
      actor: actorOf(admin),
      subjectId: id,
      municipalityId: row.municipalityId,
    });
  });
}
