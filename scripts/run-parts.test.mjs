import { execFileSync } from "node:child_process";
import { beforeAll, expect, it } from "vitest";
import { root } from "./run.mjs";

const program = (/** @type {string} */ text) => ({
  command: process.execPath,
  args: ["--eval", text],
});

const FAILS = {
  name: "la que falla",
  ...program("console.log(['lo', 'que', 'falló'].join(' ')); process.exit(3)"),
};
const PASSES = { name: "la que pasa", ...program("console.log('mucho'.repeat(3))") };
const NEVER = { name: "la que sobra", ...program("console.log('ha corrido')") };

/**
 * A runner that leaves a report and ends with a code.
 *
 * @param {object} report
 */
const reporting = (report, code = 0) => ({
  name: "las pruebas",
  counted: true,
  ...program(`require("node:fs").writeFileSync(
    process.env.TEST_REPORTS + "/one.json", ${JSON.stringify(JSON.stringify(report))});
    process.exit(${code})`),
});
const vitest = (/** @type {[number, number, number]} */ [passed, failed, pending]) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: pending,
  numTodoTests: 0,
  testResults: [],
});
const playwright = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 2 },
  suites: [
    {
      specs: [{ title: "a la primera", file: "a.test.ts", tests: [{ status: "expected" }] }],
      suites: [{ specs: [{ title: "entra", file: "b.test.ts", tests: [{ status: "flaky" }] }] }],
    },
  ],
};
const unloaded = {
  ...vitest([7, 2, 0]),
  testResults: [{ status: "failed", assertionResults: [] }],
};

const RUNS = {
  apart: [{ parts: [FAILS] }, { parts: [PASSES] }],
  first: [
    { parts: [FAILS, { ...FAILS, name: "la otra que falla", quiet: true }, PASSES], first: true },
    { parts: [NEVER] },
  ],
  good: [{ parts: [PASSES], first: true }, { parts: [{ ...PASSES, quiet: true }] }],
  counted: [{ parts: [reporting(vitest([40, 0, 3]))] }, { parts: [reporting(playwright)] }],
  "a test that fails": [{ parts: [reporting(vitest([7, 2, 0]), 1)] }],
  "a runner that fails though its tests pass": [{ parts: [reporting(vitest([7, 0, 0]), 1)] }],
  "a test that fails under a runner that does not": [{ parts: [reporting(vitest([7, 2, 0]))] }],
  "two failing tests and a file that cannot be loaded": [{ parts: [reporting(unloaded, 1)] }],
  "a runner that found no test": [{ parts: [reporting(vitest([0, 0, 4]))] }],
  "a runner that may find no test": [{ parts: [{ ...PASSES, counted: true, mayBeNone: true }] }],
  "a runner that leaves no report": [{ parts: [{ ...PASSES, counted: true }] }],
};

/** @type {Record<keyof typeof RUNS, { code: number, output: string, last: string }>} */
let ended;

beforeAll(() => {
  const script = `import { runTier } from "${root}scripts/run-parts.mjs";
    for (const groups of ${JSON.stringify(Object.values(RUNS))}) {
      process.exitCode = 0;
      await runTier("quick", groups);
      console.log("ENDED " + process.exitCode);
    }
    process.exitCode = 0;`;
  const args = ["--input-type=module", "--eval", script];
  const said = execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" });
  const outputs = [...said.matchAll(/(.*?)ENDED (\d)\n/gs)];
  const results = Object.keys(RUNS).map((name, index) => {
    const [, output = "", code] = outputs[index] ?? [];
    return [name, { code: Number(code), output, last: output.trimEnd().split("\n").at(-1) }];
  });
  ended = Object.fromEntries(results);
});

it("a failed part stops no other, and its end stands where one looks: after all the others", () => {
  const { code, output, last } = ended.apart;
  expect(code).toBe(1);
  const places = [...output.matchAll(/lo que falló/g)].map(({ index }) => index);
  expect(places).toHaveLength(2);
  expect(output.indexOf("muchomuchomucho")).toBeLessThan(places[1] ?? 0);
  expect(output).toMatch(/la que falla: NO PASA, \d+ s/);
  expect(last).toBe("1 passed, 1 failed");
});

it("of the first group all that fails is said, and nothing after it is begun", () => {
  const { code, output, last } = ended.first;
  expect(code).toBe(1);
  expect(output).toContain("No pasa: la que falla, la otra que falla.");
  expect(output).toContain("muchomuchomucho");
  expect(output).not.toContain("ha corrido");
  expect(last).toBe("1 passed, 2 failed");
});

it("what passes is shown once, the run goes on after its first group, and ends well", () => {
  const { code, output, last } = ended.good;
  expect(code).toBe(0);
  expect(output.match(/muchomuchomucho/g)).toHaveLength(1);
  expect(output).toContain("Todo en orden.");
  expect(last).toBe("2 passed, 0 failed");
});

it("counts the tests of all runners; what passes at the second try is named", () => {
  const { code, output, last } = ended.counted;
  expect(code).toBe(0);
  expect(output).toContain("A la segunda:\n  b.test.ts › entra\n");
  expect(output).not.toContain("a la primera");
  expect(output).toMatch(/las pruebas: \d+ s, 40 pasan, 3 omitidas/);
  expect(last).toBe("42 passed, 0 failed");
});

it.each(
  /** @type {const} */ ([
    ["a test that fails", "7 passed, 2 failed"],
    ["a runner that fails though its tests pass", "7 passed, 1 failed"],
    ["a test that fails under a runner that does not", "7 passed, 2 failed"],
    ["two failing tests and a file that cannot be loaded", "7 passed, 3 failed"],
    ["a runner that found no test", "0 passed, 1 failed"],
    ["a runner that leaves no report", "0 passed, 1 failed"],
  ]),
)("%s: the run ends with an error", (name, line) => {
  const { code, last } = ended[name];
  expect({ code, last }).toEqual({ code: 1, last: line });
});

it("a part that may find no test ends well, and its line says that it found none", () => {
  const { code, output, last } = ended["a runner that may find no test"];
  expect(output).toMatch(/la que pasa: \d+ s, ninguna prueba/);
  expect({ code, last }).toEqual({ code: 0, last: "0 passed, 0 failed" });
});
