import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

/** An element that is drawn under a condition and is a status itself. */
const CONDITIONAL = /(?:&&|\?|:)\s*\(?\s*<\w+(?:\s+[\w-]+=(?:"[^"]*"|\{[^}]*\}))*\s+role="status"/;

const screens = trackedFiles("*.tsx").filter((file) => !/\.test\./.test(file));

test("a status that comes together with its words is found", () => {
  expect('{entering && <span role="status">Entrando...</span>}').toMatch(CONDITIONAL);
  expect('{hint ? (\n  <p id={id} className={styles.hint} role="status">').toMatch(CONDITIONAL);
  expect('<p role="status">{entering && words}</p>').not.toMatch(CONDITIONAL);
});

test("no status is drawn under a condition: a screen reader tells what changes in a region that it knows", () => {
  const found = screens.filter((file) => CONDITIONAL.test(readFileSync(`${root}${file}`, "utf8")));
  expect(screens.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
