import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { notFound } from "../../platform/errors.ts";

/** Holds the login until the transaction ends: no link, session or password comes in between. */
export async function lockSupportPerson(tx: Db, id: string, municipalityId: string): Promise<void> {
  const own = and(eq(supportPersons.id, id), eq(supportPersons.municipalityId, municipalityId));
  const [row] = await tx
    .select({ id: supportPersons.id })
    .from(supportPersons)
    .where(own)
    .for("update");
  if (!row) throw notFound();
}
