// npm run size [-- <commit>]: how much there is to read, as it is on the disk or was at a commit.
import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { root } from "./run.mjs";

const USAGE = `npm run size [-- <commit>]
How much there is to read: files, lines and words, as they are on the disk or were at a commit; and
what comes before the choice of role and each home show, as it was built last (npm run build).`;

/** @typedef {"product" | "tests" | "machinery" | "data" | "generated" | "documents"} Kind */

/**
 * The first that fits is a file's kind. What no rule names is product.
 *
 * @type {[Kind, RegExp][]}
 */
const RULES = [
  [
    "generated",
    /^package-lock\.json$|openapi\.yaml$|\/migrations\/|\/danger\/weights\.ts$|^kit\/src\/api\/(schema\.d|limits|.*generated.*)\.ts$/,
  ],
  ["documents", /\.md$|^LICENSE/],
  ["data", /\.(json|jsonc|txt|tsv|csv|yml|svg)$/],
  ["tests", /\.test\.[a-z]+$/],
  // What helps tests, and is none itself.
  ["machinery", /^e2e\/|\/testing\/|\/tests\/|(^|\/)vitest\.config\.ts$/],
];

const TEXT = /\.(ts|tsx|mts|mjs|js|css|html|json|jsonc|md|txt|tsv|csv|yaml|yml|sql|svg)$/;

/** Where bodies lie that the quick and the slow tests share. */
const SHARED = /\/testing\/|^e2e\/portal\//;
/** Begins a line that declares a test, or several. */
const DECLARES_TESTS = /^ *(test|it|describe)(\.(each|for|describe|runIf|skipIf))*\(/m;

/**
 * A shared body is as much a test as the file that calls it, which says no more than how many
 * examples there are.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Kind}
 */
export function kindOf(path, text) {
  const kind = RULES.find(([, pattern]) => pattern.test(path))?.[0] ?? "product";
  const isBody = kind === "machinery" && SHARED.test(path) && DECLARES_TESTS.test(text);
  return isBody ? "tests" : kind;
}

/**
 * Files, lines that are not blank, and words of each kind.
 *
 * @param {Iterable<[path: string, text: string]>} files
 */
export function measure(files) {
  /**
   * @type {Partial<Record<Kind | "decisions", { files: number; lines: number; words: number }>>}
   */
  const sizes = {};
  for (const [path, text] of files) {
    if (!TEXT.test(path)) continue;
    const lines = text.split("\n").filter((line) => line.trim()).length;
    const words = text.split(/\s+/).filter(Boolean).length;
    /** @type {(Kind | "decisions")[]} */
    const kinds = [kindOf(path, text)];
    if (path.startsWith("docs/adr/")) kinds.push("decisions");
    for (const kind of kinds) {
      const size = sizes[kind] ?? { files: 0, lines: 0, words: 0 };
      sizes[kind] = {
        files: size.files + 1,
        lines: size.lines + lines,
        words: size.words + words,
      };
    }
  }
  return sizes;
}

/** @param {...string} args */
const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 30 });

/**
 * @param {string} [commit] without it, the files on the disk that git knows
 * @returns {Iterable<[path: string, text: string]>}
 */
function* filesOf(commit) {
  const paths = git(...(commit ? ["ls-tree", "-r", "--name-only", commit] : ["ls-files"]));
  for (const path of paths.split("\n").filter((path) => TEXT.test(path)))
    yield [path, commit ? git("show", `${commit}:${path}`) : readFileSync(root + path, "utf8")];
}

/**
 * How many packages the project names itself.
 *
 * @param {Iterable<[path: string, text: string]>} files
 */
function countDependencies(files) {
  const names = new Set();
  for (const [path, text] of files) {
    if (!/(^|\/)package\.json$/.test(path)) continue;
    const { dependencies, devDependencies } = JSON.parse(text);
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith("@acompana/")) names.add(name);
  }
  return names.size;
}

/** @param {string} name */
const isCommit = (name) =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`], {
    cwd: root,
  }).status === 0;

/** @param {string[]} args */
async function main(args) {
  const [commit] = args;
  if (commit === "--help" || commit === "-h") return console.log(USAGE);
  if (args.length > 1 || (commit && !isCommit(commit))) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  await ensureInstalled();
  const files = [...filesOf(commit)];
  console.table(measure(files));
  console.log(`Dependencies: ${countDependencies(files)}`);
  if (commit) return;
  const { firstLoad } = await import("./first-load.mjs");
  const sizes = firstLoad();
  if (!sizes) return console.log("First loads: not built (npm run build)");
  console.log(
    "Before the choice of role and before each role's home, in KB of gzip, as built last:",
  );
  console.table(sizes);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(process.argv.slice(2));
}
