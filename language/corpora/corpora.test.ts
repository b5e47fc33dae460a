import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { withoutMarks } from "../spelling/plain-words.ts";
import { groupByKinds, readCorpus, readSet } from "./read-corpora.ts";

const KINDS = [
  ...["self", "other", "stroke", "fall", "intruder", "violence-home", "abuse"],
  ...["overdose", "gas-fire", "lost", "suicide", "fraud"],
];

const textsOf = ({ sentences }: ReturnType<typeof readCorpus>) => sentences.map(({ text }) => text);

/** The first set, each file with what is open and what is set aside. */
const corpus = readSet("first/open").map(({ name, kind, ...open }) => {
  const heldOut = readCorpus(`first/held-out/${name}`);
  return {
    name,
    kind,
    open: textsOf({ name, kind, ...open }),
    heldOut: textsOf(heldOut),
    sentences: [...open.sentences, ...heldOut.sentences],
  };
});
const dangers = corpus.filter(({ kind }) => kind !== "harmless");
const harmless = corpus.filter(({ kind }) => kind === "harmless");

const sentencesOf = (files: typeof corpus) =>
  files.flatMap(({ open, heldOut }) => [...open, ...heldOut]);

/** Letters and digits alone, without accents or capitals. */
const wordsOf = (sentence: string) =>
  withoutMarks(sentence)
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
  expect(readSet("first/held-out").map(({ name }) => name)).toEqual(corpus.map(({ name }) => name));
});

test.each(dangers)("$kind has enough sentences, and enough set aside", (file) => {
  expect(file.open.length + file.heldOut.length).toBeGreaterThanOrEqual(45);
  expect(file.open.length).toBeGreaterThanOrEqual(20);
  expect(file.heldOut.length).toBeGreaterThanOrEqual(20);
});

test("about half is danger; of the rest half resembles it and about half is set aside", () => {
  const [danger, safe] = [sentencesOf(dangers).length, sentencesOf(harmless).length];
  const resembling = sentencesOf(harmless.filter(({ name }) => name === "near-miss")).length;
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
  for (const sentence of [...sentencesOf(corpus), ...textsOf(readCorpus("ambiguous"))]) {
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

test.each(dangers)("the first right answer to $kind is that, others are real kinds", (file) => {
  for (const { kinds } of file.sentences) {
    const [first, ...others] = kinds;
    expect(first).toBe(file.kind);
    for (const kind of others) expect(KINDS.filter((other) => other !== file.kind)).toContain(kind);
  }
});

test("nothing is learned from what is set aside", () => {
  const learned = readSet("learned").flatMap(textsOf);
  const wordsInAnyOrder = (sentence: string) =>
    [...new Set(wordsOf(sentence))].toSorted().join(" ");
  const aside = new Set(corpus.flatMap(({ heldOut }) => heldOut).map(wordsInAnyOrder));
  const copied = learned.filter((sentence) => aside.has(wordsInAnyOrder(sentence)));
  expect(copied.length).toBe(0);
});

/** Each was announced by the checksum of its sentences as JSON, by their right answers. */
test.each([
  ["third-spent", "231ae31314a89e24a53914f58f416b9d96d369c2c654addd73c53cb87fba48db"],
  ["fourth", "430512eeabc97908474619d4d2b15f3f41e30b0ae8b46d1f45a1781158aadf11"],
  ["fifth", "540d08b6df026928aba6a18ee4d68e1143634fd88115bdbf6b819cb1cbace0dd"],
  ["sixth", "ac5cf48556bfbcd8e644105cb66003861e2fed74cc697cea743a61ea35e1cbe5"],
  ["seventh", "fafa2ea63199dc7b637c71f350876b8214c73990d3bc5fcdccdf5afc10a08b07"],
  ["eighth", "722780ab46843504b853e1c4447cbcb1fc6d9f457a704d9e963e86783dd3cf18"],
])("the %s set is word for word what was announced before it was scored", (name, checksum) => {
  const groups = groupByKinds(readCorpus(`care/held-out-${name}`));
  const byKinds = Object.fromEntries(
    groups.map(({ kinds, sentences }) => [kinds.join("|"), sentences]),
  );
  const announced = `${JSON.stringify(byKinds, null, 2)}\n`;
  expect(createHash("sha256").update(announced).digest("hex")).toBe(checksum);
});
