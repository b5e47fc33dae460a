import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFiles } from "./project-files.mjs";
import { bin, root } from "./run.mjs";

const NAMED =
  /(^|\/)(package\.json|knip\.jsonc|deno\.json|tsconfig[\w.]*\.json|index\.html|juegos\.html|area\.json)$/;
const SOURCE = /\.(tsx?|mjs)$/;

/** An area's texts stand in one file, or in one file a screen; one without words has none. */
function textOf(/** @type {string} */ area) {
  const whole = `${area}/src/text.ts`;
  if (existsSync(root + whole)) return whole;
  const folder = `${area}/src/text`;
  if (!existsSync(root + folder)) return null;
  return `${folder}/${readdirSync(root + folder).toSorted()[0]}`;
}

/** A file of each workspace that others import, to which an export is added. */
const IMPORTED = {
  ".": "scripts/run.mjs",
  api: "api/platform/errors.ts",
  e2e: "e2e/portal/budget.ts",
  kit: "kit/src/format/index.ts",
  language: "language/danger/index.ts",
  shell: "shell/src/text.ts",
  ...Object.fromEntries(
    readdirSync(root)
      .filter((folder) => folder.startsWith("mf-"))
      .map((area) => [area, textOf(area)])
      .filter(([, text]) => text !== null),
  ),
};

let project = "";
/** @type {Record<string, { name: string }[]>[]} One record a file, by kind of finding. */
let findings = [];

beforeAll(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), "acompana-unused-")));
  copyProject();
  for (const [workspace, file] of Object.entries(IMPORTED)) {
    appendFileSync(join(project, file), "\nexport const planted = 1;\n");
    writeFileSync(
      join(project, dirname(file), "planted.mjs".replace("mjs", endOf(file))),
      "export {};\n",
    );
    const settings = join(project, workspace, "package.json");
    const { dependencies, ...others } = JSON.parse(readFileSync(settings, "utf8"));
    const planted = { ...dependencies, [`planted-${folderName(workspace)}`]: "1.0.0" };
    writeFileSync(settings, JSON.stringify({ ...others, dependencies: planted }));
  }
  const { stdout } = spawnSync(bin("knip"), ["--no-progress", "--reporter", "json"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 50_000_000,
  });
  findings = JSON.parse(stdout).issues;
}, 120_000);
afterAll(() => rmSync(project, { recursive: true }));

const endOf = (/** @type {string} */ file) => file.slice(file.lastIndexOf(".") + 1);
const folderName = (/** @type {string} */ workspace) => (workspace === "." ? "root" : workspace);

/** All that knip reads; packages are linked, the project's own to the copy. */
function copyProject() {
  for (const file of projectFiles().filter((one) => NAMED.test(one) || SOURCE.test(one))) {
    cpSync(root + file, join(project, file));
  }
  const packages = join(project, "node_modules");
  mkdirSync(join(packages, "@acompana"), { recursive: true });
  for (const name of readdirSync(`${root}node_modules`)) {
    if (name !== "@acompana") symlinkSync(`${root}node_modules/${name}`, join(packages, name));
  }
  for (const name of Object.keys(IMPORTED).filter((workspace) => workspace !== ".")) {
    symlinkSync(join(project, name), join(packages, "@acompana", name));
  }
}

/**
 * The findings of one kind, each as `file name`.
 *
 * @param {string} kind
 */
const found = (kind) =>
  findings.flatMap(({ file, [kind]: some }) => (some ?? []).map(({ name }) => `${file} ${name}`));

describe("npm run lint finds what nothing uses", () => {
  const files = Object.values(IMPORTED);

  it("an export in every workspace, and no other", () => {
    expect(found("exports").toSorted()).toEqual(files.map((file) => `${file} planted`).toSorted());
  });

  it("a file in every workspace, and no other", () => {
    const planted = files.map((file) => `${dirname(file)}/planted.${endOf(file)}`);
    expect(
      found("files")
        .map((one) => one.split(" ")[1])
        .toSorted(),
    ).toEqual(planted.toSorted());
  });

  it("a package in every workspace, and no other", () => {
    const planted = Object.keys(IMPORTED).map((workspace) => `planted-${folderName(workspace)}`);
    expect(
      found("dependencies")
        .map((one) => one.split(" ")[1])
        .toSorted(),
    ).toEqual(planted.toSorted());
  });
});
