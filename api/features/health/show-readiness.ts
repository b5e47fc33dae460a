import type { Ctx } from "../../platform/context.ts";
import type { SelfObservation } from "../../platform/readiness.ts";
import type { ReadinessAnswer } from "./schemas.ts";

/** Open to anyone: which part fails, and never why; the log says that. */
export async function showReadiness(
  { config }: Ctx,
  self: SelfObservation,
): Promise<ReadinessAnswer> {
  const parts = await self.readiness();
  const isReady = Object.values(parts).every(({ status }) => status === "ok");
  return { status: isReady ? "ok" : "error", ...parts, version: config.version };
}
