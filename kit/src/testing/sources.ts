import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * An area's source files by name, `./chat/chat.tsx`. Read from disk: a glob of Vite's would make
 * every file count as used.
 *
 * @param folder of the test that asks, `import.meta.dirname`
 */
export function sourcesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sources = names.filter((name) => /\.tsx?$/.test(name));
  return Object.fromEntries(
    sources.map((name) => [`./${name}`, readFileSync(join(folder, name), "utf8")]),
  );
}
