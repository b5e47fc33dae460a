import { describe, expect, it } from "vitest";
import { changedParts } from "./changed-parts.mjs";

/** @param {string[]} files */
const partsFor = (files) => changedParts(files, "HEAD~1").map(({ parts }) => parts);
/** @param {string[]} files */
const namesFor = (files) => partsFor(files).flatMap((parts) => parts.map(({ name }) => name));
const BROWSER = "pruebas en el navegador";
const API = "pruebas de la API de lo cambiado";

describe("npm run test:changed", () => {
  it("looks first at what is cheap, and no further where it is wrong", () => {
    const [first, ...others] = changedParts(["docs/backup.md"], "HEAD~1");
    expect(first?.first).toBe(true);
    expect(first?.parts[0]?.args).toContain("docs/backup.md");
    expect(others.some((group) => group.first)).toBe(false);
  });

  it.each([
    ["a document", "docs/backup.md", [false, false]],
    ["a screen", "mf-senior/src/chat/chat.tsx", [false, true]],
    ["the kit", "kit/src/format/moments.ts", [true, true]],
    ["a feature of the API", "api/features/users/needs.ts", [true, false]],
    ["the portal's page", "api/web/portal/page.ts", [true, true]],
    ["a browser test", "e2e/tests/support.test.ts", [false, true]],
    ["a step of the browser tests", "e2e/portal/steps.ts", [false, true]],
    ["a page that embeds", "e2e/hosts/site.ts", [false, true]],
    ["a screen that is gone", "mf-senior/src/gone.tsx", [false, true]],
  ])("runs what %s can touch", (_, file, [api, browser]) => {
    const names = namesFor([file]);
    expect(names).toContain("pruebas de todo el proyecto");
    expect({ api: names.includes(API), browser: names.includes(BROWSER) }).toEqual({
      api,
      browser,
    });
  });

  it("checks the format of what is there, and of nothing where all is gone", () => {
    const formatOf = (/** @type {string[]} */ ...files) =>
      partsFor(files)[0]?.find(({ args }) => args.includes("--no-errors-on-unmatched"))?.args;
    expect(formatOf("docs/backup.md", "docs/ya-no-está.md")?.slice(-1)).toEqual(["docs/backup.md"]);
    expect(formatOf("docs/ya-no-está.md")).toBeUndefined();
  });

  it("runs a changed browser test itself, and the shortest journey where pages have changed", () => {
    const files = ["e2e/tests/support.test.ts", "shell/src/text.ts", "kit/src/format/index.ts"];
    const browser = partsFor(files)
      .flat()
      .find(({ name }) => name === BROWSER);
    expect(browser?.args.slice(1)).toEqual(["tests/support.test.ts", "tests/journey.test.ts"]);
  });
});
