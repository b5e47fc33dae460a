import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";

/** Null when there is none with this id. */
export async function nameOfMunicipality(db: Db, municipalityId: string): Promise<string | null> {
  const { id, name } = municipalities;
  const [row] = await db.select({ name }).from(municipalities).where(eq(id, municipalityId));
  return row?.name ?? null;
}
