import type { Config } from "./env.ts";
import type { Ctx } from "./platform/context.ts";

/** The first visitors come first, and a portal that is started for a moment is spared the work. */
const LATER_MS = 60_000;

/**
 * Keeps what this portal was built with in the database and the storage, once it has been up for a
 * minute: an update may bring another folder, and pages that are open then still ask for these
 * files.
 */
export function keepBuiltLater(
  config: Config,
  services: Pick<Ctx, "db" | "storage" | "clock" | "log">,
): void {
  const keep = async () => {
    const { keepReleases } = await import("./predeploy/keep-releases.ts");
    const finding = await keepReleases(config, services);
    if (finding.kind === "problem") services.log.error("built-releases-not-kept");
  };
  Deno.unrefTimer(setTimeout(() => void keep(), LATER_MS));
}
