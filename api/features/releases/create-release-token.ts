import { gt } from "drizzle-orm";
import { releaseTokens } from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { tooManyReleaseTokens } from "./release-rules.ts";
import type { CreatedReleaseToken, NewReleaseToken } from "./token-schemas.ts";

const DAY_MS = 24 * 3_600_000;
/** Tokens that can be used at a time, of all areas together. */
const MOST_TOKENS = 500;
const NEW_TOKENS = { key: "release-tokens", most: 100, seconds: 24 * 3600 };

/** The token itself is in this one answer and nowhere else. */
export async function createReleaseToken(
  ctx: CtxOf<"release-tokens:create">,
  { area, mayActivate, days }: NewReleaseToken,
): Promise<CreatedReleaseToken> {
  const now = ctx.clock();
  const secret = newToken(ctx.random);
  const expiresAt = new Date(now.getTime() + days * DAY_MS);
  await ctx.db.transaction(async (tx) => {
    await countCall(tx, now, NEW_TOKENS, {
      code: "TOO_MANY_CALLS",
      sentence: (wait) => `Hoy ya se han creado 100 claves. Espera ${wait}.`,
    });
    // The counter above is locked: of two that come at once the second sees the first.
    const inUse = await tx.$count(releaseTokens, gt(releaseTokens.expiresAt, now));
    if (inUse >= MOST_TOKENS) throw tooManyReleaseTokens();
    const row = { hash: hashToken(secret), area, mayActivate, createdAt: now, expiresAt };
    await tx.insert(releaseTokens).values(row);
    const action = "release-token.created";
    await recordEvent(tx, { at: now, action, actor: ANYONE_ACTOR, municipalityId: null });
  });
  return { token: `release.${secret}`, area, mayActivate, expiresAt: expiresAt.toISOString() };
}
