import { like } from "drizzle-orm";
import { releaseTokens } from "../../db/schema/releases.ts";
import { ANYONE_ACTOR } from "../../platform/audit/actor.ts";
import { recordEvent } from "../../platform/audit/record-event.ts";
import type { CtxOf } from "../../platform/context.ts";
import { releaseTokenUnknown } from "./release-rules.ts";

/** The token is refused from its next call on; what it has sent stays. */
export async function revokeReleaseToken(
  ctx: CtxOf<"release-tokens:revoke">,
  { tokenId }: { tokenId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    // `_` is one of an id's own letters, and would stand for any.
    const begins = `${tokenId.replaceAll("_", "\\_")}%`;
    const rows = await tx
      .delete(releaseTokens)
      .where(like(releaseTokens.hash, begins))
      .returning({ area: releaseTokens.area });
    if (rows.length === 0) throw releaseTokenUnknown();
    const event = { action: "release-token.revoked", actor: ANYONE_ACTOR } as const;
    await recordEvent(tx, { ...event, at: ctx.clock(), municipalityId: null });
  });
}
