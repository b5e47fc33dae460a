import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { audit } from "../../platform/audit/audit.ts";
import type { Ctx, CtxOf } from "../../platform/context.ts";
import { ServiceError } from "../../platform/errors.ts";
import type { SupportPerson } from "./schemas.ts";

type Target = { userId: string; email: string };

/**
 * Links the login that this address has in the administrator's municipality. Null without one. Call
 * it after `lockEmail`. @throws ServiceError 409 when it is linked to that person already
 */
export async function linkExisting(
  tx: Db,
  ctx: CtxOf<"supporters:write"> | CtxOf<"support-invitations:create">,
  { userId, email }: Target,
): Promise<SupportPerson | null> {
  const municipalityId = ctx.principal.municipality.id;
  const same = and(
    eq(supportPersons.municipalityId, municipalityId),
    eq(supportPersons.email, email),
  );
  const [found] = await tx
    .select({ id: supportPersons.id, name: supportPersons.name, email: supportPersons.email })
    .from(supportPersons)
    .where(same)
    .for("update");
  if (!found) return null;
  if (!(await link(tx, ctx, found.id, userId))) throw alreadyLinked();
  await audit(tx, ctx, { action: "support-person.linked", subjectId: userId });
  return found;
}

/** @returns whether the link is new */
export async function link(
  tx: Db,
  ctx: Ctx,
  supportPersonId: string,
  userId: string,
): Promise<boolean> {
  const rows = await tx
    .insert(supportLinks)
    .values({ supportPersonId, userId, createdAt: ctx.clock() })
    .onConflictDoNothing()
    .returning({ userId: supportLinks.userId });
  return rows.length > 0;
}

const alreadyLinked = () =>
  new ServiceError(409, "SUPPORT_PERSON_LINKED", "Esta persona de apoyo ya está añadida.");
