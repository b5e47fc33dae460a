import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { refuseBelowFloor } from "./candidate.mjs";

/** @param {Record<string, string>} files */
async function refusedWith(files) {
  const folder = await mkdtemp(join(tmpdir(), "acompana-candidate-"));
  try {
    await mkdir(join(folder, "assets"));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const release = { area: "pueblo", version: "1.2.3" };
    return await refuseBelowFloor(release, folder).then(
      () => "",
      ({ message }) => message,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

it("a version that needs more than the oldest browsers have is neither sent nor activated", async () => {
  const refused = await refusedWith({
    "entry.js": "export default [1].at(-1);",
    "assets/map.js": "export const sorted = [2, 1].toSorted();",
    "assets/map.css": ".a:has(.b) { color: red }",
  });
  const [found = "", way] = refused.split("\nSi ");
  const [sentence, ...uses] = found.split("\n  ");
  expect(sentence).toBe(
    "pueblo 1.2.3 usa lo que no tienen los navegadores más antiguos que el portal admite. " +
      "No se ha enviado ni activado nada.",
  );
  expect(uses).toEqual([
    expect.stringMatching(
      /^assets\/map\.js: javascript\.builtins\.Array\.toSorted \(chrome 110\): /,
    ),
    expect.stringMatching(/^assets\/map\.css: css\.selectors\.has \(.*\): /),
  ]);
  expect(way).toMatch(/^funciona también sin ello, .* en scripts\/floor\/exceptions\.mjs\.$/);
});

it("a version that all of them can read is tried further", async () => {
  expect(await refusedWith({ "entry.js": "export default [1].at(-1);" })).toBe("");
});
