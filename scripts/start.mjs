// npm start: installs what is missing, builds what has changed, serves the whole portal.
import { start } from "./serve.mjs";

process.exitCode = await start("api/main.ts", "api/rights.ts");
