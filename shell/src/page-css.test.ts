// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(`${import.meta.dirname}/page.css`, "utf8").replace(
  /\/\*[\s\S]*?\*\//g,
  "",
);

/** Each rule's selector, as one line, and what it declares. */
const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = "", body = ""]) => ({
  selector: selector.trim().replace(/\s+/g, " "),
  body,
}));

test("whatever has the focus has an outline, but for headings, which take it without being pressed", () => {
  const without = rules.filter(({ body }) => /outline:\s*none/.test(body));
  expect(without.map(({ selector }) => selector)).toEqual(["h1:focus-visible"]);
  const drawn = rules.find(({ selector }) => selector.split(", ").includes(":focus-visible"));
  expect(drawn?.body).toMatch(/outline: 4px solid/);
});
