// node scripts/first-load.mjs: what the scripts weigh that come before the choice of role and each
// role's home show, and which modules they are made of, in KB of gzip.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { tmpdir } from "node:os";
import { basename, join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { readAreas } from "../kit/build/areas.mjs";
import { allBuilds } from "./builds.mjs";
import { bin, root, run } from "./run.mjs";

const KB = 1024;
/** What is smaller is not printed. */
const LEAST_KB = 0.1;
const NOW_OR_LATER = /(?:from|import)"([^"]+\.js)"|import\([`"]([^`"]+\.js)[`"]\)/g;

/**
 * Of what is imported later, this comes before a home all the same; and so does the home itself.
 */
const SOON = "stage|area|_virtual_mf-localSharedImportMap.*";

/**
 * The scripts that are fetched before the choice of role shows, and by a reload of each role's home
 * before that does, as `<build>/<path>`.
 *
 * @param {(build: string) => string} folderOf where a build's files are
 * @returns {Record<string, string[]>} by 'choice' and by role
 */
export function firstScripts(folderOf) {
  const entries = Object.fromEntries(allBuilds().map(({ name, entry }) => [name, entry]));
  const page = readFileSync(`${folderOf("shell")}/${entries.shell}`, "utf8");
  const start = /<script[^>]* src="\.\/([^"]+)"/.exec(page)?.[1];
  if (!start) throw new Error("The shell's page starts no script");
  const homes = readAreas().flatMap(({ name, screens }) =>
    Object.entries(screens)
      .filter(([, { kind }]) => kind === "home")
      .map(([screen, { role }]) => ({ role, screen, area: name })),
  );
  /** @param {string} build @param {unknown} entry @param {string} [soon] */
  const from = (build, entry, soon) =>
    importedBy(folderOf(build), String(entry), soon).map((path) => `${build}/${path}`);
  const byRole = homes.map(({ role, screen, area }) => [
    role,
    [...from("shell", start, SOON), ...from(area, entries[area], `${SOON}|${screen}`)],
  ]);
  return { choice: from("shell", start), ...Object.fromEntries(byRole) };
}

/**
 * A script and all that come with it.
 *
 * @param {string} folder
 * @param {string} entry
 * @param {string} [soon] names of chunks that come though they are imported later
 */
function importedBy(folder, entry, soon) {
  const isSoon = soon ? new RegExp(`(^|/)(${soon})-[\\w-]{8}\\.js$`) : null;
  const found = new Set([entry]);
  for (const path of found) {
    const code = readFileSync(`${folder}/${path}`, "utf8");
    for (const [, now, later = ""] of code.matchAll(NOW_OR_LATER))
      if (now || isSoon?.test(later)) found.add(posix.join(posix.dirname(path), now ?? later));
  }
  return [...found];
}

/**
 * What comes before the choice of role and each home show, in KB of gzip, as it was built last.
 *
 * @param {string} [releases] where its builds are
 * @returns {Record<string, number> | null} by 'choice' and by role; null when nothing is built
 */
export function firstLoad(releases = `${root}dist/releases`) {
  if (!existsSync(`${releases}/registry.json`)) return null;
  const registry = JSON.parse(readFileSync(`${releases}/registry.json`, "utf8"));
  const folderOf = (/** @type {string} */ build) =>
    `${releases}/${build}/${registry[build].version}`;
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const [role, scripts] of Object.entries(firstScripts(folderOf))) {
    const each = scripts.map((script) => packed(readFileSync(pathOf(script, folderOf))));
    sizes[role] = Number(each.reduce((sum, size) => sum + size, 0).toFixed(1));
  }
  return sizes;
}

/**
 * @param {string} script
 * @param {(build: string) => string} folderOf
 */
const pathOf = (script, folderOf) => script.replace(/^[^/]+/, folderOf);

/** @param {string | Buffer} text */
const packed = (text) => gzipSync(text).length / KB;

/**
 * Which modules a script is made of: each has the part of its weight that it has of its characters.
 *
 * @param {string} file with its map beside it; what the bundler itself wrote has none, and is one
 * @returns {Map<string, number>} KB of gzip by package, or by the path of the project's own
 */
export function modulesOf(file) {
  const code = readFileSync(file, "utf8");
  if (!existsSync(`${file}.map`)) return new Map([[basename(file), packed(code)]]);
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")));
  const each = packed(code) / code.length;
  const modules = new Map();
  code.split("\n").forEach((line, lineNumber) => {
    for (let column = 0; column <= line.length; column += 1) {
      const entry = map.findEntry(lineNumber, column);
      const module = nameOf("originalSource" in entry ? entry.originalSource : "");
      modules.set(module, (modules.get(module) ?? 0) + each);
    }
  });
  return modules;
}

/** @param {string} source */
function nameOf(source) {
  if (!source) return "(between modules)";
  const installed = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  return installed ?? source.replace(/^.*?(?=(kit|shell|mf-\w+)\/)/, "");
}

async function printModules() {
  const folder = mkdtempSync(join(tmpdir(), "first-load-"));
  const folderOf = (/** @type {string} */ build) => `${folder}/${build}`;
  try {
    for (const { name, folder: sources, args } of allBuilds()) {
      const out = ["--outDir", folderOf(name), "--sourcemap", "hidden"];
      await run(bin("vite"), ["build", ...args, ...out], { cwd: root + sources, output: "failed" });
    }
    for (const [role, scripts] of Object.entries(firstScripts(folderOf))) {
      /** @type {Map<string, number>} */
      const modules = new Map();
      for (const script of scripts)
        for (const [module, size] of modulesOf(pathOf(script, folderOf)))
          modules.set(module, (modules.get(module) ?? 0) + size);
      const sum = [...modules.values()].reduce((all, size) => all + size, 0);
      console.log(`\n${role}: ${sum.toFixed(1)} KB in ${scripts.length} scripts`);
      for (const [module, size] of [...modules].sort(([, a], [, b]) => b - a))
        if (size >= LEAST_KB) console.log(`${size.toFixed(2).padStart(8)}  ${module}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await printModules();
