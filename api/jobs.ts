import type { Db } from "./db/open.ts";
import type { RetentionKind } from "./db/schema/retention.ts";
import { cleanUpAnnouncements } from "./features/announcements/clean-up-announcements.ts";
import { cleanUpErasures } from "./features/backup/clean-up-erasures.ts";
import type { NightlyBackups } from "./features/backup/nightly-backups.ts";
import { startDueConsents } from "./features/consents/start-due-consents.ts";
import { cleanUpLinks } from "./features/devices/clean-up-links.ts";
import { cleanUpInvitations } from "./features/invitations/clean-up-invitations.ts";
import { cleanUpPasswordLinks } from "./features/password-links/clean-up-password-links.ts";
import { cleanUpReleases } from "./features/releases/clean-up-releases.ts";
import { cleanUpActivity } from "./features/retention/clean-up-activity.ts";
import { cleanUpChats } from "./features/retention/clean-up-chats.ts";
import { dropAuditMonths } from "./features/retention/drop-audit-months.ts";
import { expireDeactivated } from "./features/retention/expire-deactivated.ts";
import { isHeld } from "./features/retention/is-held.ts";
import { cleanUpChallenges } from "./features/second-factor/clean-up-challenges.ts";
import { cleanUpReceipts } from "./features/support-messages/clean-up-receipts.ts";
import { cleanUpSupportInvitations } from "./features/support-persons/clean-up-support-invitations.ts";
import { cleanUpFiles } from "./features/uploads/clean-up-files.ts";
import { cleanUpAttempts } from "./platform/auth/clean-up-attempts.ts";
import { cleanUpSessions } from "./platform/auth/clean-up-sessions.ts";
import type { Ctx } from "./platform/context.ts";
import { cleanUpKeys } from "./platform/idempotency/clean-up-keys.ts";
import { cleanUpCounters } from "./platform/limits/clean-up-counters.ts";
import { requestIds } from "./platform/request-ids.ts";
import type { Retention } from "./platform/retention.ts";
import type { RunJobs, ScheduleName } from "./schedules.ts";

/** What jobs work on. `nightly`: the portal's own copies; null where its provider makes them. */
export type JobServices = Pick<Ctx, "db" | "storage" | "clock" | "log"> & {
  config: Pick<Ctx["config"], "retention">;
  nightly: NightlyBackups | null;
};

export type Job = {
  name: string;
  schedule: ScheduleName;
  /** It deletes, or lets others read, by the clock alone: not while the clock cannot be believed. */
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
  rows("releases", cleanUpReleases),
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

/** Class and code only: a message or a statement could carry somebody's data. */
function kindOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { name, code } = cause as { name?: unknown; code?: unknown };
  return { kind: String(name), detail: code === undefined ? "" : String(code) };
}
