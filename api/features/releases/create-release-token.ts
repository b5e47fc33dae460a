import { releaseTokens } from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import type { CreatedReleaseToken, NewReleaseToken } from "./schemas.ts";

const DAY_MS = 24 * 3_600_000;
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
    const row = { hash: hashToken(secret), area, mayActivate, createdAt: now, expiresAt };
    await tx.insert(releaseTokens).values(row);
    const action = "release-token.created";
    await recordEvent(tx, { at: now, action, actor: ANYONE_ACTOR, municipalityId: null });
  });
  return { token: `release.${secret}`, area, mayActivate, expiresAt: expiresAt.toISOString() };
}
