import type { Ctx } from "../../platform/context.ts";
import { diskFull } from "../../platform/errors.ts";
import type { SelfObservation } from "../../platform/readiness.ts";
import type { ReadinessAnswer } from "./schemas.ts";

/** Open to anyone: which part fails, and why only when the disk is full; else the log says that. */
export async function showReadiness(
  { config, clockDoubt }: Ctx,
  self: SelfObservation,
): Promise<ReadinessAnswer> {
  const { isDiskFull, ...parts } = await self.readiness();
  const isReady = Object.values(parts).every(({ status }) => status === "ok");
  const { message: error, code } = diskFull();
  const why = isDiskFull ? { error, code: code as "DISK_FULL" } : {};
  const clock = clockDoubt?.isDoubtful() ? { clock: "doubtful" as const } : {};
  return { status: isReady ? "ok" : "error", ...parts, version: config.version, ...clock, ...why };
}
