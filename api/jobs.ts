import type { Db } from "./db/open.ts";
import { cleanUpErasures } from "./features/backup/clean-up-erasures.ts";
import type { NightlyBackups } from "./features/backup/nightly-backups.ts";
import { cleanUpLinks } from "./features/devices/clean-up-links.ts";
import { cleanUpInvitations } from "./features/invitations/clean-up-invitations.ts";
import { cleanUpReleases } from "./features/releases/clean-up-releases.ts";
import { cleanUpReceipts } from "./features/support-messages/clean-up-receipts.ts";
import { cleanUpFiles } from "./features/uploads/clean-up-files.ts";
import { cleanUpAttempts } from "./platform/auth/clean-up-attempts.ts";
import { cleanUpSessions } from "./platform/auth/clean-up-sessions.ts";
import type { Ctx } from "./platform/context.ts";
import { cleanUpKeys } from "./platform/idempotency/clean-up-keys.ts";
import { cleanUpCounters } from "./platform/limits/clean-up-counters.ts";
import { requestIds } from "./platform/request-ids.ts";
import type { RunJobs, ScheduleName } from "./schedules.ts";

/** What jobs work on. `nightly`: the portal's own copies; null where its provider makes them. */
export type JobServices = Pick<Ctx, "db" | "storage" | "clock" | "log"> & {
  nightly: NightlyBackups | null;
};

export type Job = {
  name: string;
  schedule: ScheduleName;
  run: (services: JobServices) => Promise<void>;
};

const rows = (name: string, cleanUp: (db: Db, now: Date) => Promise<void>): Job => ({
  name,
  schedule: "rows",
  run: ({ db, clock }) => cleanUp(db, clock()),
});

/**
 * All that the portal does by itself. Each may run twice at once, here or in another process: it
 * deletes by a condition of the row's own, and what is gone already is no error.
 */
export const JOBS: Job[] = [
  rows("sessions", cleanUpSessions),
  rows("attempts", cleanUpAttempts),
  rows("invitations", cleanUpInvitations),
  rows("device-links", cleanUpLinks),
  rows("erasures", cleanUpErasures),
  rows("call-counters", cleanUpCounters),
  rows("idempotency-keys", cleanUpKeys),
  rows("receipts", cleanUpReceipts),
  rows("releases", cleanUpReleases),
  { name: "files", schedule: "files", run: cleanUpFiles },
  { name: "backup", schedule: "backups", run: async ({ nightly }) => nightly?.runIfDue() },
  {
    name: "backup-requests",
    schedule: "backup requests",
    run: async ({ nightly }) => nightly?.answerRequests(),
  },
];

/** One after another. A job that fails is reported, and the others run. */
export const createRunJobs =
  (services: JobServices, jobs: Job[] = JOBS): RunJobs =>
  async (schedule) => {
    const failed: string[] = [];
    for (const job of jobs.filter((one) => one.schedule === schedule)) {
      try {
        await requestIds.run(crypto.randomUUID(), () => job.run(services));
      } catch (error) {
        failed.push(job.name);
        services.log.error("job-failed", { name: job.name, ...kindOf(error) });
      }
    }
    return failed;
  };

/** Class and code only: a message or a statement could carry somebody's data. */
function kindOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name, code } = cause as { name?: unknown; code?: unknown };
  return { kind: String(name), detail: code === undefined ? "" : String(code) };
}
