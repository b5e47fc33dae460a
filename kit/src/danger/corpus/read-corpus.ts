import { readdirSync, readFileSync } from "node:fs";

/** One file of sentences; `README.md` beside it says how they were written and are counted. */
export interface SentenceFile {
  name: string;
  kind: string;
  open: string[];
  heldOut: string[];
  /** Of a kind of danger: how the answer to it looks. */
  urgency?: "urgent" | "calm";
  /** Of harmless sentences: whether they resemble danger. */
  nearMiss?: boolean;
  /** Sentence → other kinds that are a right answer to it too. */
  also?: Record<string, string[]>;
}

const FOLDER = new URL("./", import.meta.url);

const read = (name: string, folder = FOLDER) =>
  JSON.parse(readFileSync(new URL(name, folder), "utf8"));

/** All files that count; what a person could judge either way (`ambiguous.json`) does not. */
export const readCorpus = (folder = FOLDER): SentenceFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && name !== "ambiguous.json")
    .toSorted()
    .map((name) => ({ name, ...read(name, folder) }));

/** Further sets, each a folder of files of the same shape: `second/`, paraphrased by another person. */
export const readFurtherSets = () =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ set: name, files: readCorpus(new URL(`${name}/`, FOLDER)) }));

export const readAmbiguous = (): string[] => read("ambiguous.json").sentences;
