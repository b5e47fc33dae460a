import { printRights, rightsOf } from "../../rights.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";

/**
 * The demo hands its environment on to the portal as a whole, so it may read and set all of it.
 * `--ignore-env` would hide even what it may read.
 */
export function demoRights(env: Record<string, string>): string[] {
  return rightsOf(readDemoConfig(demoEnv(env)), ["DATA_DIR"])
    .filter((right) => right !== "--ignore-env")
    .map((right) => (right.startsWith("--allow-env") ? "--allow-env" : right));
}

if (import.meta.main) printRights(demoRights);
