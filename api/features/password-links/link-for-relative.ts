import { eq } from "drizzle-orm";
import { supportLinks } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { lockAccount } from "../account/index.ts";
import { makePasswordLink } from "./make-password-link.ts";
import type { PasswordLink } from "./schemas.ts";

type Input = { id: string; origin: string };

/** For a relative who has forgotten the password: they choose it, and no clerk learns it. */
export async function linkForRelative(
  ctx: CtxOf<"support-persons:write">,
  { id, origin }: Input,
): Promise<PasswordLink> {
  const { municipality, id: createdBy } = ctx.principal;
  const account = { role: "support", id } as const;
  return await ctx.db.transaction(async (tx) => {
    const relative = await lockAccount(tx, account);
    if (relative?.municipalityId !== municipality.id) throw notFound();
    const links = await tx
      .select({ userId: supportLinks.userId })
      .from(supportLinks)
      .where(eq(supportLinks.supportPersonId, id));
    // Under the people too: whoever opens the link can read what they share.
    for (const subjectId of [id, ...links.map(({ userId }) => userId)]) {
      await audit(tx, ctx, { action: "support-person.password-link-created", subjectId });
    }
    return await makePasswordLink(tx, ctx, { account, municipality, origin, createdBy });
  });
}
