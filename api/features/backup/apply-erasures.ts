import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import type { Erasure } from "./erasure-list.ts";

type Entry = { ids: string[]; key: string; at: string };

/**
 * How an entry of the list is applied again, by its table; ids that no longer exist are skipped.
 */
const ERASE: Record<string, (entry: Entry) => SQL> = {
  administrators: ({ ids }) => sql`delete from administrators where id = ${ids[0]}`,
  // In the order of the list: the last of the two is what holds.
  "administrators.disabled": ({ ids, at }) =>
    sql`update administrators set disabled_at = ${at} where id = ${ids[0]}`,
  "administrators.enabled": ({ ids }) =>
    sql`update administrators set disabled_at = null where id = ${ids[0]}`,
  devices: ({ ids }) => sql`delete from devices where id = ${ids[0]}`,
  // The receipt itself, as it was handed over: whoever was counted in it may not be in the copy.
  erasure_receipts: ({ key }) => sql`
    insert into erasure_receipts
      (user_id, number, municipality_id, erased_by, erased_at, counts, file_keys)
    overriding system value
    select user_id, number, municipality_id,
      (select id from administrators where id = erased_by), erased_at, counts, file_keys
    from jsonb_populate_record(null::erasure_receipts, ${key}::jsonb)
    where exists (select from municipalities where id = municipality_id)
    on conflict do nothing`,
  media_items: ({ ids }) => sql`delete from media_items where id = ${ids[0]}`,
  reminders: ({ ids }) => sql`delete from reminders where id = ${ids[0]}`,
  // The only one that can come back under the same ids.
  support_links: ({ ids, at }) => sql`
    delete from support_links
    where support_person_id = ${ids[0]} and user_id = ${ids[1]} and created_at <= ${at}`,
  support_messages: ({ ids }) => sql`delete from support_messages where id = ${ids[0]}`,
  support_persons: ({ ids }) => sql`delete from support_persons where id = ${ids[0]}`,
  users: ({ ids }) => sql`delete from users where id = ${ids[0]}`,
  // One on paper may have been waiting when the copy was made.
  "users.family_consent": ({ ids }) =>
    sql`update users set family_consent = false, family_consent_due = null where id = ${ids[0]}`,
  "users.municipal_consent": ({ ids }) => sql`
    update users set municipal_consent = false, municipal_consent_due = null where id = ${ids[0]}`,
};

/** Tables of short-lived rows. A restore must sign nobody in and make no used link valid again. */
const PASSING = [
  "chat_turns",
  "device_links",
  "erasures",
  "idempotency_keys",
  "invitations",
  "login_challenges",
  "password_links",
  "sessions",
  "support_invitations",
];

const WAITING = ["family_consent_due", "municipal_consent_due"];

/**
 * Erases again, in rows and in files, what was erased after the copy was made.
 *
 * @returns how many rows of the list belong to the time after the copy
 */
export async function applyErasures(
  { db, storage }: { db: Db; storage: FileStorage },
  all: Erasure[],
  copiedAt: Date,
): Promise<number> {
  // What was erased before is not in the copy; a consent may have been given again by then.
  const later = all.filter(({ at }) => new Date(at) >= copiedAt);
  await db.transaction(async (tx) => {
    for (const { table, key, at } of later) {
      const erase = ERASE[table];
      if (!erase) throw new Error(`the list of erasures names an unknown table: ${table}`);
      await tx.execute(erase({ ids: key.split(" "), key, at }));
    }
    await tx.execute(sql`select setval(pg_get_serial_sequence('erasure_receipts', 'number'),
      coalesce(max(number), 0) + 1, false) from erasure_receipts`);
    // While the portal stood still nobody could say no to a consent on paper: it waits its days again.
    for (const due of WAITING.map((name) => sql.identifier(name))) {
      await tx.execute(
        sql`update users set ${due} = now() + interval '7 days' where ${due} is not null`,
      );
    }
    for (const table of PASSING) await tx.execute(sql`delete from ${sql.identifier(table)}`);
  });
  await deleteFiles(db, storage);
  return later.length;
}

/** Deletes the files that a trigger wrote into the outbox now, not at the next start. */
async function deleteFiles(db: Db, storage: FileStorage): Promise<void> {
  const due = await rowsOf<{ key: string }>(
    db,
    sql`select key from file_deletions where due_at <= now()`,
  );
  for (const { key } of due) {
    await storage.delete(key);
    await db.execute(sql`delete from file_deletions where key = ${key}`);
  }
}
