import { and, eq, inArray, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { chatTurns } from "../../db/schema/chat.ts";
import { type ErasedCounts, erasureReceipts } from "../../db/schema/erasure-receipts.ts";
import { mediaItems } from "../../db/schema/media.ts";
import { reminders } from "../../db/schema/reminders.ts";
import { scores } from "../../db/schema/scores.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import { supportLinks, supportPersons } from "../../db/schema/support-persons.ts";
import { uploads } from "../../db/schema/uploads.ts";
import { users } from "../../db/schema/users.ts";
import { photoStorageKey } from "./photo-path.ts";

type Terms = {
  userId: string;
  now: Date;
  /** Null for a job. */
  erasedBy: string | null;
  /** What must still hold once nobody else can change the person. */
  isDue?: SQL | undefined;
};

/**
 * Deletes all rows of a person, sessions included, and relatives who support nobody else, and keeps
 * the receipt; the files go into the outbox. Relatives are locked before the person, as wherever
 * both are, so nothing of the person may be locked by the transaction before.
 *
 * @returns false when there is no such person, or they are not due
 */
export async function eraseUser(tx: Db, { userId, now, erasedBy, isDue }: Terms): Promise<boolean> {
  const supportPersonIds = await lockSupportPersons(tx, userId);
  // Nobody adds anything to what is counted next.
  const one = eq(users.id, userId);
  const [user] = await tx.select().from(users).where(and(one, isDue)).for("update");
  if (!user) return false;
  const counted = await countOwn(tx, userId);
  await tx.delete(users).where(one);
  await deleteUnlinked(tx, supportPersonIds);
  const { municipalityId } = user;
  await tx
    .insert(erasureReceipts)
    .values({ userId, municipalityId, erasedBy, erasedAt: now, ...counted });
  return true;
}

type Counted = { counts: ErasedCounts; fileKeys: string[] };

/** What goes, counted by the database in one statement. */
async function countOwn(tx: Db, userId: string): Promise<Counted> {
  const [row] = await rowsOf<Counted>(
    tx,
    sql`select jsonb_build_object(
        'reminders', (select count(*) from ${reminders} where user_id = ${userId}),
        'memories', (select count(*) from ${mediaItems} where user_id = ${userId}),
        'messages', (select count(*) from ${supportMessages} where to_user_id = ${userId}),
        'chatTurns', (select count(*) from ${chatTurns} where user_id = ${userId}),
        'scores', (select count(*) from ${scores} where user_id = ${userId}),
        'relatives', (select count(*) from ${supportLinks} where user_id = ${userId})
      ) as counts,
      (select coalesce(jsonb_agg(key), '[]') from (
        select ${photoStorageKey("")}::text || photo_key as key from ${users} where id = ${userId}
        union select file_key from ${mediaItems} where user_id = ${userId}
        union select thumbnail_key from ${mediaItems} where user_id = ${userId}
        union select file_key from ${supportMessages} where to_user_id = ${userId}
        union select file_key from ${uploads} where user_id = ${userId}
      ) as files where key is not null) as "fileKeys"`,
  );
  if (!row) throw new Error("a statement without from gives a row");
  return row;
}

async function lockSupportPersons(tx: Db, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: supportPersons.id })
    .from(supportLinks)
    .innerJoin(supportPersons, eq(supportPersons.id, supportLinks.supportPersonId))
    .where(eq(supportLinks.userId, userId))
    .for("update", { of: supportPersons });
  return rows.map(({ id }) => id);
}

/** A login that supports nobody any more would keep a name and an e-mail without need. */
async function deleteUnlinked(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const links = tx
    .select()
    .from(supportLinks)
    .where(eq(supportLinks.supportPersonId, supportPersons.id));
  await tx.delete(supportPersons).where(and(inArray(supportPersons.id, ids), notExists(links)));
}
