import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";

const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");
/** Every file and folder of the project, by its path from the project's folder. */
const entries = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));
const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const { exports: exported } = JSON.parse(readFileSync(`${root}kit/package.json`, "utf8"));
const documents = tracked.filter((file) => /(^docs\/.*|(^|\/)README)[.]md$/.test(file));

/** What a build, a start or a command writes, which git does not have. */
const MADE = /^([.]data|screenshots|backups)|(^|\/)dist/;
/** What the walks of docs/how-to.md write as examples. */
const EXAMPLES = /greeting|rules-help|odd-one-out/;
/** What a build writes beside a release's files, and the ending of a name that the glossary retires. */
const NOT_OURS = new Set(["mf-manifest.json", "release.json", "registry.json", "answers.ts"]);
const PATH = /^\w[\w.-]*(\/[\w.-]+)*\/?$/;
const FILE = /[.](ts|tsx|mjs|md|css|html|json|jsonc|yaml)$/;

/** @param {string} file @returns {string[]} */
function foldersOf(file) {
  const folder = dirname(file);
  return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/**
 * Paths, scripts of npm and links that a document names and that do not exist.
 *
 * @param {string} document
 * @param {string} text
 */
function missing(document, text) {
  const code = [...text.matchAll(/```[^\n]*\n(.*?)```|`([^`\n]+)`/gs)].map(
    ([, block, inline]) => block ?? inline ?? "",
  );
  const words = code.flatMap((one) => one.split(/[\s,"'()]+/));
  const links = [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, to = ""]) => to);
  const commands = code.flatMap((one) => [...one.matchAll(/npm run ([\w:-]+)/g)]);
  return [
    ...words.filter((word) => namesEntry(word, document) && !exists(word)),
    ...links.filter((link) => !entries.has(join(dirname(document), link))),
    ...commands.map(([, name = ""]) => name).filter((name) => !(name in scripts)),
  ];
}

/**
 * Whether a word of code is meant as a path: a file by its ending, or whatever begins with a folder
 * of the project or one beside the document.
 *
 * @param {string} word
 * @param {string} document
 */
function namesEntry(word, document) {
  if (!PATH.test(word) || MADE.test(word) || EXAMPLES.test(word) || NOT_OURS.has(word))
    return false;
  const [first = ""] = word.split("/");
  const isFolder = entries.has(first) || entries.has(join(dirname(document), first));
  return FILE.test(word) || (word.includes("/") && isFolder);
}

/** A path may leave out its beginning (`text.ts`, `src/area.ts`); `kit/ui` is an import of kit. */
function exists(/** @type {string} */ word) {
  const path = word.replace(/\/$/, "");
  if (path.replace("kit/", "./") in exported) return true;
  return [...entries].some((entry) => entry === path || entry.endsWith(`/${path}`));
}

describe("what a document names exists", () => {
  it.each(documents)("%s", (document) => {
    expect(missing(document, readFileSync(root + document, "utf8"))).toEqual([]);
  });

  it.each([
    ["a path", "See `api/platform/auth/policy.ts`.", "api/platform/auth/policy.ts"],
    ["a folder", "In `api/nowhere/` it is.", "api/nowhere/"],
    ["a file by its end", "`nowhere.ts` has it.", "nowhere.ts"],
    ["a path in a command", "```\nnode scripts/nowhere.mjs --check\n```", "scripts/nowhere.mjs"],
    ["a script", "`npm run nowhere -- games`", "nowhere"],
    ["a link", "[why](adr/0000-nowhere.md)", "adr/0000-nowhere.md"],
  ])("%s that does not exist is found", (_kind, text, found) => {
    expect(missing("docs/architecture.md", text)).toEqual([found]);
  });
});
