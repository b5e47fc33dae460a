import { eq } from "drizzle-orm";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { unknownMunicipality, userNotFound } from "../../platform/errors.ts";
import type { SupportPerson } from "./schemas.ts";

type Input = { userId: string; municipalityId?: string | undefined };

/** Sorted by name. */
export async function listSupportPersons(
  ctx: CtxOf<"supporters:read">,
  { userId, municipalityId }: Input,
): Promise<SupportPerson[]> {
  const own = ctx.principal.municipality.id;
  if (municipalityId && municipalityId !== own) throw unknownMunicipality();
  const rows = await ctx.db
    .select({ id: supportPersons.id, name: supportPersons.name, email: supportPersons.email })
    .from(users)
    .leftJoin(supportLinks, eq(supportLinks.userId, users.id))
    .leftJoin(supportPersons, eq(supportPersons.id, supportLinks.supportPersonId))
    .where(eq(users.id, userId));
  if (rows.length === 0) throw userNotFound();
  return rows.flatMap(toSupportPerson).sort((a, b) => a.name.localeCompare(b.name, "es"));
}

type Row = { [K in keyof SupportPerson]: SupportPerson[K] | null };

/** A person without support comes back as one row of nulls. */
function toSupportPerson({ id, name, email }: Row): SupportPerson[] {
  return id && name && email ? [{ id, name, email }] : [];
}
