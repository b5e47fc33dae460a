import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readGlossary, retiredWords, wordsOf } from "./glossary.mjs";
import { trackedFiles } from "./project-files.mjs";
import { root } from "./run.mjs";

const glossary = readGlossary(readFileSync(`${root}docs/glossary.md`, "utf8"));
const words = glossary.terms.filter(({ where }) => where !== "file");
const endings = glossary.terms.filter(({ where }) => where === "file");

/** Generated from the contract, whose names are published. */
const GENERATED = ["kit/src/api/schema.d.ts"];
const files = trackedFiles().filter(
  (file) => /\.(tsx?|mjs|css)$/.test(file) && !GENERATED.includes(file),
);

/** @param {string} path @param {string} text */
const found = (path, text) => retiredWords(path, text, glossary);

/** A name of which the term is a part: 'first name' → 'newFirstName'. @param {string} term */
const nameWith = (term) =>
  `new${wordsOf(term)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("")}`;

describe("words that docs/glossary.md retires", () => {
  it("stand in no name, no file name and no comment", () => {
    const uses = files.flatMap((file) => found(file, readFileSync(root + file, "utf8")));
    expect(uses).toEqual([]);
    expect(files.length).toBeGreaterThan(1000);
    expect(words.length).toBeGreaterThan(20);
    // Four seconds of one core; a busy one takes longer.
  }, 120_000);

  it.each(words)("'$text' is found in names of code, styles and files", ({ text }) => {
    const name = nameWith(text);
    const kebab = wordsOf(name).join("-");
    for (const one of [name, `${name}s`, wordsOf(name).join("_").toUpperCase()])
      expect(found("api/a.ts", `const ${one} = 1;`)).toHaveLength(1);
    expect(found("kit/a.css", `.${kebab} {}`)).toHaveLength(1);
    for (const file of [`api/${kebab}.ts`, `api/${kebab}/a.ts`])
      expect(found(file, "")).toHaveLength(1);
  });

  it.each(words)("'$text' in a comment counts as the glossary says", ({ text, where }) => {
    const count = where === "everywhere" ? 1 : 0;
    for (const comment of [`/** The ${text} of it. */`, `const a = 1; // The ${text}.`])
      expect(found("api/a.ts", comment)).toHaveLength(count);
    expect(found("api/a.tsx", `const a = <p>{/* The ${text} */}</p>;`)).toHaveLength(count);
  });

  it.each(words)("'$text' in strings, patterns and visible text is let through", ({ text }) => {
    const code = `const a = ["${text}", \`${text}\`, /${text}/, <p>// ${text}</p>];`;
    expect(found("api/a.tsx", code)).toEqual([]);
  });

  it.each(endings)("no file's name ends in $text", ({ text }) => {
    expect(found(`api/score${text}`, "")).toHaveLength(1);
  });

  it.each([...glossary.exceptions])(
    "%s stays where the glossary says, and is used there",
    (name, places) => {
      const isFile = name.includes(".");
      const uses = (/** @type {string} */ path) =>
        isFile ? found(path + name, "") : found(`${path}a.ts`, `const ${name} = 1;`);
      expect(uses("elsewhere/")).not.toEqual([]);
      for (const place of places) {
        expect(uses(place.endsWith("/") ? place : `${place}/`)).toEqual([]);
        const inPlace = files.filter((file) => file.startsWith(place));
        const isUsed = inPlace.some((file) =>
          isFile
            ? file.endsWith(`/${name}`)
            : new RegExp(`\\b${name}\\b`).test(readFileSync(root + file, "utf8")),
        );
        expect(isUsed, place).toBe(true);
      }
    },
  );
});
