import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path/posix";
import { describe, expect, it } from "vitest";
import { projectFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

const tracked = projectFiles();
/** Every file and folder of the project, by its path from the project's folder. */
const entries = new Set(tracked.flatMap((file) => [file, ...foldersOf(file)]));
/** What `npm run` knows in a workspace, by its folder. @param {string} workspace */
const scriptsOf = (workspace) =>
  JSON.parse(readFileSync(`${root}${workspace}/package.json`, "utf8")).scripts ?? {};
const { exports: exported } = JSON.parse(readFileSync(`${root}kit/package.json`, "utf8"));
const documents = tracked.filter((file) =>
  /(^docs\/.*|(^|\/)README|^CONTRIBUTING)[.]md$/.test(file),
);

/** What a build, a start or a command writes, which git does not have. */
const MADE = /^([.]data|screenshots|backups)|(^|\/)dist/;
/** What the walks of docs/how-to.md write as examples. */
const EXAMPLES = /greeting|rules-help|odd-one-out|radio/;
/** What a build writes beside a release's files, and the ending of a name that it retires. */
const NOT_OURS = new Set([
  ...["mf-manifest.json", "release.json", "registry.json", "notices.json", "answers.ts"],
]);
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
  const code = codeIn(text);
  const words = wordsOf(code);
  const links = [...text.matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g)].map(([, to = ""]) => to);
  const commands = code.flatMap((one) => [...one.matchAll(/npm run ([\w:-]+)(?: -w ([\w-]+))?/g)]);
  return [
    ...words.filter((word) => namesEntry(word, document) && !exists(word)),
    ...links.filter((link) => !entries.has(join(dirname(document), link))),
    ...commands
      .filter(([, name = "", workspace = "."]) => !(name in scriptsOf(workspace)))
      .map(([, name = ""]) => name),
  ];
}

const codeIn = (/** @type {string} */ text) =>
  [...text.matchAll(/```[^\n]*\n(.*?)```|`([^`\n]+)`/gs)].map(
    ([, block, inline]) => block ?? inline ?? "",
  );
const wordsOf = (/** @type {string[]} */ code) => code.flatMap((one) => one.split(/[\s,"'()=]+/));

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

describe("docs/embedding.md", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(`${root}e2e/package.json`, "utf8"),
  );
  const installed = { ...dependencies, ...devDependencies };
  it.each(["@module-federation/enhanced", "webpack", "@rspack/core"])(
    "names the version of %s whose hosts are tested",
    (name) => {
      const document = readFileSync(`${root}docs/embedding.md`, "utf8");
      expect(installed[name]).toMatch(/^\d+\.\d+\.\d+$/);
      expect(document.replaceAll("`", "")).toContain(`${name} ${installed[name]}`);
    },
  );
});

/**
 * Packages that a README names with a version or among its dependencies, and that are none of its
 * workspace or have another version.
 *
 * @param {string} text
 * @param {Record<string, string>} installed
 */
function wrongPackages(text, installed) {
  const versions = [...text.matchAll(/`([@\w/-]+)` (\d+[.]\d+[.]\d+)/g)].map(
    ([, name = "", version]) => [name, version],
  );
  const [, list = ""] = /^Dependencies: (.*)$/m.exec(text) ?? [];
  const listed = [...list.matchAll(/`(@?[\w-]+(?:\/[\w-]+)?)`/g)].map(([, name = ""]) => [
    name,
    installed[name],
  ]);
  return [...versions, ...listed]
    .filter(([name = "", version]) => !(name in installed) || installed[name] !== version)
    .map(([name]) => name);
}

describe("packages are those of the workspace:", () => {
  const readmes = documents.filter((file) => /^[\w-]+[/]README[.]md$/.test(file));
  /** @param {string} folder */
  const packagesOf = (folder) => {
    const { dependencies, devDependencies } = JSON.parse(
      readFileSync(`${root}${folder}/package.json`, "utf8"),
    );
    return { ...dependencies, ...devDependencies };
  };
  it.each(readmes)("%s", (readme) => {
    const installed = { ...packagesOf("."), ...packagesOf(dirname(readme)) };
    expect(wrongPackages(readFileSync(root + readme, "utf8"), installed)).toEqual([]);
  });

  it("one that is gone, or has another version, is found", () => {
    const text = "`hono` 4.0.0 and `zod` 4.1.0\n\nDependencies: `swr` (cache), `jotai`.";
    expect(wrongPackages(text, { hono: "4.0.1", zod: "4.1.0", swr: "2.0.0" })).toEqual([
      "hono",
      "jotai",
    ]);
  });
});

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
    ["a script of a workspace", "`npm run confusion -w kit`", "confusion"],
    ["a link", "[why](adr/nowhere.md)", "adr/nowhere.md"],
  ])("%s that does not exist is found", (_kind, text, found) => {
    expect(missing("docs/architecture.md", text)).toEqual([found]);
  });
});

/** Folders whose README names each of their own folders; of the project, `""`. */
const LISTED = [
  "",
  "api",
  "api/platform",
  "api/web",
  "api/tools",
  "e2e",
  "kit/src",
  "language",
  "shell/src",
];

/**
 * What a list leaves out of the folders that are there.
 *
 * @param {string[]} folders
 * @param {string} text
 */
function unlisted(folders, text) {
  const words = wordsOf(codeIn(text)).map((word) => word.replace(/\/$/, ""));
  return folders.filter((name) => !words.some((word) => `/${word}`.endsWith(`/${name}`)));
}

describe("a list is complete:", () => {
  const areas = documents.filter((file) => /^mf-.*[/]README[.]md$/.test(file));
  it.each([...LISTED, ...areas.map((file) => `${dirname(file)}/src`)])("%s", (parent) => {
    const folders = [...entries]
      .filter((entry) => dirname(entry) === (parent || ".") && !FILE.test(entry))
      .map((entry) => basename(entry))
      .filter((name) => !/^[.]|[.]|^testing$/.test(name) && isFolder(join(parent, name)));
    const document = parent ? `${parent.split("/")[0]}/README.md` : "README.md";
    expect(folders.length).toBeGreaterThanOrEqual(LISTED.includes(parent) ? 2 : 0);
    expect(unlisted(folders, readFileSync(root + document, "utf8"))).toEqual([]);
  });

  it.each([
    [
      "log events",
      "docs/operations.md",
      /^api[/](?!tools)/,
      /\blog\.(?:info|error)\(\s*"([\w-]+)"/g,
    ],
    [
      "jobs",
      "docs/operations.md",
      /^api[/]jobs[.]ts$/,
      /(?:rows|retained)\("([\w-]+)"|name: "([\w-]+)"/g,
    ],
    ["variables", "api/README.md", /^api[/]env(ironment[/]|[.]ts)/, /"([A-Z][A-Z\d_]{3,})"/g],
    ["tables", "docs/security.md", /^api[/]db[/]schema[/]/, /pgTable\(\s*"(\w+)"/g],
  ])("%s in %s", (_kind, document, places, pattern) => {
    const files = tracked.filter((file) => places.test(file) && /(?<![.]test)[.]ts$/.test(file));
    const code = files.map((file) => readFileSync(root + file, "utf8")).join("\n");
    const names = [...code.matchAll(pattern)].map(([, name, other]) => name ?? other ?? "");
    expect(names.length).toBeGreaterThan(10);
    expect(unlisted(names, readFileSync(root + document, "utf8"))).toEqual([]);
  });

  it("the commands in README.md", () => {
    expect(unlisted(Object.keys(scriptsOf(".")), readFileSync(`${root}README.md`, "utf8"))).toEqual(
      [],
    );
  });

  it("what kit exports", () => {
    const names = Object.keys(exported).map((name) => name.replace("./", "@acompana/kit/"));
    expect(unlisted(names, readFileSync(`${root}kit/README.md`, "utf8"))).toEqual([]);
  });

  it("one that is left out is found", () => {
    expect(unlisted(["http", "mail", "web"], "`platform/http/`, mail and `web`")).toEqual(["mail"]);
  });
});

const isFolder = (/** @type {string} */ path) =>
  tracked.some((file) => file.startsWith(`${path}/`));

/** Limits of docs/adr in words: a decision is read on one screen, all of them in an hour. */
const DECISION_WORDS = 450;
const DECISIONS_WORDS = 20_000;

/**
 * What is wrong with the decisions.
 *
 * @param {Map<string, string>} texts by name, README.md among them
 */
function wrongDecisions(texts) {
  const index = texts.get("README.md") ?? "";
  const lines = [...index.matchAll(/^- \[(.*)\]\((.*)\)$/gm)].map(
    ([, title, name]) => `${name} ${title}`,
  );
  const decisions = [...texts].filter(([name]) => name !== "README.md");
  const all = [...texts.values()].reduce((sum, text) => sum + wordsIn(text), 0);
  return [
    ...decisions
      .filter(([name, text]) => !lines.includes(`${name} ${titleOf(text)}`))
      .map(([name]) => `${name} has no line in the index with its title`),
    ...decisions
      .filter(([, text]) => wordsIn(text) > DECISION_WORDS)
      .map(([name]) => `${name} is longer than ${DECISION_WORDS} words`),
    ...(all > DECISIONS_WORDS ? [`all together are longer than ${DECISIONS_WORDS} words`] : []),
  ];
}

const wordsIn = (/** @type {string} */ text) => text.trim().split(/\s+/).length;
const titleOf = (/** @type {string} */ text) => text.slice(2, text.indexOf("\n"));

/**
 * Decisions that a source names and that do not exist; a number is the name of none.
 *
 * @param {string} text
 */
const missingDecisions = (text) =>
  [...text.matchAll(/\bdocs\/adr\/([\w-]+)|\bADRs? \d+/g)]
    .filter(([, name]) => !entries.has(`docs/adr/${name}.md`))
    .map(([named]) => named);

describe("docs/adr", () => {
  const texts = new Map(
    tracked
      .filter((file) => dirname(file) === "docs/adr")
      .map((file) => [basename(file), readFileSync(root + file, "utf8")]),
  );
  const sources = tracked
    .filter((file) => /[.](tsx?|mjs|jsonc?|yaml|css|md)$/.test(file))
    .filter((file) => file !== "scripts/docs.test.mjs");

  it("has each decision on one screen and with a line in the index", () => {
    expect(wrongDecisions(texts)).toEqual([]);
    expect(texts.size).toBeGreaterThan(20);
  });

  it("has every decision that code or a document names", () => {
    const missing = sources.flatMap((file) =>
      missingDecisions(readFileSync(root + file, "utf8")).map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    ["without a line", { "b.md": "# B\n" }, "b.md has no line in the index with its title"],
    ["with another title", { "a.md": "# B\n" }, "a.md has no line in the index with its title"],
    ["too long", { "a.md": `# A\n${"word ".repeat(450)}` }, "a.md is longer than 450 words"],
    [
      "too many",
      { "README.md": `- [A](a.md)\n${"word ".repeat(20_000)}` },
      "all together are longer than 20000 words",
    ],
  ])("a decision %s is found", (_kind, files, found) => {
    const valid = { "README.md": "- [A](a.md)", "a.md": "# A\n" };
    expect(wrongDecisions(new Map(Object.entries({ ...valid, ...files })))).toEqual([found]);
  });

  it.each(["docs/adr/nowhere.md", "docs/adr/0038", "ADR 52"])("%s is none", (name) => {
    expect(missingDecisions(`/** See ${name}, and docs/adr/test-tiers.md. */`)).toHaveLength(1);
  });
});
