import { sql } from "drizzle-orm";
import { newestMigrationAt } from "../../db/migrate.ts";
import { rowsOf } from "../../db/rows.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import { supportMessages } from "../../db/schema/support-messages.ts";
import type { Ctx } from "../../platform/context.ts";
import type { ClockDoubt } from "../../platform/readiness.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a judgement holds while the clock runs evenly. */
export const DOUBT_LASTS_MS = 60 * MINUTE_MS;
/** The clock was set anew when it parts so far from the time that the process has been up. */
export const SET_ANEW_MS = 2 * MINUTE_MS;
/** How many of the newest rows of each table are looked at. */
const NEWEST = 50;
/** Fewer rows ahead of the clock are no proof. */
export const FEWEST_AHEAD = 3;

/** Rows more than a day ahead of the clock, among the newest ones. */
export type NewestRows = { ahead: number; all: number };

/** Whether a clock cannot be right: it stands before the build, or most newest rows are ahead. */
export const isDoubtful = (now: Date, builtAt: Date, { ahead, all }: NewestRows): boolean =>
  now.getTime() < builtAt.getTime() - DAY_MS || (ahead >= FEWEST_AHEAD && ahead * 2 > all);

/** The newest by time: those ahead come first, so only they and a page of all are counted. */
async function countNewest({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<NewestRows> {
  const edge = sql`${new Date(clock().getTime() + DAY_MS).toISOString()}::timestamptz`;
  const page = sql`limit ${sql.raw(String(NEWEST))}`;
  const tables = [
    [auditEvents, auditEvents.at],
    [supportMessages, supportMessages.createdAt],
    [reminderCompletions, reminderCompletions.completedAt],
  ] as const;
  const counts = tables.map(
    ([table, at]) => sql`select
      (select count(*)::int from (select from ${table} where ${at} > ${edge} ${page}) a) as ahead,
      (select count(*)::int from (select from ${table} ${page}) b) as "all"`,
  );
  const rows = await rowsOf<NewestRows>(db, sql.join(counts, sql` union all `));
  return rows.reduce((sum, { ahead, all }) => ({ ahead: sum.ahead + ahead, all: sum.all + all }), {
    ahead: 0,
    all: 0,
  });
}

type Services = Pick<Ctx, "db" | "clock" | "log"> & {
  /** Milliseconds that only run forward. */
  monotonic?: () => number;
  builtAt?: Date;
};

/**
 * Judges the portal's own clock at its start, every hour and when it was set anew; asked for
 * meanwhile, it tells what it found last. Without an answer of the database the last judgement
 * holds.
 */
export async function watchClock({
  monotonic = () => performance.now(),
  builtAt = newestMigrationAt(),
  ...services
}: Services): Promise<ClockDoubt> {
  const { clock, log } = services;
  let doubtful = false;
  let judged = { wall: 0, up: 0 };
  async function judge(): Promise<void> {
    judged = { wall: clock().getTime(), up: monotonic() };
    const unknown = () => {
      log.error("clock-not-judged");
      return null;
    };
    const rows = await countNewest(services).catch(unknown);
    const found = rows ? isDoubtful(clock(), builtAt, rows) : doubtful;
    if (found === doubtful) return;
    doubtful = found;
    if (found) log.error("clock-doubtful");
    else log.info("clock-believed");
  }
  await judge();
  return {
    isDoubtful: () => {
      const [wall, up] = [clock().getTime() - judged.wall, monotonic() - judged.up];
      if (up >= DOUBT_LASTS_MS || Math.abs(wall - up) > SET_ANEW_MS) void judge();
      return doubtful;
    },
  };
}
