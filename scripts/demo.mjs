// npm run demo: the whole portal with a believable municipality in it, made at the first start.
import { start } from "./serve.mjs";

process.exitCode = await start("api/tools/demo/main.ts", "api/tools/demo/rights.ts");
