import type { Ctx } from "../context.ts";
import { verifySecret } from "../secrets/hashing.ts";
import { type Attempt, countAttempt, identifySource, type Login } from "./attempts.ts";
import { limitEntries } from "./entry-limits.ts";

type Secret = { encoded: string | null | undefined; secret: string };

/**
 * Looks whether a PIN or password is right: first a place among those who wait, then the counts of
 * the attempt, then the hash. @throws ServiceError 503 without a place, 429 while waiting
 */
export async function checkSecret(
  ctx: Ctx,
  login: Login,
  secret: Secret,
): Promise<{ attempt: Attempt; isRight: boolean }> {
  const source = await identifySource(ctx, login);
  const caller = source.isKnown ? "known" : "stranger";
  return await ctx.hashing.queue.hold(caller, async (run) => {
    await limitEntries(ctx, source);
    const attempt = await countAttempt(ctx, source);
    return { attempt, isRight: await verifySecret(ctx, run, secret) };
  });
}
