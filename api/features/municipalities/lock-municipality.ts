import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { municipalities } from "../../db/schema/municipalities.ts";

/** Of two that change its administrators at once, the second waits here for the first. */
export async function lockMunicipality(tx: Db, municipalityId: string): Promise<void> {
  await tx
    .select({ id: municipalities.id })
    .from(municipalities)
    .where(eq(municipalities.id, municipalityId))
    .for("no key update");
}
