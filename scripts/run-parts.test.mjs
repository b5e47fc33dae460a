import { execFile } from "node:child_process";
import { expect, it } from "vitest";
import { root } from "./run.mjs";

const program = (/** @type {string} */ text) => ({
  command: process.execPath,
  args: ["--eval", text],
});

/**
 * Runs groups of parts in a process of its own.
 *
 * @param {object[][]} groups
 * @returns {Promise<{ code: number, output: string }>}
 */
function runs(groups) {
  const script = `import { runTier } from "${root}scripts/run-parts.mjs";
    await runTier("quick", ${JSON.stringify(groups)});`;
  return new Promise((resolve) => {
    const args = ["--input-type=module", "--eval", script];
    execFile(process.execPath, args, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout }),
    );
  });
}

const FAILS = { name: "la que falla", ...program("console.log('lo que falló'); process.exit(3)") };
const PASSES = { name: "la que pasa", ...program("console.log('mucho'.repeat(3))") };

it("a failed part stops no other, and its end stands where one looks: after all the others", async () => {
  const { code, output } = await runs([[FAILS], [PASSES]]);
  expect(code).toBe(1);
  const places = [...output.matchAll(/lo que falló/g)].map(({ index }) => index);
  expect(places).toHaveLength(2);
  expect(output.indexOf("muchomuchomucho")).toBeLessThan(places[1] ?? 0);
  expect(output).toMatch(/la que falla: NO PASA, \d+ s/);
});

it("what passes is shown once, and the run ends well", async () => {
  const { code, output } = await runs([[PASSES], [{ ...PASSES, quiet: true }]]);
  expect(code).toBe(0);
  expect(output.match(/muchomuchomucho/g)).toHaveLength(1);
  expect(output).toContain("Todo en orden.");
});
