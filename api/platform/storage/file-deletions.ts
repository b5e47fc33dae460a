import { asc, eq, inArray, lte } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { fileDeletions } from "../../db/schema/storage.ts";
import type { Log } from "../log.ts";
import { type FileStorage, storageUnreachable } from "./file-storage.ts";

type Services = { db: Db; storage: FileStorage; clock: () => Date; log: Log };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const BATCH = 200;
/** A request deletes at most this many; the timer does the rest. */
const AT_ONCE = 20;

/** Files that are about to be written. If no row owns them, they are deleted after a day. */
export async function reserveFiles(services: Services, keys: string[]): Promise<void> {
  const dueAt = new Date(services.clock().getTime() + DAY_MS);
  const rows = keys.map((key) => ({ key, dueAt }));
  if (rows.length > 0) await services.db.insert(fileDeletions).values(rows);
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

/** In the transaction that takes them from the row that owned them: they are due at once. */
export async function discardFiles(tx: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.insert(fileDeletions).values(keys.map((key) => ({ key })));
}

/** For files that are deleted: their row in the outbox is no longer needed. */
export async function releaseFiles(services: Services, keys: string[]): Promise<void> {
  if (keys.length > 0)
    await services.db.delete(fileDeletions).where(inArray(fileDeletions.key, keys));
}

/** Deletes some of what is due, after the answer's work is committed; a failure is only logged. */
export async function deleteFilesNow(services: Services): Promise<void> {
  await deleteBatch(services, AT_ONCE);
}

/** Deletes all that is due; stops when the storage does not answer, to try again later. */
export async function deleteDueFiles(services: Services): Promise<void> {
  while ((await deleteBatch(services, BATCH)) === BATCH);
}

async function deleteBatch(services: Services, limit: number): Promise<number> {
  const due = await services.db
    .select()
    .from(fileDeletions)
    .where(lte(fileDeletions.dueAt, services.clock()))
    .orderBy(asc(fileDeletions.dueAt), asc(fileDeletions.key))
    .limit(limit);
  const deleted: string[] = [];
  for (const { key, attempts } of due) {
    try {
      await services.storage.delete(key);
      deleted.push(key);
    } catch {
      services.log.error("file-deletion-failed", { attempts: attempts + 1 });
      await postpone(services, key, attempts + 1);
      break;
    }
  }
  if (deleted.length > 0) {
    await services.db.delete(fileDeletions).where(inArray(fileDeletions.key, deleted));
  }
  return deleted.length;
}

/** The wait doubles from a minute to a day, so one file that cannot be deleted delays no other. */
async function postpone(services: Services, key: string, attempts: number): Promise<void> {
  const wait = Math.min(MINUTE_MS * 2 ** Math.min(attempts, 20), DAY_MS);
  await services.db
    .update(fileDeletions)
    .set({ dueAt: new Date(services.clock().getTime() + wait), attempts })
    .where(eq(fileDeletions.key, key));
}
