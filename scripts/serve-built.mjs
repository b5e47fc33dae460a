// npm run serve: serves the built portal, as `npm start` does, and installs and builds nothing. For
// a server on which the portal's account may not write to the project's folder.
import { PORTAL, serve } from "./serve.mjs";

process.exitCode = await serve({ command: "npm run serve", ...PORTAL });
