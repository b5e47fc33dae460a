import { test } from "vitest";
import { expectFigures } from "./testing/expect-figures.ts";

test("what is learned from is known: danger, care and everyday talk", { timeout: 600_000 }, () => {
  expectFigures("open", { recall: 0.99, falseAlarms: 0.01, wrongKinds: 0.01 });
});
