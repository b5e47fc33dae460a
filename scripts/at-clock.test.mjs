import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { CLOCKS } from "./clocks.mjs";
import { root } from "./run.mjs";

/** The day of the month and the hour in a zone. @param {string} at @param {string} zone */
const dayIn = (at, zone) =>
  new Intl.DateTimeFormat("sv", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    new Date(at),
  );

it("the clocks stand before what they are there for, or at noon of the day", () => {
  const madrid = CLOCKS.map(({ at }) => dayIn(at, "Europe/Madrid"));
  expect(madrid).toEqual([
    "2026-12-31 12:00",
    "2026-12-31 23:59",
    "2027-02-02 12:00",
    "2027-03-28 01:59",
    "2027-10-31 02:59",
    "2028-02-29 12:00",
    "2028-02-29 23:59",
  ]);
});

it.each([
  ["is told", undefined, 0],
  ["fails in CI", "true", 1],
])("where faketime is missing, that %s", (_, CI, code) => {
  const empty = mkdtempSync(join(tmpdir(), "acompana-path-"));
  try {
    const { status, stdout } = spawnSync(
      process.execPath,
      ["scripts/at-clock.mjs", CLOCKS[0]?.name ?? "", "scripts/test-unit.mjs"],
      { cwd: root, encoding: "utf8", env: { PATH: empty, ...(CI && { CI }) } },
    );
    expect({ status, stdout }).toEqual({
      status: code,
      stdout: expect.stringMatching(
        /^Aquí no hay faketime .*: no se ha probado con otro reloj\.\n$/,
      ),
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
});
