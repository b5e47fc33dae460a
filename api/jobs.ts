import type { Db } from "./db/open.ts";
import type { RetentionKind } from "./db/schema/retention.ts";
import { cleanUpAnnouncements } from "./features/announcements/index.ts";
import { cleanUpErasures, type NightlyBackups } from "./features/backup/index.ts";
import { startDueConsents } from "./features/consents/index.ts";
import { cleanUpLinks } from "./features/devices/index.ts";
import { cleanUpInvitations } from "./features/invitations/index.ts";
import { cleanUpPasswordLinks } from "./features/password-links/index.ts";
import { cleanUpReleases } from "./features/releases/index.ts";
import {
  cleanUpActivity,
  cleanUpChats,
  dropAuditMonths,
  expireDeactivated,
  isHeld,
} from "./features/retention/index.ts";
import { cleanUpChallenges } from "./features/second-factor/index.ts";
import { cleanUpReceipts } from "./features/support-messages/index.ts";
import { cleanUpSupportInvitations } from "./features/support-persons/index.ts";
import { cleanUpFiles } from "./features/uploads/index.ts";
import { cleanUpAttempts } from "./platform/auth/clean-up-attempts.ts";
import { cleanUpSessions } from "./platform/auth/clean-up-sessions.ts";
import type { Ctx } from "./platform/context.ts";
import { kindOf } from "./platform/error-kind.ts";
import { cleanUpKeys } from "./platform/idempotency/clean-up-keys.ts";
import { cleanUpCounters } from "./platform/limits/clean-up-counters.ts";
import { requestIds } from "./platform/request-ids.ts";
import type { Retention } from "./platform/retention.ts";
import type { RunJobs, ScheduleName } from "./schedules.ts";

/** What jobs work on. `nightly`: the portal's own copies; null where its provider makes them. */
export type JobServices = Pick<Ctx, "db" | "storage" | "clock" | "log" | "releases"> & {
  config: Pick<Ctx["config"], "retention">;
  nightly: NightlyBackups | null;
};

export type Job = {
  name: string;
  schedule: ScheduleName;
  /** It deletes, or lets others read, by the clock alone: not while the clock is not believed. */
  trustsClock?: boolean;
  run: (services: JobServices) => Promise<void>;
};

const rows = (name: string, cleanUp: (db: Db, now: Date) => Promise<void>): Job => ({
  name,
  schedule: "rows",
  run: ({ db, clock }) => cleanUp(db, clock()),
});

const retained = (
  name: RetentionKind,
  cleanUp: (db: Db, now: Date, retention: Retention) => Promise<void>,
): Job => ({
  name,
  schedule: "rows",
  trustsClock: true,
  run: ({ db, clock, config }) => cleanUp(db, clock(), config.retention),
});

/**
 * All that the portal does by itself. Each may run twice at once, here or in another process: it
 * deletes by a condition of the row's own, and what is gone already is no error.
 */
export const JOBS: Job[] = [
  rows("sessions", cleanUpSessions),
  rows("attempts", cleanUpAttempts),
  rows("invitations", cleanUpInvitations),
  rows("support-invitations", cleanUpSupportInvitations),
  rows("device-links", cleanUpLinks),
  { ...rows("announcements", cleanUpAnnouncements), trustsClock: true },
  rows("password-links", cleanUpPasswordLinks),
  rows("login-challenges", cleanUpChallenges),
  { ...rows("erasures", cleanUpErasures), trustsClock: true },
  rows("call-counters", cleanUpCounters),
  rows("idempotency-keys", cleanUpKeys),
  rows("receipts", cleanUpReceipts),
  { name: "releases", schedule: "rows", run: cleanUpReleases },
  retained("stray-chats", cleanUpChats),
  retained("old-activity", cleanUpActivity),
  retained("audit-months", dropAuditMonths),
  retained("deactivated-people", expireDeactivated),
  { name: "files", schedule: "files", run: cleanUpFiles },
  {
    name: "consents",
    schedule: "files",
    trustsClock: true,
    run: ({ db, clock }) => startDueConsents(db, clock()),
  },
  { name: "backup", schedule: "backups", run: async ({ nightly }) => nightly?.runIfDue() },
  {
    name: "backup-requests",
    schedule: "backup requests",
    run: async ({ nightly }) => nightly?.answerRequests(),
  },
];

/**
 * One after another. A job that fails is reported, and the others run. What trusts the clock waits
 * while the clock stands too far ahead.
 */
export const createRunJobs =
  (services: JobServices, jobs: Job[] = JOBS): RunJobs =>
  async (schedule) => {
    const failed: string[] = [];
    for (const job of jobs.filter((one) => one.schedule === schedule)) {
      try {
        await requestIds.run(crypto.randomUUID(), () => runUnlessHeld(job, services));
      } catch (error) {
        failed.push(job.name);
        services.log.error("job-failed", { name: job.name, ...kindOf(error) });
      }
    }
    return failed;
  };

async function runUnlessHeld(job: Job, services: JobServices): Promise<void> {
  const { db, clock, log } = services;
  if (job.trustsClock && (await isHeld(db, clock())))
    return log.error("job-held", { name: job.name });
  await job.run(services);
}
