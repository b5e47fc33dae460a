import { ConfigError } from "../../env.ts";
import { setOwn } from "../../environment/deno-environment.ts";
import { createLog } from "../../platform/log.ts";
import { startProblem } from "../../start/start-problem.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";
import { keepDemo } from "./keep-demo.ts";
import { makeDemo } from "./make-demo.ts";

const clock = () => new Date();
const log = createLog((line) => console.error(line), clock);

/**
 * The demo of the configured folder, made first if there is none, and the environment in which it
 * is served. Says why and ends the process where it cannot be.
 */
export async function openDemo() {
  const env = demoEnv(Deno.env.toObject());
  try {
    const config = readDemoConfig(env);
    const demo = await keepDemo(config.dataDir, async () => {
      console.log("Preparando el portal de demostración; solo la primera vez…");
      return await makeDemo(config, clock(), log);
    });
    // The portal reads its environment itself.
    setOwn(env);
    return { demo, folder: config.dataDir };
  } catch (error) {
    const isVariable = error instanceof ConfigError;
    console.error(isVariable ? `Configuración: ${error.message}` : startProblem(error));
    return Deno.exit(1);
  }
}
