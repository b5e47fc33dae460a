import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path/posix";

/**
 * The scripts, styles and pages of a built folder, by their path in it.
 *
 * @param {string} folder
 * @returns {Promise<Map<string, string>>}
 */
export async function builtTexts(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|html)$/.test(name),
  );
  const texts = names.map((name) => readFile(join(folder, name), "utf8"));
  return new Map((await Promise.all(texts)).map((text, index) => [names[index] ?? "", text]));
}
