import { describe, expect, test } from "vitest";
import { type Corpus, readSet, type Sentence } from "../../corpora/read-corpora.ts";
import { SELF_HARM_KINDS } from "../danger.ts";
import { recogniseOnce } from "./confusion.ts";

type Sample = {
  set: string;
  floors: (typeof FLOORS)["open"];
  files: Corpus[];
};

/** Reached today, and held; what is aimed at stands in docs/adr/danger-recognition.md. */
const FLOORS = {
  open: { recall: 0.98, kind: 0.96, falseAlarms: 0.01, rightKind: 0.98 },
  heldOut: { recall: 0.968, kind: 0.87, falseAlarms: 0.041, rightKind: 0.9 },
  further: { recall: 0.976, kind: 0.92, falseAlarms: 0.017, rightKind: 0.9 },
};

const everyThird = (file: Corpus) => ({
  ...file,
  sentences: file.sentences.filter((_, at) => at % 3 === 0),
});

const samples: Sample[] = [
  // All that is learned from is judged by a deep test.
  { set: "open", floors: FLOORS.open, files: readSet("first/open").map(everyThird) },
  { set: "held out", floors: FLOORS.heldOut, files: readSet("first/held-out") },
  { set: "second", floors: FLOORS.further, files: readSet("second") },
];

/** The files name what is learned. Some of these sentences tell that it was done to die. */
const OF_SELF_HARM = ["suicide", "overdose", "gas-fire"];

const isRight = ({ kinds: [first = "", ...others] }: Sentence, kind: string | null) =>
  [first, ...others].some((one) => one === kind) ||
  (OF_SELF_HARM.includes(first) && SELF_HARM_KINDS.some((one) => one === kind));

/** Counts alone: a sentence that is set aside is never printed. */
function measure({ files }: Sample) {
  const rows = files.map((file) => {
    const kinds = file.sentences.map((sentence) => ({
      sentence,
      kind: recogniseOnce(sentence.text).danger,
    }));
    const found = kinds.filter(({ kind }) => kind !== null);
    const right = found.filter(({ sentence, kind }) => isRight(sentence, kind));
    return { kind: file.kind, all: kinds.length, found: found.length, right: right.length };
  });
  const dangers = rows.filter(({ kind }) => kind !== "harmless");
  const harmless = rows.filter(({ kind }) => kind === "harmless");
  return { dangers, harmless };
}

type Row = ReturnType<typeof measure>["dangers"][number];

const share = (rows: Row[], part: (row: Row) => number, whole: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + part(row), 0) / rows.reduce((sum, row) => sum + whole(row), 0);

describe.each(samples)("the sentences $set", (sample) => {
  const { floors } = sample;

  const { dangers, harmless } = measure(sample);

  const recall = share(
    dangers,
    ({ found }) => found,
    ({ all }) => all,
  );

  const falseAlarms = share(
    harmless,
    ({ found }) => found,
    ({ all }) => all,
  );

  const rightKind = share(
    dangers,
    ({ right }) => right,
    ({ found }) => found,
  );

  test("danger is recognised, and of the right kind", () => {
    const missed = dangers.map(
      ({ kind, all, found }) => `${kind}: ${all - found} of ${all} missed`,
    );
    expect(recall, missed.join(", ")).toBeGreaterThanOrEqual(floors.recall);
    expect(rightKind).toBeGreaterThanOrEqual(floors.rightKind);
  });

  test.each(dangers)("$kind", ({ all, found }) => {
    expect(found / all).toBeGreaterThanOrEqual(floors.kind);
  });

  test("harmless talk raises few alarms", () => {
    expect(falseAlarms).toBeLessThanOrEqual(floors.falseAlarms);
  });
});
