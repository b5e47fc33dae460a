import { expect, it } from "vitest";
import type { RegisteredArea } from "../bootstrap-config.ts";
import { changedAreas } from "./renewal.ts";

const at = (version: string, more: Partial<RegisteredArea> = {}): RegisteredArea => ({
  version,
  baseUrl: `/releases/games/${version}/`,
  entry: "remoteEntry.js",
  manifest: { screens: {}, homeCards: [] },
  ...more,
});
const nothingFailed = () => false;

it("takes what has another version, and what is new", () => {
  const used = { games: at("1"), senior: at("1") };
  const active = { games: at("2"), senior: at("1"), radio: at("1") };
  expect(changedAreas(used, active, nothingFailed)).toEqual(["games", "radio"]);
});

it("takes what was switched off, and what was switched on", () => {
  const used = { games: at("1"), senior: at("1", { isOff: true }), radio: at("1") };
  const active = { games: at("1", { isOff: true }), senior: at("1"), radio: at("1") };
  expect(changedAreas(used, active, nothingFailed)).toEqual(["games", "senior"]);
});

it("leaves a version that has failed in this page, and a developer's own build", () => {
  const used = { games: at("1"), senior: at("dev", { isOverride: true }) };
  const active = { games: at("2"), senior: at("2") };
  expect(
    changedAreas(used, active, (name, version) => name === "games" && version === "2"),
  ).toEqual([]);
});
