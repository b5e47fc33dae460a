import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { failedPhrase, openedLines, readEngineReport } from "./engine-report.mjs";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "acompana-report-"));
});
afterEach(() => rm(folder, { recursive: true }));

/**
 * What is read of a report with these engines.
 *
 * @param {string[]} missing
 * @param {[name: string, message?: string][]} engines each with what went wrong in it
 */
async function read(missing, ...engines) {
  const specs = engines.map(([title, message]) => ({
    ...{ title, ok: message === undefined },
    tests: [{ results: [message === undefined ? {} : { error: { message } }] }],
  }));
  const path = join(folder, "engines.json");
  await writeFile(path, JSON.stringify({ config: { metadata: { missing } }, suites: [{ specs }] }));
  return await readEngineReport(path);
}

it("names the browsers in which all screens open", async () => {
  const report = await read([], ["chromium"], ["firefox"], ["webkit"]);
  expect(openedLines(report)).toEqual(["Sus pantallas se abren en Chromium, Firefox y WebKit."]);
  expect(failedPhrase(report)).toBeNull();
});

it("names those that the machine has not", async () => {
  const report = await read(["firefox", "webkit"], ["chromium"]);
  expect(openedLines(report)).toEqual([
    "Sus pantallas se abren en Chromium.",
    "No se ha probado en Firefox y WebKit, que esta máquina no tiene (e2e/README.md).",
  ]);
});

it("says in which browsers it goes wrong, with the screen, without colours", async () => {
  const report = await read(
    [],
    ["chromium"],
    ["firefox", "Error: \u001b[31m«Sudoku» (sudoku-game) está vacía\u001b[39m"],
    ["webkit", "Error: «Juegos» (games-menu) está vacía"],
  );
  expect(report.opened).toEqual(["Chromium"]);
  expect(failedPhrase(report)).toBe(
    "en Firefox: «Sudoku» (sudoku-game) está vacía y en WebKit: «Juegos» (games-menu) está vacía",
  );
});
