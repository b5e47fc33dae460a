import { expect, it } from "vitest";
import { oneName, readArgs } from "./command.mjs";

/** @satisfies {Parameters<typeof readArgs>[1]} */
const KNOWN = { activate: { type: "boolean" }, days: { type: "string" } };

it("reads what is named and what is set, in any order", () => {
  const { names, options } = readArgs(["--days", "3", "games", "--activate"], KNOWN);
  expect(names).toEqual(["games"]);
  expect({ ...options }).toEqual({ days: "3", activate: true });
});

it.each([[["--nada"]], [["--days"]], [["--activate=si"]]])("refuses %j in one sentence", (args) => {
  expect(() => readArgs(["games", ...args], KNOWN)).toThrow(
    "No entiendo las opciones. Las que hay: --activate, --days.",
  );
});

it("refuses any option where there is none, and more than one name", () => {
  expect(() => readArgs(["games", "--activate"])).toThrow("Esta orden no tiene opciones.");
  for (const names of [[], ["games", "senior"]]) {
    expect(() => oneName(names, "npm run rollback -- games")).toThrow("npm run rollback -- games");
  }
});
