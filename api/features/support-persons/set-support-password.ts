import { eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { hashSecret } from "../auth/hashing.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import { sessions } from "../auth/table.ts";
import type { Ctx } from "../context.ts";
import { lockSupportPerson } from "./lock-support-person.ts";
import { supportLinks, supportPersons } from "./table.ts";

type Input = { id: string; password: string };

/** An administrator of the municipality; whoever was signed in as this relative is out. */
export async function setSupportPassword(ctx: Ctx, { id, password }: Input): Promise<void> {
  const admin = await requireAdministrator(ctx);
  const municipalityId = admin.municipality.id;
  const passwordHash = await hashSecret(ctx, password);
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, municipalityId);
    await tx.update(supportPersons).set({ passwordHash }).where(eq(supportPersons.id, id));
    await tx.delete(sessions).where(eq(sessions.supportPersonId, id));
    const links = await tx
      .select({ userId: supportLinks.userId })
      .from(supportLinks)
      .where(eq(supportLinks.supportPersonId, id));
    // Under the people too: whoever holds the new password can read what they share.
    for (const subjectId of [id, ...links.map(({ userId }) => userId)]) {
      const event = { actor: actorOf(admin), subjectId, municipalityId };
      await recordEvent(tx, { at: ctx.clock(), action: "support-person.password-set", ...event });
    }
  });
}
