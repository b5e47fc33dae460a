import { existsSync } from "node:fs";
import semver from "semver";
import { describe, expect, it } from "vitest";
import { root } from "./run.mjs";
import { supportsNode } from "./supports-node.mjs";
import { json, locked } from "./testing/clean-install.mjs";

const { engines } = json(`${root}package.json`);
const installed = Object.keys(locked).filter(
  (place) => place.includes("node_modules/") && existsSync(`${root}${place}/package.json`),
);

/**
 * The packages that do not run on every Node that we promise, with what they ask for.
 *
 * @param {Record<string, import("./testing/clean-install.mjs").Locked>} packages
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

describe("the lock file", () => {
  it("holds no address of a registry", () => {
    const addresses = Object.values(locked).map((entry) => Reflect.get(entry, "resolved"));
    expect(addresses.filter((address) => /^https?:/.test(String(address)))).toEqual([]);
  });
});
