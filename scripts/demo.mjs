// npm run demo: the whole portal with a believable municipality in it, made at the first start.
import { start } from "./serve.mjs";

process.exitCode = await start({
  command: "npm run demo",
  main: "api/tools/demo/main.ts",
  rights: "api/tools/demo/rights.ts",
  prepare: "api/tools/demo/prepare.ts",
});
