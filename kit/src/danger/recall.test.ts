// @vitest-environment node
import { describe, expect, test } from "vitest";
import { readCorpus, readFurtherSets, type SentenceFile } from "./corpus/read-corpus.ts";
import { SELF_HARM_KINDS } from "./danger.ts";
import { recogniseDanger } from "./index.ts";

type Sample = {
  set: string;
  floors: (typeof FLOORS)["open"];
  files: SentenceFile[];
  take: (file: SentenceFile) => string[];
};

/** Reached today, and held: what is aimed at (98 %, no kind below 90 %, 3 %) stands in ADR 52. */
const FLOORS = {
  open: { recall: 0.98, kind: 0.96, falseAlarms: 0.01, rightKind: 0.98 },
  heldOut: { recall: 0.97, kind: 0.91, falseAlarms: 0.057, rightKind: 0.9 },
  further: { recall: 0.98, kind: 0.95, falseAlarms: 0.024, rightKind: 0.9 },
};

const samples: Sample[] = [
  { set: "open", floors: FLOORS.open, files: readCorpus(), take: ({ open }) => open },
  { set: "held out", floors: FLOORS.heldOut, files: readCorpus(), take: ({ heldOut }) => heldOut },
  ...readFurtherSets().map(({ set, files }) => ({
    set,
    floors: FLOORS.further,
    files,
    take: ({ open = [], heldOut = [] }: SentenceFile) => [...open, ...heldOut],
  })),
];

/** The files name what is learned. Of these some sentences tell that it was done in order to die. */
const OF_SELF_HARM = ["suicide", "overdose", "gas-fire"];

const isRight = (file: SentenceFile, sentence: string, kind: string | null) =>
  kind === file.kind ||
  file.also?.[sentence]?.includes(kind as string) ||
  (OF_SELF_HARM.includes(file.kind) && SELF_HARM_KINDS.some((one) => one === kind));

/** Counts alone: a sentence that is set aside is never printed. */
function measure({ files, take }: Sample) {
  const rows = files.map((file) => {
    const kinds = take(file).map((sentence) => ({ sentence, kind: recogniseDanger(sentence) }));
    const found = kinds.filter(({ kind }) => kind !== null);
    const right = found.filter(({ sentence, kind }) => isRight(file, sentence, kind));
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

/** What haste and other keyboards do to a text. */
const SLIPS: [string, (text: string) => string][] = [
  ["no accents", (text) => text.normalize("NFD").replace(/\p{M}/gu, "")],
  ["capitals", (text) => text.toUpperCase()],
  ["no h", (text) => text.replace(/(?<!c)h/giu, "")],
  ["b for v", (text) => text.replaceAll("v", "b")],
  ["y for ll", (text) => text.replaceAll("ll", "y")],
  ["s for z and c", (text) => text.replace(/z|c(?=[eiéí])/gu, "s")],
  ["no commas", (text) => text.replace(/[.,;:¿?¡!]/gu, "")],
  ["k for qu", (text) => text.replaceAll("qu", "k")],
  ["doubled letters", (text) => text.replace(/([aeo])(?=\s|$)/gu, "$1$1")],
  ["lost d", (text) => text.replace(/([aí])d([oa])\b/gu, "$1$2")],
  ["swapped letters", (text) => text.replace(/\b(\p{L}{4})(\p{L})(\p{L})(\p{L}+)/u, "$1$3$2$4")],
];

test.each(SLIPS)("typing errors lose little: %s", (_name, slip) => {
  const sentences = readCorpus()
    .filter(({ kind }) => kind !== "harmless")
    .flatMap(({ open }) => open);
  const found = sentences.filter((sentence) => recogniseDanger(slip(sentence)) !== null);
  expect(found.length / sentences.length).toBeGreaterThanOrEqual(0.93);
});
