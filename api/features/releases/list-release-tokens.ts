import { asc, gt } from "drizzle-orm";
import { releaseTokens } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import { nameOf } from "./release-rules.ts";
import type { ListedReleaseToken } from "./token-schemas.ts";

/** The tokens that can be used now; nothing with which anybody could use one. */
export async function listReleaseTokens({
  db,
  clock,
}: CtxOf<"release-tokens:read">): Promise<{ tokens: ListedReleaseToken[] }> {
  const { area, createdAt, expiresAt } = releaseTokens;
  const rows = await db
    .select()
    .from(releaseTokens)
    .where(gt(expiresAt, clock()))
    .orderBy(asc(area), asc(createdAt));
  const tokens = rows.map((row) => ({
    id: nameOf(row),
    area: row.area,
    mayActivate: row.mayActivate,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
  return { tokens };
}
