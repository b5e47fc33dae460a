import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBuiltReleases } from "./built-releases.ts";

const landing = { title: "Portada", role: "none", parent: "landing" };

it("a portal whose areas contradict each other does not start, and says which do", async () => {
  const releasesDir = await mkdtemp(join(tmpdir(), "acompana-registry-"));
  const release = (area: string, screens: object) => [
    area,
    {
      ...{ area, version: "1", contract: 1, entry: "remoteEntry.js", files: {} },
      manifest: { screens, homeCards: [] },
    },
  ];
  const lay = (...areas: unknown[][]) =>
    writeFile(join(releasesDir, "registry.json"), JSON.stringify(Object.fromEntries(areas)));
  try {
    await lay(release("shell", { landing }), release("radio", { landing }));
    await expect(readBuiltReleases(releasesDir)).rejects.toThrow(
      "shell y radio: la pantalla «landing» está dos veces",
    );
    await lay(release("shell", { landing }), release("radio", { radio: landing }));
    expect(Object.keys((await readBuiltReleases(releasesDir)).zero)).toEqual(["shell", "radio"]);
  } finally {
    await rm(releasesDir, { recursive: true });
  }
});
