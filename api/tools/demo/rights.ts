import { hasDatabase, printRights, rightsOf, type Start } from "../../rights.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";
import { isDemoMade } from "./keep-demo.ts";

/**
 * The demo hands its environment on to the portal as a whole, so it may read and set all of it.
 * `--ignore-env` would hide even what it may read.
 */
export function prepareDemo(env: Record<string, string>): Start {
  const config = readDemoConfig(demoEnv(env));
  const rights = rightsOf(config, ["DATA_DIR"])
    .filter((right) => right !== "--ignore-env")
    .map((right) => (right.startsWith("--allow-env") ? "--allow-env" : right));
  return { config, rights };
}

if (import.meta.main) {
  await printRights(
    prepareDemo,
    async (config) => (await isDemoMade(config.dataDir)) && (await hasDatabase(config)),
  );
}
