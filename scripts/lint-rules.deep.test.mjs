import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { biome, inOwnProject, put, testPlantedRules } from "./testing/planted-rules.mjs";

const project = inOwnProject();

describe("the gate of format and rules", () => {
  testPlantedRules();

  it("reads every file of the project but those that are generated", () => {
    const unformatted = /** @type {Record<string, string>} */ ({
      css: ".a{color:red}\n",
      json: '{"a":1,"b":[1,2]}\n',
      mjs: "export const a = {b:1}\n",
      ts: "export const a = {b:1}\n",
      tsx: "export const a = {b:1}\n",
    });
    const textFor = (/** @type {string} */ file) => unformatted[file.split(".").at(-1) ?? ""];
    const files = trackedFiles().filter((file) => textFor(file) && file !== "biome.json");
    for (const file of files) put(file, textFor(file) ?? "");
    biome("format", "--write");
    const unread = files.filter(
      (file) => readFileSync(join(project(), file), "utf8") === textFor(file),
    );
    const generated =
      /^(package-lock\.json|kit\/src\/api\/(schema\.d|limits)\.ts|api\/db\/migrations\/meta\/.+)$/;
    expect(unread.filter((file) => !generated.test(file))).toEqual([]);
    expect(files.length).toBeGreaterThan(900);
  });
});
