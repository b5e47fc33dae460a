// Apart from the jobs: a start reads this before anything else is loaded.

export type ScheduleName = "rows" | "files" | "backups" | "backup requests";

type Schedule = {
  everyMs: number;
  /** The same for a host that runs the jobs itself, in UTC; null for what needs an own disk. */
  cron: string | null;
  /** Also right after a start, because the portal may have been off for long. */
  isAtStart: boolean;
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Few, because a host may allow no more than ten. */
export const SCHEDULES: Record<ScheduleName, Schedule> = {
  rows: { everyMs: 6 * HOUR_MS, cron: "0 */6 * * *", isAtStart: true },
  // What the storage would not delete is tried again this often.
  files: { everyMs: 10 * MINUTE_MS, cron: "*/10 * * * *", isAtStart: true },
  backups: { everyMs: MINUTE_MS, cron: null, isAtStart: false },
  "backup requests": { everyMs: SECOND_MS, cron: null, isAtStart: false },
};

/** Runs what is due at that schedule; the names of the jobs that failed. */
export type RunJobs = (schedule: ScheduleName) => Promise<string[]>;
