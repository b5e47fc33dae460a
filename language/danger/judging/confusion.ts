import { LEARNED_OF_CARE, readCorpus, readSet, type Sentence } from "../../corpora/read-corpora.ts";
import { CARE_KINDS, DANGER_KINDS, SELF_HARM_KINDS } from "../danger.ts";
import { type Recognised, recognise } from "../recognise.ts";

export interface Judged {
  sentence: string;
  /** The right answers; `harmless` is no card. */
  kinds: readonly string[];
  found: string;
  /** Whether its writer told everyday talk from aches and doubts, as the older corpus does not. */
  isSorted: boolean;
}

/** All columns and rows of the table. */
export const ALL_KINDS = [...DANGER_KINDS, ...CARE_KINDS, "harmless"] as const;

const OF_SELF_HARM = ["suicide", "overdose", "gas-fire", "self-harm"];

const known = new Map<string, Recognised>();

/** Recognised when it is first asked for: several tables and tests look at the same sentences. */
export function recogniseOnce(sentence: string): Recognised {
  const found = known.get(sentence) ?? recognise(sentence);
  known.set(sentence, found);
  return found;
}

/** What is learned from, what was set aside, and four sets that nothing was learned from. */
export const PARTS = ["open", "held-out", "fifth", "sixth", "seventh", "eighth"] as const;
export type Part = (typeof PARTS)[number];

/**
 * The folders and files of a part; in those of care everyday talk is told from aches and doubts.
 */
const CORPORA: Record<Part, { folders: readonly string[]; care: readonly string[] }> = {
  open: { folders: ["first/open"], care: LEARNED_OF_CARE },
  "held-out": { folders: ["first/held-out", "second"], care: ["care/held-out"] },
  fifth: { folders: [], care: ["care/held-out-fifth"] },
  sixth: { folders: [], care: ["care/held-out-sixth"] },
  seventh: { folders: [], care: ["care/held-out-seventh"] },
  eighth: { folders: [], care: ["care/held-out-eighth"] },
};

/** Self-harm that was done is a right answer wherever it is filed as what is learned of it. */
const withDone = (kinds: readonly string[]) =>
  kinds.some((kind) => OF_SELF_HARM.includes(kind)) ? [...kinds, ...SELF_HARM_KINDS] : kinds;

/** Every sentence of a part, with its right answers and what is recognised in it. */
export function judgeAll(part: Part, recogniseOne = recogniseOnce): Judged[] {
  const judge = ({ text, kinds }: Sentence, isSorted: boolean): Judged => {
    const { danger, care } = recogniseOne(text);
    const found = danger ?? care ?? "harmless";
    return { sentence: text, kinds: withDone(kinds), found, isSorted };
  };
  const { folders, care } = CORPORA[part];
  const older = folders.flatMap((folder) => readSet(folder)).flatMap(({ sentences }) => sentences);
  const ofCare = care.flatMap((path) => readCorpus(path).sentences);
  return [...older.map((one) => judge(one, false)), ...ofCare.map((one) => judge(one, true))];
}

const isDanger = (kind: string) => DANGER_KINDS.some((one) => one === kind);
const isRight = ({ kinds, found }: Judged) => kinds.includes(found);

/**
 * `recall`: dangers answered by a right kind. `falseAlarms`: cards of danger where there is none,
 * by the harmless. `wrongKinds`: cards of another than a right kind, by all. An everyday sentence
 * of the older corpus may well be answered as an ailment or a doubt: nobody has told those apart
 * there.
 */
export function figuresOf(judged: readonly Judged[]) {
  const dangers = judged.filter(({ kinds }) => kinds.some(isDanger));
  const harmless = judged.filter(({ kinds }) => !kinds.some(isDanger));
  const cards = judged.filter((one) => one.found !== "harmless" && !isRight(one));
  const wrong = cards.filter(
    ({ kinds, found, isSorted }) =>
      isSorted || isDanger(found) || kinds.some(isDanger) || !kinds.includes("harmless"),
  );
  return {
    dangers: dangers.length,
    harmless: harmless.length,
    recall: dangers.filter(isRight).length / dangers.length,
    falseAlarms: harmless.filter(({ found }) => isDanger(found)).length / harmless.length,
    wrongKinds: wrong.length / judged.length,
    needlessCare: (cards.length - wrong.length) / judged.length,
  };
}
