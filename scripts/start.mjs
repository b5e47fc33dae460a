// npm start: installs what is missing, builds what has changed, serves the whole portal.
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { serve } from "./serve.mjs";

try {
  await ensureInstalled();
  await buildPortal();
  process.exitCode = await serve("api/main.ts", "api/rights.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
