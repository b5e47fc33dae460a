import { carriedHashes } from "../../db/migrate.ts";
import type { Ctx } from "../../platform/context.ts";
import {
  type DatabaseReport,
  type DatabaseSeen,
  FULL_LASTS_MS,
  type Readiness,
  type SelfObservation,
} from "../../platform/readiness.ts";
import { checkReadiness, type Services } from "./check-readiness.ts";

/** Whoever asks more often is told what was found last: nobody can load the database by asking. */
export const READINESS_LASTS_MS = 2_000;

/** Remembers what was found, for one process. A portal starts only with a database that answers. */
export function observeSelf(services: Services & Pick<Ctx, "clock">): SelfObservation {
  let seen: DatabaseSeen = "ok";
  let fullAt: number | null = null;
  let latest: { at: number; readiness: Promise<Readiness> } | null = null;
  let carried: string[] | null = null;
  const ask = async () => {
    carried ??= carriedHashes();
    const readiness = await checkReadiness({ ...services, isDiskFull }, carried);
    // It answers reads also when its disk is full.
    const isSeen = readiness.database.status === "ok" || readiness.isDiskFull;
    seen = isSeen ? "ok" : "unreachable";
    return readiness;
  };
  const isDiskFull = async () => isFullSince(fullAt) || ((await services.isDiskFull?.()) ?? false);
  const isFullSince = (at: number | null) => at !== null && now() - at < FULL_LASTS_MS;
  const now = () => services.clock().getTime();
  return {
    readiness: async () => {
      const at = now();
      if (!latest || at - latest.at >= READINESS_LASTS_MS) latest = { at, readiness: ask() };
      return await latest.readiness;
    },
    saw: (report: DatabaseReport) => {
      if (report === "full") fullAt = now();
      seen = report === "unreachable" ? "unreachable" : "ok";
    },
    lastSeen: () => seen,
  };
}
