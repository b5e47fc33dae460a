import { readFile } from "node:fs/promises";
import { inArray, lt, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, EmbeddedDatabase } from "../../db/open.ts";
import { rowsOf } from "../../db/rows.ts";
import { erasures } from "../../db/schema/backup.ts";
import { kindOf } from "../../platform/error-kind.ts";
import type { Log } from "../../platform/log.ts";
import type { FileStorage } from "../../platform/storage/file-storage.ts";
import { ifThere } from "../../platform/storage/if-there.ts";
import { BackupError } from "./backup-error.ts";
import { appendDurably } from "./private-files.ts";

/** Beside the copies; it grows by about a hundred bytes with each erasure and is never cut. */
export const ERASURE_LIST = "erasures.jsonl";

const BATCH = 1_000;

const erasureSchema = z.object({ at: z.iso.datetime(), table: z.string(), key: z.string() });

export type Erasure = z.infer<typeof erasureSchema>;

type Services = {
  db: Db;
  embedded: Pick<EmbeddedDatabase, "listen">;
  file: string;
  log: Log;
};

/**
 * Moves what the database's trigger noted into the list. If the process dies in between, the next
 * start does it; an entry that stands there twice does no harm. If the disk cannot be written, the
 * note stays in the database for the next try.
 */
export async function openErasureList({ db, embedded, file, log }: Services) {
  const failed = (error: unknown) => log.error("erasure-list-failed", kindOf(error));
  // A restore then knows that nobody was erased, and not that the list is lost.
  if (await isNobodyErased(db)) await appendDurably(file, "").catch(failed);
  let isPending = true;
  let moving: Promise<void> = Promise.resolve();
  const move = async () => {
    while (isPending) {
      isPending = false;
      try {
        if ((await moveBatch(db, file)) === BATCH) isPending = true;
      } catch (error) {
        isPending = true;
        failed(error);
        return;
      }
    }
  };
  await embedded.listen("erasures", () => {
    isPending = true;
  });
  return {
    record: async (): Promise<void> => {
      if (isPending) moving = moving.then(move);
      await moving;
    },
  };
}

/** Whether the database has never noted an erasure: a list that is gone is then no loss. */
async function isNobodyErased(db: Db): Promise<boolean> {
  const isCalled = sql<boolean>`is_called`;
  const [sequence] = await db.select({ isCalled }).from(sql`erasures_id_seq`);
  return sequence?.isCalled === false;
}

async function moveBatch(db: Db, file: string): Promise<number> {
  const rows = await db.select().from(erasures).orderBy(erasures.id).limit(BATCH);
  if (rows.length === 0) return 0;
  await appendErasures(file, rows.map(toErasure));
  const ids = rows.map(({ id }) => id);
  await db.delete(erasures).where(inArray(erasures.id, ids));
  return rows.length;
}

const toErasure = ({ tableName, key, erasedAt }: typeof erasures.$inferSelect): Erasure => ({
  at: erasedAt.toISOString(),
  table: tableName,
  key,
});

export const appendErasures = (file: string, list: Erasure[]): Promise<void> =>
  appendDurably(file, list.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""));

/**
 * Null when there is no such list. A last line that a power cut left incomplete is skipped: its
 * call was never answered.
 */
export async function readErasures(file: string): Promise<Erasure[] | null> {
  const text = await ifThere(readFile(file, "utf8"));
  if (text === null) return null;
  const lines = text.split("\n");
  const last = lines.pop() ?? "";
  const whole = lines.filter(Boolean).map((line) => parse(line));
  if (whole.some((erasure) => erasure === null)) {
    throw new BackupError(`La lista de borrados está dañada: ${file}`);
  }
  return [...whole, parse(last)].filter((erasure) => erasure !== null);
}

function parse(line: string): Erasure | null {
  try {
    return erasureSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

/** What a portal with a disk has in its list, one in the cloud has in its table. */
export async function addErasures(tx: Db, list: Erasure[]): Promise<void> {
  for (let at = 0; at < list.length; at += BATCH) {
    const rows = list.slice(at, at + BATCH).map(({ at: moment, table, key }) => ({
      tableName: table,
      key,
      erasedAt: new Date(moment),
    }));
    await tx.insert(erasures).values(rows);
  }
}

/** The other way: empties the table, and gives the list, oldest first. */
export async function takeErasures(tx: Db): Promise<Erasure[]> {
  const rows = await tx.select().from(erasures).orderBy(erasures.id);
  await tx.delete(erasures);
  return rows.map(toErasure);
}

/** Longer than any copy is kept. */
const KEPT_MS = 400 * 24 * 3600 * 1000;

/**
 * Removes old notes of what was deleted; an embedded database moves its own beside its copies at
 * once.
 */
export async function cleanUpErasures(db: Db, now: Date): Promise<void> {
  await db.delete(erasures).where(lt(erasures.erasedAt, new Date(now.getTime() - KEPT_MS)));
}

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
  // She forbade it after the copy was made.
  "users.heirs_allowed": ({ ids }) =>
    sql`update users set heirs_forbidden = true where id = ${ids[0]}`,
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
    // While the portal stood still nobody could say no to a consent on paper: it waits its days
    // again.
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
