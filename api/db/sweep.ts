import { and, eq, lt, or } from "drizzle-orm";
import { MEMORY_SECONDS } from "../auth/guess-limits.ts";
import { guessCounters, sessions } from "../auth/table.ts";
import { deviceLinks } from "../devices/table.ts";
import { KEPT_MS } from "../idempotency/header.ts";
import { idempotencyKeys } from "../idempotency/table.ts";
import { invitations } from "../invitations/table.ts";
import type { Db } from "./open.ts";

const DAY_MS = 24 * 3600 * 1000;
/** As long as a device's cookie lasts. */
const TRUST_MS = 400 * DAY_MS;

/**
 * Removes what can no longer matter: ended sessions, forgotten counters, outlived links, old
 * idempotency keys.
 */
export async function sweep(db: Db, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(invitations).where(lt(invitations.expiresAt, now));
  await db.delete(deviceLinks).where(lt(deviceLinks.expiresAt, now));
  const forgotten = and(
    eq(guessCounters.isTrusted, false),
    lt(guessCounters.lastAttemptAt, before(MEMORY_SECONDS * 1000)),
  );
  const outlived = lt(guessCounters.lastAttemptAt, before(TRUST_MS));
  await db.delete(guessCounters).where(or(forgotten, outlived));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(KEPT_MS)));
}
