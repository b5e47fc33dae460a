import { asc, eq, inArray, lte } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/open.ts";
import { storageUnreachable } from "./file-storage.ts";
import { fileDeletions } from "./table.ts";

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BATCH = 200;
/** A request does not wait for more than these; the timer does the rest. */
const AT_ONCE = 20;

/** Files that are about to be written: should no row come to own them, they go in a day. */
export async function reserveFiles(ctx: Services, keys: string[]): Promise<void> {
  const dueAt = new Date(ctx.clock().getTime() + DAY_MS);
  const rows = keys.map((key) => ({ key, dueAt }));
  if (rows.length > 0) await ctx.db.insert(fileDeletions).values(rows);
}

/** In the transaction that makes the row that owns them. */
export async function claimFiles(tx: Db, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const claimed = await tx
    .delete(fileDeletions)
    .where(inArray(fileDeletions.key, keys))
    .returning({ key: fileDeletions.key });
  if (claimed.length < keys.length) throw storageUnreachable(new Error("a reservation ran out"));
}

/** For files that are gone again: their row in the outbox has nothing left to do. */
export async function releaseFiles(ctx: Services, keys: string[]): Promise<void> {
  if (keys.length > 0) await ctx.db.delete(fileDeletions).where(inArray(fileDeletions.key, keys));
}

/** Deletes some of what is due, after the answer's work is committed; a failure is only logged. */
export async function deleteFilesNow(ctx: Services): Promise<void> {
  await deleteBatch(ctx, AT_ONCE);
}

/** Deletes all that is due; stops when the storage does not answer, to try again later. */
export async function deleteDueFiles(ctx: Services): Promise<void> {
  while ((await deleteBatch(ctx, BATCH)) === BATCH);
}

async function deleteBatch(ctx: Services, limit: number): Promise<number> {
  const due = await ctx.db
    .select()
    .from(fileDeletions)
    .where(lte(fileDeletions.dueAt, ctx.clock()))
    .orderBy(asc(fileDeletions.dueAt), asc(fileDeletions.key))
    .limit(limit);
  const deleted: string[] = [];
  for (const { key, attempts } of due) {
    try {
      await ctx.storage.delete(key);
      deleted.push(key);
    } catch {
      ctx.log.error("file-deletion-failed", { attempts: attempts + 1 });
      await postpone(ctx, key, attempts + 1);
      break;
    }
  }
  if (deleted.length > 0) {
    await ctx.db.delete(fileDeletions).where(inArray(fileDeletions.key, deleted));
  }
  return deleted.length;
}

/** Doubling from a minute to a day, so that one file that will not go holds up no other. */
async function postpone(ctx: Services, key: string, attempts: number): Promise<void> {
  const wait = Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), DAY_MS);
  await ctx.db
    .update(fileDeletions)
    .set({ dueAt: new Date(ctx.clock().getTime() + wait), attempts })
    .where(eq(fileDeletions.key, key));
}
