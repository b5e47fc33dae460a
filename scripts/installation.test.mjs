import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import semver from "semver";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";
import { supportsNode } from "./supports-node.mjs";

/**
 * @typedef {{ version?: string, engines?: { node?: string }, optionalDependencies?: object }}
 * Locked
 */

const json = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));
const { engines } = json(`${root}package.json`);
/** @type {Record<string, Locked>} */
const locked = json(`${root}package-lock.json`).packages;
/** The project itself and its workspaces. */
const workspaces = Object.keys(locked).filter((place) => !place.includes("node_modules/"));
const installed = Object.keys(locked).filter(
  (place) => place.includes("node_modules/") && existsSync(`${root}${place}/package.json`),
);

/**
 * The packages that do not run on every Node that we promise, with what they ask for.
 *
 * @param {Record<string, Locked>} packages
 */
const misfits = (packages) =>
  Object.entries(packages).flatMap(([place, { version, engines: wanted }]) =>
    wanted?.node && !semver.subset(engines.node, wanted.node)
      ? [`${place} ${version} wants Node ${wanted.node}`]
      : [],
  );

describe("the versions of Node that we promise", () => {
  it("are enough for every package that is installed, the nested ones too", () => {
    const packages = installed.map((place) => [place, json(`${root}${place}/package.json`)]);
    expect(packages.length).toBeGreaterThan(200);
    expect(misfits(Object.fromEntries(packages))).toEqual([]);
  });

  it("are enough for every package that another platform would install", () => {
    expect(misfits(locked)).toEqual([]);
  });

  it("are missed by a package that wants a later one", () => {
    const later = { version: "6.0.2", engines: { node: "^22 || ^24 || >=26" } };
    expect(misfits({ "node_modules/nanoid": later })).toEqual([
      "node_modules/nanoid 6.0.2 wants Node ^22 || ^24 || >=26",
    ]);
  });

  it.each([
    "18.20.0",
    "20.18.3",
    "20.19.0",
    "21.7.0",
    "22.12.0",
    "22.13.0",
    "23.9.0",
    "24.0.0",
    "26.1.0",
  ])("are asked for at the start as npm asks for them: %s", (version) => {
    expect(supportsNode(engines.node, version)).toBe(semver.satisfies(version, engines.node));
  });
});

/**
 * What `npm ci` says of the project's lock file, without fetching or installing anything.
 *
 * @param {(lock: { packages: Record<string, Locked> }) => void} [change]
 */
function cleanInstall(change = () => {}) {
  const project = mkdtempSync(join(tmpdir(), "acompana-install-"));
  try {
    for (const file of workspaces.map((folder) => join(folder, "package.json"))) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), readFileSync(root + file));
    }
    const lock = json(`${root}package-lock.json`);
    change(lock);
    writeFileSync(join(project, "package-lock.json"), JSON.stringify(lock));
    const flags = ["--dry-run", "--offline", "--no-audit", "--no-fund", "--no-update-notifier"];
    // The test must not depend on the settings of whoever runs it.
    const settings = [
      "--userconfig",
      join(project, "none"),
      "--globalconfig",
      join(project, "nor-this"),
    ];
    const { status, stderr } = spawnSync("npm", ["ci", ...flags, ...settings], {
      cwd: project,
      encoding: "utf8",
      env: Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)),
      ),
    });
    return { status, said: stderr };
  } finally {
    rmSync(project, { recursive: true });
  }
}

describe("npm ci", () => {
  it("takes the lock file as it is, without a warning", () => {
    expect(cleanInstall()).toEqual({ status: 0, said: "" });
  });

  it("refuses one that lacks a platform's package", () => {
    const { status, said } = cleanInstall(({ packages }) => {
      delete packages["node_modules/@biomejs/cli-darwin-arm64"];
    });
    expect(status).not.toBe(0);
    expect(said).toContain("Missing: @biomejs/cli-darwin-arm64");
  });

  it("warns of a package that wants a later Node", () => {
    const { said } = cleanInstall(({ packages }) => {
      const [, retry] =
        Object.entries(packages).find(([place]) => place.endsWith("/p-retry")) ?? [];
      if (retry) retry.engines = { node: ">=1000" };
    });
    expect(said).toContain("EBADENGINE");
  });

  it("finds no address of a registry in the lock file", () => {
    const addresses = Object.values(locked).map((entry) => Reflect.get(entry, "resolved"));
    expect(addresses.filter((address) => /^https?:/.test(String(address)))).toEqual([]);
  });
});
