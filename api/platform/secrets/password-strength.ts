import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import type { AppConfig } from "../config.ts";
import { invalid } from "../errors.ts";
import { shortestPassword } from "./shortest-password.ts";

/** What is judged of a password; the time that judging takes grows with its square. */
const JUDGED = 64;
/** Of 4: somebody who tries over the network needs a hundred million guesses. */
const LEAST_SCORE = 3;
/** What must be left of it beside names that everybody around knows. */
const LEAST_OF_ONES_OWN = 6;
const SHORTEST_WORD = 3;

type Choice = {
  password: string;
  /** What others know of the account's owner: name, e-mail, municipality. */
  known: (string | null)[];
  /** What the body calls the password. */
  field?: string;
};

/**
 * Refuses a password that is being chosen when it is too easy for a portal on the open network. One
 * that was chosen before stays valid until it is changed. @throws ServiceError 400
 */
export async function refuseWeakPassword(
  { config }: { config: Pick<AppConfig, "isSecure"> },
  { password, known, field = "password" }: Choice,
): Promise<void> {
  if (!config.isSecure) return;
  const shortest = shortestPassword(config);
  if ([...password].length < shortest) throw invalid(field, tooShort(shortest));
  const words = wordsOf(known);
  const judge = await openJudge();
  const isGuessable =
    ownPart(password, words).length < LEAST_OF_ONES_OWN ||
    judge.check(password.slice(0, JUDGED), words).score < LEAST_SCORE;
  if (isGuessable) throw invalid(field, TOO_EASY);
}

const tooShort = (characters: number) =>
  `La contraseña debe tener al menos ${characters} caracteres. Tres o cuatro palabras que no vayan juntas sirven bien.`;

const TOO_EASY =
  "Esta contraseña es fácil de adivinar. Usa tres o cuatro palabras que no vayan juntas, sin tu nombre ni el de tu municipio.";

/** Without accents and in lower case, as guessing programs try them. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

function wordsOf(known: (string | null)[]): string[] {
  const parts = known.flatMap((text) => plain(text ?? "").split(/[^\p{L}\p{N}]+/u));
  return [...new Set(parts)].filter((word) => word.length >= SHORTEST_WORD);
}

/** What is neither a known word nor a sign between words. */
function ownPart(password: string, words: string[]): string {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const rest = longestFirst.reduce((text, word) => text.replaceAll(word, " "), plain(password));
  return rest.replace(/[^\p{L}\p{N}]/gu, "");
}

let judge: Promise<ZxcvbnFactory> | undefined;

/** Five megabytes of words, loaded when the first password is chosen. */
async function openJudge(): Promise<ZxcvbnFactory> {
  judge ??= loadJudge();
  return await judge;
}

async function loadJudge(): Promise<ZxcvbnFactory> {
  const [core, common, spanish] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-es-es"),
  ]);
  return new core.ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
  });
}
