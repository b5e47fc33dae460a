// npm run demo: the whole portal with a believable municipality in it, made at the first start.
import { buildPortal } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { serve } from "./serve.mjs";

try {
  await ensureInstalled();
  await buildPortal();
  process.exitCode = await serve("api/tools/demo/main.ts", "api/tools/demo/rights.ts");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
