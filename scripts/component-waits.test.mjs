import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/** It looks between what a screen says and what React has drawn of it; `waitFor` lets it finish. */
const POLL = /\bexpect\s*\.poll\(/;

const tests = trackedFiles("*.test.tsx");

test("a poll is found, on one line or on several", () => {
  expect("await expect.poll(() => world.said)").toMatch(POLL);
  expect("await expect\n      .poll(() => world.said)").toMatch(POLL);
  expect("await waitFor(() => expect(world.said).toEqual([]))").not.toMatch(POLL);
});

test("tests of components wait for what is drawn, not beside it", () => {
  const found = tests.filter((file) => POLL.test(readFileSync(`${root}${file}`, "utf8")));
  expect(tests.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
