import { cleanUpErasures } from "./features/backup/clean-up-erasures.ts";
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

type Services = Pick<Ctx, "db" | "storage" | "clock" | "log">;

export type Job = { name: string; everyMs: number; run: () => Promise<void> };

const HOUR_MS = 3_600_000;
const CLEAN_UPS = [
  cleanUpSessions,
  cleanUpAttempts,
  cleanUpInvitations,
  cleanUpLinks,
  cleanUpErasures,
  cleanUpCounters,
  cleanUpKeys,
  cleanUpReceipts,
  cleanUpReleases,
];

/** What the portal does by itself. Each job may run twice at once, here or in another process. */
export const jobsOf = (services: Services): Job[] => [
  { name: "clean-up-rows", everyMs: 6 * HOUR_MS, run: () => cleanUpRows(services) },
  // What the storage would not delete is tried again this often.
  { name: "clean-up-files", everyMs: HOUR_MS / 6, run: () => cleanUpFiles(services) },
];

/** Removes rows that can no longer matter: ended sessions, old counters, expired links, used keys. */
export async function cleanUpRows({ db, clock }: Pick<Ctx, "db" | "clock">): Promise<void> {
  for (const cleanUp of CLEAN_UPS) await cleanUp(db, clock());
}
