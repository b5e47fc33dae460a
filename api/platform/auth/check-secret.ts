import type { Ctx } from "../context.ts";
import { verifySecret } from "../secrets/hashing.ts";
import { type AccountOwner, noticeAttack } from "./account-notices.ts";
import { identifySource, type Login } from "./attempt-source.ts";
import { type Attempt, countAttempt } from "./attempts.ts";
import { limitEntries } from "./entry-limits.ts";

type Secret = { encoded: string | null | undefined; secret: string };

/**
 * Looks whether a PIN or password is right: first a place among those who wait, then the counts of
 * the attempt, then the hash. `owner` is told when many attempts at the account were wrong; null
 * for an account that does not exist. @throws ServiceError 503 without a place, 429 while waiting
 */
export async function checkSecret(
  ctx: Ctx,
  login: Login,
  secret: Secret,
  owner: AccountOwner | null,
): Promise<{ attempt: Attempt; isRight: boolean }> {
  const source = await identifySource(ctx, login);
  const caller = source.isKnown ? "known" : "stranger";
  return await ctx.hashing.queue.hold(caller, async (run) => {
    await limitEntries(ctx, source);
    const attempt = await countAttempt(ctx, source);
    const isRight = await verifySecret(ctx, run, secret);
    if (!isRight && owner) await noticeAttack(ctx, owner, attempt);
    return { attempt, isRight };
  });
}
