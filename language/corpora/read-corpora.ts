import { readdirSync, readFileSync } from "node:fs";

/** One line of a file; `README.md` says where the files come from and how they count. */
export interface Sentence {
  text: string;
  /** The right answers, the best first; `harmless` is that of no card. */
  kinds: readonly string[];
}

export interface Corpus {
  /** Of the file, without its ending. */
  name: string;
  /** The right answer to each of its sentences that names no other. */
  kind: string;
  sentences: readonly Sentence[];
}

/**
 * What is learned from of the sentences of care. The third and the fourth set were scored once, so
 * they are spent: they judge nothing any more.
 */
export const LEARNED_OF_CARE = [
  "open",
  "open-2",
  "open-3",
  "open-4",
  "held-out-third-spent",
  "held-out-fourth",
].map((name) => `care/${name}`);

const place = (path: string) => new URL(path, import.meta.url);

/** Harmless sentences that resemble danger have a file of their own. */
const kindOf = (name: string) => (name === "near-miss" ? "harmless" : name);

/** A line is a sentence, or its right answers joined by `|`, a tab and the sentence. */
function readLine(line: string, kind: string): Sentence {
  const [text = "", kinds = kind] = line.split("\t").toReversed();
  return { text, kinds: kinds.split("|") };
}

/** A file, by its path from here without its ending: `care/open`. */
export function readCorpus(path: string): Corpus {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const kind = kindOf(name);
  const lines = readFileSync(place(`./${path}.txt`), "utf8")
    .trimEnd()
    .split("\n");
  return { name, kind, sentences: lines.map((line) => readLine(line, kind)) };
}

/** All files of a folder, by their names: `first/open`. */
export const readSet = (folder: string): Corpus[] =>
  readdirSync(place(`./${folder}/`))
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .map((name) => readCorpus(`${folder}/${name.slice(0, -".txt".length)}`));

/** The sentences of a file by their right answers, in the order in which these come first. */
export function groupByKinds({ sentences }: Corpus): { kinds: string[]; sentences: string[] }[] {
  const groups = new Map<string, string[]>();
  for (const { text, kinds } of sentences) {
    const key = kinds.join("|");
    const texts = groups.get(key) ?? [];
    texts.push(text);
    groups.set(key, texts);
  }
  return [...groups].map(([key, texts]) => ({ kinds: key.split("|"), sentences: texts }));
}
