import { eq } from "drizzle-orm";
import { refusalFor, requirePrincipal } from "../auth/permissions.ts";
import type { SupportPrincipal } from "../auth/principal.ts";
import type { Ctx } from "../context.ts";
import { forbidden, notFound, userNotFound } from "../errors.ts";
import { isUuid } from "../http/fields.ts";
import { supportPersons } from "../support-persons/table.ts";

/** A support person, whoever they support. */
export async function requireSupportPerson(ctx: Ctx): Promise<SupportPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role !== "support") throw forbidden();
  return principal;
}

/** This very support person; of another municipality's nobody learns that they exist. */
export async function requireThatSupportPerson(ctx: Ctx, id: string): Promise<SupportPrincipal> {
  const principal = await requirePrincipal(ctx);
  if (principal.role === "support" && principal.id === id) return principal;
  const [other] = await ctx.db
    .select({ municipalityId: supportPersons.municipalityId })
    .from(supportPersons)
    .where(eq(supportPersons.id, id));
  throw other?.municipalityId === principal.municipality.id ? forbidden() : notFound();
}

/** Sending is always allowed to a linked relative, whatever the person shares with the family. */
export async function refuseUnlinked(
  ctx: Ctx,
  principal: SupportPrincipal,
  userId: string,
): Promise<void> {
  if (principal.users.some(({ id }) => id === userId)) return;
  throw isUuid(userId) ? await refusalFor(ctx, principal, userId) : userNotFound();
}
