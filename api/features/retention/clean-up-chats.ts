import { lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import type { Retention } from "../../platform/retention.ts";
import { recordRun } from "./record-run.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Removes what was said so long ago in conversations that nobody left. */
export async function cleanUpChats(db: Db, now: Date, { chatDays }: Retention): Promise<void> {
  const before = new Date(now.getTime() - chatDays * DAY_MS);
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(chatTurns)
      .where(lt(chatTurns.askedAt, before))
      .returning({ id: chatTurns.id });
    await recordRun(tx, "stray-chats", removed.length, now);
  });
}
