// Runs one of this folder's commands by another clock and in another zone (clocks.mjs):
// `node scripts/at-clock.mjs "fin de año, a medianoche" scripts/test-unit.mjs`. Where faketime is
// missing it says so; in CI that is a failure.
import { execFileSync } from "node:child_process";
import process from "node:process";
import { CLOCKS, environmentAt } from "./clocks.mjs";
import { denoPath, runAndFollow } from "./run.mjs";

const NO_FAKETIME =
  "Aquí no hay faketime (en Debian, apt-get install faketime): no se ha probado con otro reloj.";

const [name, ...command] = process.argv.slice(2);
const clock = CLOCKS.find((one) => one.name === name);
if (!clock) throw new Error(`No clock is called ${name}`);
const env = environmentAt(clock, Date.now());
if (env) {
  assertInForce(env);
  await runAndFollow(process.execPath, command, { env });
} else {
  console.log(NO_FAKETIME);
  if (process.env.CI) process.exitCode = 1;
}

/**
 * A program that took no notice of the clock would pass all its tests.
 *
 * @param {Record<string, string>} set
 */
function assertInForce(set) {
  const { at, zone } = /** @type {import("./clocks.mjs").Clock} */ (clock);
  const ask = "console.log(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)";
  for (const [program, how] of /** @type {const} */ ([
    [process.execPath, "-e"],
    [denoPath(), "eval"],
  ])) {
    const said = execFileSync(program, [how, ask], {
      encoding: "utf8",
      env: { ...process.env, ...set, NO_COLOR: "1" },
    });
    const [now, where] = said.trim().split(" ");
    if (Math.abs(Number(now) - Date.parse(at)) > 30_000 || where !== zone)
      throw new Error(`${program} says ${said.trim()} instead of ${at} in ${zone}`);
  }
}
