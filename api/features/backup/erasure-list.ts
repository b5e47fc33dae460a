import { readFile } from "node:fs/promises";
import { inArray } from "drizzle-orm";
import { z } from "zod";
import type { Db, EmbeddedDatabase } from "../../db/open.ts";
import { erasures } from "../../db/schema/backup.ts";
import type { Log } from "../../platform/log.ts";
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
  let isPending = true;
  let moving: Promise<void> = Promise.resolve();
  const move = async () => {
    while (isPending) {
      isPending = false;
      try {
        if ((await moveBatch(db, file)) === BATCH) isPending = true;
      } catch (error) {
        isPending = true;
        log.error("erasure-list-failed", { reason: String(error) });
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

async function moveBatch(db: Db, file: string): Promise<number> {
  const rows = await db.select().from(erasures).orderBy(erasures.id).limit(BATCH);
  if (rows.length === 0) return 0;
  const lines = rows.map(({ tableName, key, erasedAt }) =>
    JSON.stringify({ at: erasedAt.toISOString(), table: tableName, key } satisfies Erasure),
  );
  await appendDurably(file, `${lines.join("\n")}\n`);
  const ids = rows.map(({ id }) => id);
  await db.delete(erasures).where(inArray(erasures.id, ids));
  return rows.length;
}

/**
 * Null when there is no such list. A last line that a power cut left incomplete is skipped: its
 * call was never answered.
 */
export async function readErasures(file: string): Promise<Erasure[] | null> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (error) {
    if ((error as { code?: unknown }).code === "ENOENT") return null;
    throw error;
  }
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
