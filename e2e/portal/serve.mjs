// Serves the built portal as `npm start` does, without looking first whether anything is to be built.
import { serve } from "../../scripts/serve.mjs";

const [program] = process.argv.slice(2);

// A test run that is killed ends its portal no more, but its end of the line closes. A program of
// the tests' own reads that line itself.
if (!program) {
  process.stdin.on("end", () => process.kill(process.pid, "SIGINT")).resume();
  if ("unref" in process.stdin) process.stdin.unref();
}

process.exitCode = await serve(program ?? "api/main.ts", "api/rights.ts");
