import { expect } from "vitest";
import { createRunJobs, type JobServices } from "../../jobs.ts";
import type { ScheduleName } from "../../schedules.ts";

/** Runs what is due at these schedules, as the portal does; no job may fail. */
export async function runJobs(
  services: Omit<JobServices, "nightly">,
  ...schedules: ScheduleName[]
): Promise<void> {
  const run = createRunJobs({ ...services, nightly: null });
  for (const schedule of schedules) expect(await run(schedule)).toEqual([]);
}
