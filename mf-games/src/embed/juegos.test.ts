import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the page says in one sentence or two what it is, for who lists it", () => {
  const html = readFileSync(`${import.meta.dirname}/juegos.html`, "utf8");
  const page = new DOMParser().parseFromString(html, "text/html");
  const words = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  // Search engines cut longer ones.
  expect(words).toMatch(/^[A-Z].{49,158}\.$/);
});
