import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { AFTER_FAILURE, KILLED, keepRunning, PASSED_ON } from "./keep-running.mjs";
import { root } from "./run.mjs";

const MINUTE = 60_000;
/** On a machine that has much else to do. */
const PATIENCE = { timeout: 30_000 };
const FAILED = { code: AFTER_FAILURE, signal: null };
const REFUSED = { code: 1 };

/**
 * Plays a program that ends as listed, each after running for some minutes.
 *
 * @param {{ code: number | null, signal?: string | null, minutes?: number }[]} ends
 * @param {{ stopDuringPause?: number }} [options]
 */
async function play(ends, { stopDuringPause = Infinity } = {}) {
  let time = 0;
  let runs = 0;
  /** @type {number[]} */
  const pauses = [];
  /** @type {string[]} */
  const said = [];
  const exitCode = await keepRunning({
    run: async () => {
      const { code, signal = null, minutes = 0 } = ends[runs] ?? { code: 0 };
      runs += 1;
      time += minutes * MINUTE;
      return { code, signal };
    },
    wait: async (milliseconds) => void pauses.push(milliseconds),
    now: () => time,
    say: (line) => void said.push(line),
    isStopped: () => pauses.length >= stopDuringPause,
  });
  return { exitCode, runs, pauses, said };
}

test("after a failure it begins again, each time after twice the pause, five times", async () => {
  const { exitCode, runs, pauses, said } = await play(Array(20).fill(FAILED));
  expect(runs).toBe(6);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(exitCode).toBe(AFTER_FAILURE);
  expect(said.length).toBe(12);
  expect(said.at(-1)).toBe("Ha pasado 6 veces seguidas, así que se detiene.");
});

test("whoever ran a good while has all five again", async () => {
  const three = Array(3).fill(FAILED);
  const ends = [...three, { ...FAILED, minutes: 11 }, ...Array(20).fill(FAILED)];
  const { runs, pauses } = await play(ends);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 1_000, 2_000, 4_000, 8_000, 16_000]);
  expect(runs).toBe(9);
});

const BY_FORCE = "El sistema ha cerrado Acompaña a la fuerza (SIGKILL).";
const CRASHED = "Acompaña se ha cerrado de golpe";
const BY_SIGNAL = "Una señal";

test.each([
  ["an error that nothing caught", FAILED, "Acompaña se ha cerrado por un error"],
  ["a crash", { code: 101 }, CRASHED],
  ["a memory that was used up", { code: null, signal: "SIGTRAP" }, CRASHED],
  ["the same, told by a shell", { code: 133 }, CRASHED],
  ["the kernel's end when memory has run out", { code: null, signal: "SIGKILL" }, BY_FORCE],
  ["the same, told by a shell", { code: 137 }, BY_FORCE],
  ["a forbidden call of the system", { code: null, signal: "SIGSYS" }, CRASHED],
  ["a signal to the server alone", { code: null, signal: "SIGTERM" }, `${BY_SIGNAL} (SIGTERM) ha`],
  ["the same, told by a shell", { code: 143 }, `${BY_SIGNAL} ha`],
  ["an end in order that the keeper was not asked for", { code: 0 }, `${BY_SIGNAL} ha`],
  ["the same, late", { code: null, signal: "SIGUSR2" }, `${BY_SIGNAL} ha`],
])("%s is a failure, and it says why", async (_, end, why) => {
  const { runs, exitCode, said } = await play([end, REFUSED]);
  expect({ runs, exitCode }).toEqual({ runs: 2, exitCode: 1 });
  expect(said[0]).toContain(why);
  expect(said[1]).toBe("Vuelve a empezar en 1 s (1 de 5).");
});

test("a start that was refused is an end", async () => {
  expect(await play([REFUSED])).toEqual({ exitCode: 1, runs: 1, pauses: [], said: [] });
});

test("whoever is ended six times in a row has failed, though each end was in order", async () => {
  const { exitCode, runs } = await play(Array(20).fill({ code: 0 }));
  expect([exitCode, runs]).toEqual([1, 6]);
});

test("Ctrl-C during the pause is an end too", async () => {
  const { runs, exitCode } = await play(Array(20).fill(FAILED), { stopDuringPause: 1 });
  expect([runs, exitCode]).toEqual([1, 0]);
});

test("an end by a signal that was asked for is one in order", async () => {
  const end = { code: null, signal: "SIGKILL" };
  const kept = { wait: async () => {}, now: () => 0, say: () => {}, isStopped: () => true };
  expect(await keepRunning({ run: async () => end, ...kept })).toBe(0);
});

/**
 * Runs these programs as `npm start` does.
 *
 * @param {string} folder
 * @param {string[][]} programs
 * @param {number} [patience]
 */
async function keep(folder, programs, patience) {
  const main = join(folder, "keep.mjs");
  const given = [process.execPath, programs, process.env, patience];
  const source = `
    import { keepAlive } from ${JSON.stringify(`file://${root}scripts/keep-alive.mjs`)};
    const [command, programs, env, patience] = ${JSON.stringify(given)};
    process.exitCode = await keepAlive(command, programs, env, patience ?? undefined);`;
  await writeFile(main, source);
  // Detached: a group of its own, as a terminal gives it.
  const child = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    printed += chunk;
  });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  /** @type {Promise<[number | null, string | null]>} */
  const ended = new Promise((resolve) => {
    child.on("close", (code, signal) => resolve([code, signal]));
  });
  /** Of each program that said it is ready. */
  const pids = () => [...printed.matchAll(/^ready (\d+)$/gm)].map(([, pid]) => Number(pid));
  await vi.waitUntil(() => pids().length > 0, PATIENCE);
  return {
    pid: child.pid ?? 0,
    pids,
    ended,
    /** Sends a signal and gives the exit code. */
    stop: async () => {
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
    said: () => said,
  };
}

test("a real program that is killed by force is begun again, prepared once, and stops on a signal", async () => {
  const folder = await mkdtemp(join(tmpdir(), "acompana-serve-"));
  const runs = join(folder, "runs");
  const note = `
    import { appendFileSync, readFileSync } from "node:fs";
    const runs = ${JSON.stringify(runs)};`;
  await writeFile(join(folder, "prepare.mjs"), `${note} appendFileSync(runs, "p");`);
  const program = `${note}
    appendFileSync(runs, "x");
    if (readFileSync(runs, "utf8") === "px") process.kill(process.pid, "SIGKILL");
    process.on("SIGTERM", () => process.exit(0));
    setInterval(() => {}, 1_000);
    console.log("ready " + process.pid);`;
  await writeFile(join(folder, "program.mjs"), program);
  const programs = [[join(folder, "prepare.mjs")], [join(folder, "program.mjs")]];
  const kept = await keep(folder, programs);
  expect(await kept.stop()).toBe(0);
  expect(await readFile(runs, "utf8")).toBe("pxx");
  expect(kept.said()).toMatch(
    /^El sistema ha cerrado .*memoria\.\nVuelve a empezar en 1 s \(1 de 5\)\.\n$/,
  );
  await rm(folder, { recursive: true });
});

test("a program that does not end on a signal is killed, and its end says so", async () => {
  const folder = await mkdtemp(join(tmpdir(), "acompana-serve-"));
  const program = join(folder, "program.mjs");
  // As one that hangs: none of its own timers runs any more.
  const source = `process.on("SIGTERM", () => {
      for (const end = Date.now() + 10_000; Date.now() < end; );
      process.exit(0);
    });
    setInterval(() => {}, 1_000);
    console.log("ready " + process.pid);`;
  await writeFile(program, source);
  const kept = await keep(folder, [[program]], 200);
  expect(await kept.stop()).toBe(KILLED);
  expect(kept.said()).toBe(
    "Acompaña no se ha cerrado en 0.2 s: se cierra a la fuerza. No se pierde nada de lo guardado.\n",
  );
  await rm(folder, { recursive: true });
});

/** A server that ends in order when it is asked, and one that knows no signal. */
const SERVERS = {
  "a server that hears it": `for (const signal of ${JSON.stringify(PASSED_ON)})
    process.on(signal, () => process.exit(0));`,
  "a server that does not": "",
};

describe.concurrent.each(Object.entries(SERVERS))("%s", (_, hears) => {
  /** @param {(folder: string) => Promise<void>} work */
  async function withServer(work) {
    const folder = await mkdtemp(join(tmpdir(), "acompana-serve-"));
    const source = `${hears}
      setInterval(() => {}, 1_000);
      console.log("ready " + process.pid);`;
    await writeFile(join(folder, "program.mjs"), source);
    await work(folder);
    await rm(folder, { recursive: true });
  }

  test.each(PASSED_ON)("%s to it alone: it begins again, and its keeper says why", (signal) =>
    withServer(async (folder) => {
      const kept = await keep(folder, [[join(folder, "program.mjs")]]);
      const [first = 0] = kept.pids();
      process.kill(first, signal);
      await vi.waitUntil(() => kept.pids().length > 1, PATIENCE);
      expect(kept.said()).toMatch(
        /^Una señal.* ha cerrado solo el proceso .*marcha\.\nVuelve a empezar en 1 s \(1 de 5\)\.\n$/,
      );
      expect(kept.said().includes(`(${signal})`)).toBe(hears === "");
      expect(await kept.stop()).toBe(0);
      expect(kept.pids()).toHaveLength(2);
    }),
  );

  test.each(
    PASSED_ON.flatMap((signal) => [
      { signal, whom: "its keeper", sign: 1 },
      { signal, whom: "both, as a terminal sends it", sign: -1 },
    ]),
  )("$signal to $whom: the end, once and in order", ({ signal, sign }) =>
    withServer(async (folder) => {
      const kept = await keep(folder, [[join(folder, "program.mjs")]]);
      process.kill(sign * kept.pid, signal);
      expect([await kept.ended, kept.said(), kept.pids().length]).toEqual([[0, null], "", 1]);
    }),
  );

  test("a signal to both that reaches the keeper after the server has ended is the end, too", () =>
    withServer(async (folder) => {
      const kept = await keep(folder, [[join(folder, "program.mjs")]]);
      process.kill(kept.pids()[0] ?? 0, "SIGINT");
      await new Promise((resolve) => setTimeout(resolve, 100));
      process.kill(kept.pid, "SIGINT");
      const [code] = await kept.ended;
      expect([code, kept.said(), kept.pids().length]).toEqual([0, "", 1]);
    }));
});
