import { describe, expect, it, test } from "vitest";
import { type Failure, kindOf, scriptsCame } from "./failure.ts";

const failure = (thrown: Partial<Failure>): Failure => ({
  error: new Error("Oh"),
  phase: "mount",
  isOfImport: false,
  ...thrown,
});
/** The words of each engine for a module that it could not have. */
const NOT_HAD = [
  "Failed to fetch dynamically imported module: http://localhost/releases/games/1/a.js",
  "error loading dynamically imported module: http://localhost/releases/games/1/a.js",
  "Importing a module script failed.",
];
const came = () => true;
const missing = () => false;

test.each(NOT_HAD)(
  "'%s' is a missing entry, a missing chunk, or another file than was bound",
  (words) => {
    const thrown = failure({ error: new TypeError(words), isOfImport: true });
    expect(kindOf(thrown, true, missing)).toBe("missing");
    expect(kindOf(thrown, false, missing)).toBe("chunk");
    expect(kindOf(thrown, true, came)).toBe("hash");
    expect(kindOf(thrown, false, came)).toBe("hash");
  },
);

it("a style that did not come is one, whoever asked for it", () => {
  for (const words of ["Unable to preload CSS for /a.css", "Failed to load CSS asset: /a.css"])
    for (const isOfEntry of [true, false])
      expect(
        kindOf(failure({ error: new Error(words), isOfImport: !isOfEntry }), isOfEntry, missing),
      ).toBe("style");
});

it("what a script's own first lines throw is its evaluation, whatever it is", () => {
  expect(kindOf(failure({ isOfImport: true }), false, came)).toBe("evaluation");
  expect(kindOf(failure({ error: "words" }), true, came)).toBe("evaluation");
  expect(kindOf(failure({ error: undefined, isOfImport: true }), false, came)).toBe("evaluation");
});

it("an area of another contract is none of these", () => {
  const error = Object.assign(new Error("built for contract 1"), { name: "ContractError" });
  expect(kindOf(failure({ error }), true, came)).toBe("contract");
});

it("what is thrown at first counts, and what a later press or timer throws does not", () => {
  expect(kindOf(failure({ phase: "mount" }), false, came)).toBe("mount");
  expect(kindOf(failure({ phase: "effect" }), false, came)).toBe("effect");
  expect(kindOf(failure({ phase: "settled" }), false, came)).toBeNull();
});

it("a chunk that a later press wanted counts", () => {
  const thrown = failure({ error: new TypeError(NOT_HAD[0]), phase: "settled", isOfImport: true });
  expect(kindOf(thrown, false, missing)).toBe("chunk");
});

describe("whether all scripts came", () => {
  const base = "http://localhost/releases/games/1/";
  const entries = (statuses: Record<string, number | undefined>) =>
    Object.entries(statuses).map(
      ([file, responseStatus]) =>
        ({ name: base + file, responseStatus }) as unknown as PerformanceEntry,
    );

  it("looks at the release's own scripts alone", () => {
    const others = entries({ "../2/a.js": 404 }).map(() => ({
      name: "http://localhost/releases/games/2/a.js",
      responseStatus: 404,
    }));
    const all = [...entries({ "a.js": 200, "a.css": 404 }), ...others];
    expect(scriptsCame(base, all as unknown as PerformanceEntry[])).toBe(true);
  });

  it.each([
    ["one was not there", { "a.js": 200, "b.js": 404 }],
    ["one did not come", { "a.js": 200, "b.js": 0 }],
    ["the browser does not say", { "a.js": undefined }],
    ["nobody remembers", {}],
  ])("%s: no", (_, statuses) => {
    expect(scriptsCame(base, entries(statuses))).toBe(false);
  });
});
