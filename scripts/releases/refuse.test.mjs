import { expect, it } from "vitest";
import { refuseToken, refuseUntried } from "./refuse.mjs";

const of = (/** @type {string} */ area, mayActivate = true) => ({
  areas: [],
  token: { area, mayActivate },
});

it("takes the area's own token, and what a portal does not say", () => {
  expect(() => refuseToken(of("games"), "games", true)).not.toThrow();
  expect(() => refuseToken(of("games", false), "games", false)).not.toThrow();
  expect(() => refuseToken({ areas: [] }, "games", true)).not.toThrow();
});

it("refuses another area's token, and one that only sends, before anything is built", () => {
  expect(() => refuseToken(of("senior"), "games", false)).toThrow(
    "Esta clave es del área «senior» y no sirve para «games». No se ha construido nada.",
  );
  expect(() => refuseToken(of("games", false), "games", true)).toThrow("sin --activate");
});

const at = "2026-03-02T10:00:00.000Z";
/** @param {string} version @param {string | null} activatedAt */
const listed = (version, activatedAt, isBuiltIn = false) => ({
  ...{ version, createdAt: at, createdBy: "mJx3nq0w", activatedAt, isBuiltIn },
});
const areas = [
  {
    ...{ area: "games", active: "0.3.0-b", previous: "0.2.0-a", builtIn: "0.1.0-0" },
    releases: [listed("0.4.0-c", null), listed("0.3.0-b", at), listed("0.2.0-a", at)].concat(
      listed("0.1.0-0", null, true),
    ),
    failures: [],
  },
];

it.each(["0.2.0-a", "0.1.0-0"])(
  "goes back to %s, which was active or came with the build",
  (to) => {
    expect(() => refuseUntried(areas, "games", to)).not.toThrow();
  },
);

it.each([
  ["0.4.0-c", "no ha estado activa nunca. Actívala con npm run release -- games --activate"],
  ["0.3.0-b", "ya es la activa"],
  ["9.9.9-z", "Mira con npm run releases las que hay"],
])("does not go to %s", (to, sentence) => {
  expect(() => refuseUntried(areas, "games", to)).toThrow(sentence);
});

it("knows the areas apart", () => {
  expect(() => refuseUntried(areas, "senior", "0.2.0-a")).toThrow("de «senior»");
});
