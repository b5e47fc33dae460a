import { eq } from "drizzle-orm";
import { supportLinks } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { knownOfOwner, replacePassword } from "../account/index.ts";
import { lockSupportPerson } from "./lock-support-person.ts";

type Input = { id: string; password: string };

/** Whoever was signed in as this relative is signed out. */
export async function setSupportPassword(
  ctx: CtxOf<"support-persons:write">,
  { id, password }: Input,
): Promise<void> {
  const { municipality } = ctx.principal;
  const login = await ctx.db.transaction((tx) => lockSupportPerson(tx, id, municipality.id));
  const owner = { role: "support", id, ...login } as const;
  const known = await knownOfOwner(ctx.db, owner, municipality.name);
  await refuseWeakPassword(ctx, { password, known });
  const passwordHash = await hashSecret(ctx, password);
  await ctx.db.transaction(async (tx) => {
    await lockSupportPerson(tx, id, municipality.id);
    await replacePassword(tx, { role: "support", id }, passwordHash);
    const links = await tx
      .select({ userId: supportLinks.userId })
      .from(supportLinks)
      .where(eq(supportLinks.supportPersonId, id));
    // Under the people too: whoever holds the new password can read what they share.
    for (const subjectId of [id, ...links.map(({ userId }) => userId)]) {
      await audit(tx, ctx, { action: "support-person.password-set", subjectId });
    }
  });
}
