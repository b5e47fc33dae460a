import type { Ctx } from "../../platform/context.ts";
import { diskFull } from "../../platform/errors.ts";
import type { SelfObservation } from "../../platform/readiness.ts";
import type { ReadinessAnswer } from "./schemas.ts";

/** Where the whole storage is lost, the first ones say so. */
const MOST_WRONG_FILES = 20;

/** Open to anyone: which part fails, and why only when the disk is full; else the log says that. */
export async function showReadiness(
  { config, clockDoubt, releaseFiles }: Ctx,
  self: SelfObservation,
): Promise<ReadinessAnswer> {
  const { isDiskFull, ...parts } = await self.readiness();
  const isReady = Object.values(parts).every(({ status }) => status === "ok");
  const { message: error, code } = diskFull();
  const why = isDiskFull ? { error, code: code as "DISK_FULL" } : {};
  const clock = clockDoubt?.isDoubtful() ? { clock: "doubtful" as const } : {};
  const wrong = releaseFiles?.wrong().slice(0, MOST_WRONG_FILES) ?? [];
  const files = wrong.length > 0 ? { wrongReleaseFiles: wrong } : {};
  const status = isReady ? "ok" : "error";
  return { status, ...parts, version: config.version, ...clock, ...files, ...why };
}
