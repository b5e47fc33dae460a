import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { notFound } from "../../platform/errors.ts";

/** Holds the login until the transaction ends: no link, session or password comes in between. */
export async function lockSupportPerson(tx: Db, id: string, municipalityId: string) {
  const own = and(eq(supportPersons.id, id), eq(supportPersons.municipalityId, municipalityId));
  const [row] = await tx
    .select({ name: supportPersons.name, email: supportPersons.email })
    .from(supportPersons)
    .where(own)
    .for("update");
  if (!row) throw notFound();
  return row;
}
