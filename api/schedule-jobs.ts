import { type RunJobs, SCHEDULES, type ScheduleName } from "./schedules.ts";

const FIRST_JOBS_AFTER_MS = 1_000;
const ALL = Object.keys(SCHEDULES) as ScheduleName[];

/** `Deno.cron`, which only some hosts have. */
export type Cron = (name: string, schedule: string, handler: () => Promise<void>) => unknown;

type Host = {
  cron: Cron | undefined;
  /** `DENO_TIMELINE`: `production`, a branch or a preview; undefined on any other machine. */
  timeline: string | undefined;
};

/**
 * To be called at the top level of the program: Deno Deploy evaluates it once to learn which jobs
 * there are. It runs them on branches too, where they would work on the wrong data or twice on the
 * same; there they do nothing.
 *
 * @returns `start`, which gives the jobs to the host, or runs them by timers where it is no such
 * host
 */
export function scheduleJobs({ cron, timeline }: Host): { start: (run: RunJobs) => void } {
  const { promise: ready, resolve } = Promise.withResolvers<RunJobs>();
  for (const name of ALL) {
    const schedule = SCHEDULES[name].cron;
    if (schedule) cron?.(name, schedule, () => runInProduction(name, timeline, ready));
  }
  return { start: (run) => (timeline === undefined ? startTimers(run) : resolve(run)) };
}

/** @throws Error naming what failed: the host shows it beside its list of runs */
async function runInProduction(
  name: ScheduleName,
  timeline: string | undefined,
  ready: Promise<RunJobs>,
): Promise<void> {
  if (timeline !== "production") return;
  const run = await ready;
  const failed = await run(name);
  if (failed.length > 0) throw new Error(`these jobs failed: ${failed.join(", ")}`);
}

/** Timers keep no process alive. The first calls come before the first jobs. */
function startTimers(run: RunJobs): void {
  for (const name of ALL) {
    const { everyMs, isAtStart } = SCHEDULES[name];
    const start = () => void run(name);
    if (isAtStart) Deno.unrefTimer(setTimeout(start, FIRST_JOBS_AFTER_MS));
    Deno.unrefTimer(setInterval(start, everyMs));
  }
}
