import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";
import { isUuid } from "../is-uuid.ts";

/** The municipality that a login names, where its failure is noted; null when there is none. */
export async function knownMunicipality(db: Db, id: string | null = null): Promise<string | null> {
  if (!isUuid(id ?? "")) return null;
  const { id: column } = municipalities;
  const [row] = await db
    .select({ id: column })
    .from(municipalities)
    .where(eq(column, id ?? ""));
  return row?.id ?? null;
}
