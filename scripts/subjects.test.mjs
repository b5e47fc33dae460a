import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";
import { SUBJECTS } from "./subjects.mjs";
import { testFilesOfProject } from "./test-places.mjs";

const files = testFilesOfProject().filter((file) => /^(api|e2e)\/.*\.deep\.test\.ts$/.test(file));
const args = Object.values(SUBJECTS).flatMap(({ parts }) => parts.flatMap((part) => part.args));

describe("the subjects of the slow tier", () => {
  it("run each slow file of the API and of the browser once", () => {
    const named = args.filter((word) => word.endsWith(".deep.test.ts"));
    const expected = files.map((file) => file.replace(/^(api|e2e)\//, ""));
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  it("are all of one page of the documents, and of each night", () => {
    const page = readFileSync(`${root}docs/testing.md`, "utf8");
    const night = readFileSync(`${root}.github/workflows/nightly.yml`, "utf8");
    for (const [name, { about }] of Object.entries(SUBJECTS))
      expect(page).toContain(`| \`${name}\` | ${about} |`);
    expect(night).toContain(`subject: [${Object.keys(SUBJECTS).join(", ")}]`);
  });

  it("are refused by another name, and those that there are said", () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["scripts/test-deep.mjs", "looks", "luck"],
      {
        cwd: root,
        encoding: "utf8",
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^No hay pruebas lentas de luck\. Las hay de: unit, language, api, .*\.\n$/,
    );
  });
});
