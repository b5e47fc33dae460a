// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readAmbiguous, readCorpus } from "./read-corpus.ts";

const KINDS = [
  ...["self", "other", "stroke", "fall", "intruder", "violence-home", "abuse"],
  ...["overdose", "gas-fire", "lost", "suicide", "fraud"],
];

const corpus = readCorpus();
const dangers = corpus.filter(({ kind }) => kind !== "harmless");
const harmless = corpus.filter(({ kind }) => kind === "harmless");

const sentencesOf = (files: typeof corpus) =>
  files.flatMap(({ open, heldOut }) => [...open, ...heldOut]);

/** Letters and digits alone, without accents or capitals. */
const wordsOf = (sentence: string) =>
  sentence
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words in both, of words in either. */
function overlap(one: string, other: string) {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const common = [...left].filter((word) => right.has(word)).length;
  return common / new Set([...left, ...right]).size;
}

test("there is one file for each kind of danger", () => {
  expect(dangers.map(({ kind }) => kind).toSorted()).toEqual(KINDS.toSorted());
  for (const { name, kind } of dangers) expect(name).toBe(`${kind}.json`);
});

test.each(dangers)("$kind has enough sentences, and enough set aside", (file) => {
  expect(file.open.length + file.heldOut.length).toBeGreaterThanOrEqual(45);
  expect(file.open.length).toBeGreaterThanOrEqual(20);
  expect(file.heldOut.length).toBeGreaterThanOrEqual(20);
  expect(["urgent", "calm"]).toContain(file.urgency);
});

test("about half is danger; of the rest half resembles it and about half is set aside", () => {
  const [danger, safe] = [sentencesOf(dangers).length, sentencesOf(harmless).length];
  const resembling = sentencesOf(harmless.filter(({ nearMiss }) => nearMiss)).length;
  const setAside = harmless.flatMap(({ heldOut }) => heldOut).length;
  expect(danger).toBeGreaterThanOrEqual(540);
  expect(safe).toBeGreaterThanOrEqual(540);
  expect(Math.abs(danger / (danger + safe) - 0.5)).toBeLessThanOrEqual(0.05);
  expect(resembling / safe).toBeGreaterThanOrEqual(0.5);
  expect(setAside / safe).toBeGreaterThanOrEqual(0.45);
});

test("no sentence is empty, and none stands twice", () => {
  const seen = new Map<string, string>();
  const twice: string[][] = [];
  for (const sentence of [...sentencesOf(corpus), ...readAmbiguous()]) {
    const words = wordsOf(sentence).join(" ");
    expect(words, `«${sentence}»`).not.toBe("");
    expect(sentence).toBe(sentence.trim());
    const before = seen.get(words);
    if (before) twice.push([before, sentence]);
    seen.set(words, sentence);
  }
  expect(twice).toEqual([]);
});

describe("what is set aside is not what is open in slightly other words", () => {
  test.each(corpus)("$name", ({ open, heldOut }) => {
    const alike = heldOut.flatMap((aside) =>
      open.filter((shown) => overlap(aside, shown) >= 0.65).map((shown) => [aside, shown]),
    );
    expect(alike).toEqual([]);
  });
});

test.each(dangers)("other right answers to $kind name its sentences and real kinds", (file) => {
  for (const [sentence, kinds] of Object.entries(file.also ?? {})) {
    expect([...file.open, ...file.heldOut]).toContain(sentence);
    expect(kinds.length).toBeGreaterThan(0);
    for (const kind of kinds) expect(KINDS.filter((other) => other !== file.kind)).toContain(kind);
  }
});

test("nothing is learned from what is set aside", () => {
  const folder = new URL("../sentences/", import.meta.url);
  const learned = readdirSync(folder).flatMap(
    (name): string[] => JSON.parse(readFileSync(new URL(name, folder), "utf8")).sentences,
  );
  const wordsInAnyOrder = (sentence: string) =>
    [...new Set(wordsOf(sentence))].toSorted().join(" ");
  const aside = new Set(corpus.flatMap(({ heldOut }) => heldOut).map(wordsInAnyOrder));
  const copied = learned.filter((sentence) => aside.has(wordsInAnyOrder(sentence)));
  expect(copied.length).toBe(0);
});
