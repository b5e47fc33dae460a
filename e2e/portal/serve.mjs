// Serves the built portal as `npm start` does, without looking first whether anything is to be
// built.
import { PORTAL, serve } from "../../scripts/serve.mjs";

const [program] = process.argv.slice(2);

// A test run that is killed ends its portal no more, but its end of the line closes. A program of
// the tests' own reads that line itself.
if (!program) {
  process.stdin.on("end", () => process.kill(process.pid, "SIGINT")).resume();
  if ("unref" in process.stdin) process.stdin.unref();
}

// Where its data are not there yet, the server itself makes them: a process of its own for them
// takes a second, and journeys do not look at memory.
process.exitCode = await serve({
  command: "npm run serve",
  main: program ?? PORTAL.main,
  rights: PORTAL.rights,
});
