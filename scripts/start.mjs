// npm start: installs what is missing, builds what has changed, serves the whole portal.
import { PORTAL, start } from "./serve.mjs";

process.exitCode = await start({ command: "npm start", ...PORTAL });
