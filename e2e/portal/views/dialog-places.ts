import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const root = new URL("../../../", import.meta.url).pathname;

/** What draws a dialog itself: what an area gets for it, the shell's own two, and HTML's. */
const PRIMITIVES = ["Dialog", "ModalDialog", "AlertDialog.Root", "Dialog.Root", "dialog"];

/** Each front end's own sources, without comments, by path. */
export function readFrontEnds(): Map<string, string> {
  const folders = ["kit/src/*", "shell/src/*", "mf-*/src/*"];
  const listed = ["ls-files", "--cached", "--others", "--exclude-standard", ...folders];
  return new Map(
    execFileSync("git", listed, { cwd: root, encoding: "utf8" })
      .split("\n")
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
      .map((file) => {
        const source = readFileSync(root + file, "utf8");
        return [file, source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "")];
      }),
  );
}

/** The given components that a source draws. */
const drawnIn = (source: string, components: Iterable<string>): string[] =>
  [...components].filter((name) =>
    new RegExp(`<${name.replace(".", "\\.")}(?![\\w.-])`).test(source),
  );

const exportedBy = (source: string): string[] =>
  [...source.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = ""]) => name);

/** Components that are a dialog; kit's parts may wrap one another before an area draws them. */
function dialogComponents(sources: Map<string, string>): string[] {
  const all = new Set(PRIMITIVES);
  for (let size = 0; size < all.size; ) {
    size = all.size;
    for (const [file, source] of sources) {
      const known = file.startsWith("kit/") ? all : PRIMITIVES;
      if (drawnIn(source, known).length > 0) for (const name of exportedBy(source)) all.add(name);
    }
  }
  return [...all].filter((name) => !PRIMITIVES.includes(name));
}

/**
 * Each place where the shell or an area draws a dialog (`file Component`), and each file that asks a
 * question (`file confirm`).
 */
export function dialogPlaces(sources: Map<string, string>): string[] {
  const components = dialogComponents(sources);
  return [...sources].flatMap(([file, source]) => {
    const asks = /\b(notify|voice)\.confirm\(/.test(source) ? [`${file} confirm`] : [];
    if (file.startsWith("kit/")) return asks;
    return [...drawnIn(source, components).map((name) => `${file} ${name}`), ...asks];
  });
}
