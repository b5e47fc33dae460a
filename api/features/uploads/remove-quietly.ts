import type { Ctx } from "../../platform/context.ts";

/** Deletes the files now if possible; returns whether it did. Else outbox or clean-up does. */
export async function removeQuietly(
  ctx: Pick<Ctx, "storage" | "log">,
  keys: string[],
): Promise<boolean> {
  try {
    for (const key of keys) await ctx.storage.delete(key);
    return true;
  } catch {
    ctx.log.error("file-removal-postponed");
    return false;
  }
}
