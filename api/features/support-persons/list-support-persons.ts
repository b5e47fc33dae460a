import { and, eq } from "drizzle-orm";
import { recordEvent } from "../audit/record-event.ts";
import { actorOf, requireAdministrator } from "../auth/permissions.ts";
import type { Ctx } from "../context.ts";
import { unknownMunicipality, userNotFound } from "../errors.ts";
import { users } from "../users/table.ts";
import type { SupportPerson } from "./schemas.ts";
import { supportLinks, supportPersons } from "./table.ts";

type Input = { userId: string; municipalityId?: string | undefined };

/** An administrator of the person's municipality. */
export async function listSupportPersons(ctx: Ctx, input: Input): Promise<SupportPerson[]> {
  const admin = await requireAdministrator(ctx);
  const { userId, municipalityId } = input;
  if (municipalityId && municipalityId !== admin.municipality.id) throw unknownMunicipality();
  const rows = await ctx.db
    .select({ id: supportPersons.id, name: supportPersons.name, email: supportPersons.email })
    .from(users)
    .leftJoin(supportLinks, eq(supportLinks.userId, users.id))
    .leftJoin(supportPersons, eq(supportPersons.id, supportLinks.supportPersonId))
    .where(and(eq(users.id, userId), eq(users.municipalityId, admin.municipality.id)));
  if (rows.length === 0) throw userNotFound();
  await recordEvent(ctx.db, {
    at: ctx.clock(),
    action: "support-persons.listed",
    actor: actorOf(admin),
    subjectId: userId,
    municipalityId: admin.municipality.id,
  });
  return rows.flatMap(toSupportPerson).sort((a, b) => a.name.localeCompare(b.name, "es"));
}

type Row = { [K in keyof SupportPerson]: SupportPerson[K] | null };

/** A person without support comes back as one row of nulls. */
function toSupportPerson({ id, name, email }: Row): SupportPerson[] {
  return id && name && email ? [{ id, name, email }] : [];
}
