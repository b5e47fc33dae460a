import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** A folder's files, by their paths. */
type Sources = Record<string, string>;

/** What every area of the tests has besides its screens. */
const common = (name: string, port: number, declared: object): Sources => ({
  "area.json": JSON.stringify({ name, port, ...declared }),
  "package.json": JSON.stringify({
    name: `@acompana/mf-${name}`,
    version: "0.1.0",
    private: true,
    license: "EUPL-1.2",
    type: "module",
    dependencies: { "@acompana/kit": "*", react: "19.2.9", "react-dom": "19.2.9" },
    devDependencies: { vite: "8.3.8" },
  }),
  "tsconfig.json": JSON.stringify({
    extends: "../tsconfig.base.json",
    include: [".", "area.json"],
    exclude: ["dist", "node_modules"],
    references: [{ path: "../kit" }],
  }),
  "vite.config.ts": `
    import { areaConfig } from "@acompana/kit/build";
    import { defineConfig } from "vite";
    import area from "./area.json" with { type: "json" };

    export default defineConfig(areaConfig(area));`,
});

/** All that a team writes to add an area: files of one folder. */
export async function writeArea(
  project: string,
  {
    name,
    port,
    declared,
    sources,
  }: { name: string; port: number; declared: object; sources: Sources },
): Promise<void> {
  for (const [file, text] of Object.entries({ ...common(name, port, declared), ...sources })) {
    const path = join(project, `mf-${name}`, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}
