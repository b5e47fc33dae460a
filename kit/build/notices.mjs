// The notices of what is served: licences of packages and typefaces want their text in every copy.
// What plugins of the registry write leaves out typefaces and styles, NOTICE files and what build
// tools put in themselves, and lets a package without a text pass.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The file of a release that holds them. */
const NOTICES_FILE = "notices.json";

/**
 * @typedef {object} Notice
 * @property {string} name of the package
 * @property {string} version
 * @property {string} license as its package.json says it, an SPDX expression
 * @property {string} text of its licence, and its NOTICE where it has one
 */

/** Texts of packages that carry none: the licence that they name, with their copyright. */
const KEPT = fileURLToPath(new URL("kept-licences/", import.meta.url));

const LICENCE = /^(licen[cs]e|copying|notice)([.-]|s?$)/i;

/** What build tools put into a bundle under a name of their own, and whose it is. */
const MADE_BY = /** @type {const} */ ([
  [/^\0?vite\//, "vite"],
  [/^\0?virtual:mf[:-]/, "@module-federation/vite"],
  [/^\0?rolldown\//, "rolldown"],
]);

/**
 * Writes `notices.json` beside what an area is built into: a list of `Notice` for every package
 * that a script, a style or a typeface of the bundle comes from, the area's own among them.
 *
 * @returns {import("vite").Plugin}
 * @throws the build fails with the name of a package that has no licence, and of a module that is
 * of no package
 */
export function notices() {
  let root = "";
  return {
    name: "acompana-notices",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const folders = new Set(
        Object.values(bundle)
          .flatMap((part) => sourcesOf(part, root))
          .map((id) => packageFolder(id, root)),
      );
      const source = `${JSON.stringify(noticesOf([...folders]), null, 1)}\n`;
      this.emitFile({ type: "asset", fileName: NOTICES_FILE, source });
    },
  };
}

/**
 * By their names; a version that is installed twice is one.
 *
 * @param {string[]} folders of packages
 */
function noticesOf(folders) {
  const found = folders
    .map(noticeOf)
    .map((of) => /** @type {const} */ ([`${of.name} ${of.version}`, of]));
  const names = new Map(found);
  return [...names.keys()].sort().map((name) => names.get(name));
}

/**
 * What a file of the bundle is made of. A style leaves nothing in the script that imports it.
 *
 * @param {import("vite").Rolldown.OutputChunk | import("vite").Rolldown.OutputAsset} part
 * @param {string} root
 */
function sourcesOf(part, root) {
  if (part.type === "asset") return part.originalFileNames.map((file) => resolve(root, file));
  return Object.entries(part.modules)
    .filter(([id, { renderedLength }]) => renderedLength > 0 || /\.css(\?|$)/.test(id))
    .map(([id]) => id);
}

/**
 * @param {string} id of a module
 * @param {string} root
 */
function packageFolder(id, root) {
  const tool = MADE_BY.find(([made]) => made.test(id))?.[1];
  const from = tool ? installed(tool, root) : id.replace(/^\0/, "").replace(/\?.*$/, "");
  for (let folder = tool ? from : dirname(from); folder !== dirname(folder); )
    if (describes(folder)) return folder;
    else folder = dirname(folder);
  throw new Error(`Of no package, so nobody knows its licence: ${JSON.stringify(id)}`);
}

/**
 * @param {string} name
 * @param {string} root
 */
function installed(name, root) {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, "node_modules", name))) return join(folder, "node_modules", name);
  throw new Error(`Not installed: ${name}`);
}

/** @param {string} folder */
const readPackage = (folder) => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

/**
 * A folder within a package may say in a package.json of its own how its scripts are read.
 *
 * @param {string} folder
 */
function describes(folder) {
  if (!existsSync(join(folder, "package.json"))) return false;
  const { name, version } = readPackage(folder);
  return Boolean(name && version);
}

/**
 * @param {string} folder of a package
 * @returns {Notice}
 */
function noticeOf(folder) {
  const { name, version, license } = readPackage(folder);
  const text = licenceText(folder, name);
  if (!license || !text) throw new Error(`${name} ${version} has no licence: ${folder}`);
  return { name, version, license, text };
}

/**
 * @param {string} folder
 * @param {string} name
 */
function licenceText(folder, name) {
  const texts = licenceFiles(folder).map((file) => readFileSync(file, "utf8"));
  if (texts.length === 0) texts.push(keptText(name) ?? fromReadme(folder) ?? ofProject(folder));
  // Vite's goes on with those of what it is made of itself.
  const own = texts.map((text) => text.replace(/^# Licenses of bundled dependencies$[\s\S]*/m, ""));
  return own
    .map((text) => text.replaceAll("\r\n", "\n").trim())
    .join("\n\n")
    .trim();
}

/** @param {string} folder */
function licenceFiles(folder) {
  return [folder, join(folder, "licenses")].filter(existsSync).flatMap((place) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
      .map(({ name }) => join(place, name))
      .sort(),
  );
}

/** @param {string} name */
function keptText(name) {
  const file = join(KEPT, `${name.replace("/", "+")}.txt`);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/**
 * Some have the whole text under a heading there.
 *
 * @param {string} folder
 */
function fromReadme(folder) {
  const file = join(folder, "README.md");
  const readme = existsSync(file) ? readFileSync(file, "utf8") : "";
  const text = /^#+ *licen[cs]e[^\n]*\n([\s\S]*)/im.exec(readme)?.[1] ?? "";
  return /permission/i.test(text) ? text : null;
}

/**
 * A workspace has the project's, which lies above it.
 *
 * @param {string} folder
 */
function ofProject(folder) {
  if (folder.split(/[\\/]/).includes("node_modules")) return "";
  const [file] = licenceFiles(dirname(folder));
  return file ? readFileSync(file, "utf8") : "";
}
