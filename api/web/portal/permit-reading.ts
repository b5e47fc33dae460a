import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { releaseTokens } from "../../db/schema/releases.ts";
import { readReleaseToken } from "../../platform/auth/claims.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

export type TeamServices = { db: Db; clock: () => Date };

/** Whether the header holds a valid token of the area: its team reads what is not active yet. */
export async function isOfTeam(
  { db, clock }: TeamServices,
  area: string,
  authorization: string | undefined,
): Promise<boolean> {
  const token = readReleaseToken(authorization ?? "");
  if (token === null) return false;
  const rows = await db
    .select({ area: releaseTokens.area })
    .from(releaseTokens)
    .where(
      and(
        eq(releaseTokens.hash, hashToken(token)),
        eq(releaseTokens.area, area),
        gt(releaseTokens.expiresAt, clock()),
      ),
    );
  return rows.length > 0;
}
