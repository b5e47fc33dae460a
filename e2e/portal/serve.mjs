// Serves the built portal as `npm start` does, without looking first whether anything is to be built.
import { serve } from "../../scripts/serve.mjs";

process.exitCode = await serve(process.argv[2] ?? "api/main.ts", "api/rights.ts");
