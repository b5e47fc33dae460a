// Makes the demo if its folder has none, says who can enter, and serves it as any other portal.
import { ConfigError } from "../../env.ts";
import { createLog } from "../../platform/log.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";
import { keepDemo } from "./keep-demo.ts";
import { showLogins } from "./logins.ts";
import { makeDemo } from "./make-demo.ts";

const clock = () => new Date();
const log = createLog((line) => console.error(line), clock);
const env = demoEnv(Deno.env.toObject());

try {
  const config = readDemoConfig(env);
  const demo = await keepDemo(config.dataDir, async () => {
    console.log("Preparando el portal de demostración; solo la primera vez…");
    return await makeDemo(config, clock(), log);
  });
  console.log(showLogins(demo, config.dataDir));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? `Configuración: ${reason}` : reason);
  Deno.exit(1);
}

// The portal reads its environment itself.
for (const [name, value] of Object.entries(env)) Deno.env.set(name, value);
await import("../../main.ts");
