import { withPlainDashes } from "./dashes.ts";
import { joinedName, spoiltName } from "./decode-text.ts";
import { foreignWord } from "./foreign-letters.ts";
import { ALL_SURNAMES, type Place, SURNAMES_THEN_NAME } from "./headings.ts";
import { hasKnownWord, isKnownButForSigns } from "./known-words.ts";
import type { TableRow } from "./parse-cells.ts";
import type { Places } from "./places-of.ts";
import { isUncalculated } from "./uncalculated.ts";

/** Columns in which a name stands, and nothing that anybody asks. */
const NAMES: readonly Place[] = [
  ...(["name", "surnames", "preferredName", "emergencyName"] as const),
  ...([ALL_SURNAMES, SURNAMES_THEN_NAME] as const),
];

/** A question that is one: '¿viuda?'. */
const QUESTION = /(?<!\p{L})¿[^¿?]*\?(?!\p{L})/gu;
/** 'Bego??a', 'Jos?', '?NGEL', 'Jos¿', and '????' that was 'Иван'. */
const QUESTIONED = /\p{L}[?¿]|[?¿]\p{L}|\?{3}/u;
/** The same in an address, which may end in a question: 'C/ Mayor 3, ¿2.º A?'. */
const QUESTIONED_PLACE = /\p{L}[?¿]+\p{L}|(?<!\S)\?\p{L}/u;
/** What programs write in the place of a letter that they do not have, or that is one of theirs. */
const SIGN = String.raw`[_#*^~$%|\\{}[\]<>¡-©¬-³¶¸¹¼-¾‰†‡•√∫≠≈∂∑◊\u2500-\u25ff]{1,3}`;
/** The same where no other sign of a clerk is like it. */
const AT_AN_END = "[_¤§¬±¶■□]+";
/** 'Mu_oz', 'MU#OZ', 'Mu±oz' and 'Jos_', but 'Ana_María'. */
const WITH_SIGN = new RegExp(
  String.raw`\p{L}${SIGN}\p{Ll}|\p{Lu}${SIGN}\p{Lu}|(?<!\S)${AT_AN_END}\p{L}|\p{L}${AT_AN_END}(?!\S)`,
  "u",
);
/** 'MU@OZ', but no address. */
const WITH_AT = /(?:\p{L}@\p{Ll}|\p{Lu}@\p{Lu})(?!\S*\.)/u;
/** 'Jos=E9', 'Jos%C3%A9', 'Jos\u00e9' and 'Jos&#233', but no formula. */
const ESCAPED =
  /(?<=\p{L})(?:=[89A-F][\dA-F]|%[89A-Fa-f][\dA-Fa-f])|(?:=[C-F][\dA-F]|%[C-Fc-f][\dA-Fa-f])(?=\p{L})|[=%]C[23][=%][89AB]|\\[ux][\da-f]{2}|&#\w|&[A-Za-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil)/u;

/** 'GARCIA*LOPEZ*ANA', where a sign stands twice between words of more than a letter. */
const JOINED = /^\p{L}{2,}([*#|_~^$%])\p{L}{2,}(?:\1\p{L}{2,})+$/u;

/** 'Ana_María_Luisa' says where its words begin. */
const WITH_CAPITALS = /\p{Ll}_\p{Lu}/u;

/** Of a cell that may be as long as the file: no name is as long. */
const CELL_READ = 500;

/** Arrows, signs of formulas, and lines and blocks of old screens: 'Jos├⌐'. */
const OF_A_SCREEN = /[\u2190-\u25ff]/u;
/** 'ÃNGEL' and 'MARÃA', of whose Á and Í half was lost, but 'JOÃO', 'GUIMARÃES' and 'IRMÃ'. */
const HALVED = /(?<!\p{L})Ã|Ã[A-DF-NP-ZÀ-Þ]|Ã(?= A(?!\p{L}))/u;
/** An exclamation that is one: '¡OJO!'. */
const EXCLAMATION = /(?<!\p{L})¡[^¡!]*!(?!\p{L})/gu;
/** What a Mac makes of letters of Windows: 'MU—OZ', 'IN…S', '¡NGEL' and 'GARCÕA', but 'CAMÕES'. */
const OF_A_MAC = /\p{Lu}—[AEIOU]|\p{Lu}[…“”⁄¡]\p{Lu}|(?<!\S)[¡”⁄]\p{L}|(?<!\p{Ll})Õ(?!E)\p{Lu}/u;
/** 'MuÊoz', but 'McÁlister'; and 'MUóOZ', but 'GARCíA' and 'ISAíAS', which old programs write. */
const OF_ANOTHER_CASE =
  /(?<!(?<!\p{L})(?:Ma?c|Fitz|D[eiu]|L[aeo]))(?<=\p{Ll})(?![Ñ×])[À-Þ]\p{Ll}|[AEIOU][óòùîê][AEIOU]/u;

const BETWEEN_WORDS = /[\s.,;()/-]+/;

/** A name that somebody has typed without capitals. */
const SMALL = /^[a-z]/;

const SPOILT = [
  ...[QUESTIONED, WITH_SIGN, WITH_AT, ESCAPED],
  ...[OF_A_SCREEN, HALVED, OF_A_MAC, OF_ANOTHER_CASE],
];

/**
 * Refuses a list in whose names letters were lost. Elsewhere people may write what they like.
 * @throws ServiceError 400
 */
export function refuseSpoiltNames(rows: readonly TableRow[], places: Places): void {
  const isName = places.map((column) => column !== null && NAMES.includes(column));
  const inSmall = rows.some(({ cells }) =>
    cells.some((cell, at) => isName[at] && SMALL.test(cell)),
  );
  for (const { row, cells } of rows)
    for (const [index, column] of places.entries()) {
      const cell = (cells[index] ?? "").slice(0, CELL_READ);
      if (isUncalculated(cell)) continue;
      if (isName[index] && JOINED.test(cell) && !WITH_CAPITALS.test(cell))
        throw joinedName(row, cell);
      const word =
        spoiltWord(cell, column) ?? (isName[index] && !inSmall ? onlySmall(cell) : undefined);
      if (word !== undefined) throw spoiltName(row, word);
    }
}

function spoiltWord(cell: string, column: Place | null): string | undefined {
  if (column === "address") return wordOf(cell, QUESTIONED_PLACE) ?? foreignWord(cell);
  if (!column || !NAMES.includes(column)) return undefined;
  const said = withPlainDashes(cell.replace(QUESTION, " ").replace(EXCLAMATION, " "));
  const lost = SPOILT.map((spoilt) => wordOf(said, spoilt));
  return (
    lost.find((word) => word !== undefined) ??
    halvedWord(said) ??
    said.split(BETWEEN_WORDS).find(isKnownButForSigns) ??
    foreignWord(cell)
  );
}

/** 'ROCÃO', which would be a frequent name with its Í, but 'LEÃO'. */
const halvedWord = (cell: string) =>
  cell.split(" ").find((word) => word.includes("Ã") && hasKnownWord(word.replaceAll("Ã", "Í")));

/** 'íngel', which was 'Ángel', where all others begin with a capital. */
const onlySmall = (cell: string) =>
  cell.split(" ").find((word) => /^í\p{Ll}/u.test(word) && !hasKnownWord(word));

/** The word in which it stands. */
function wordOf(cell: string, spoilt: RegExp): string | undefined {
  if (!spoilt.test(cell)) return undefined;
  return cell.split(" ").find((word) => spoilt.test(word)) ?? cell;
}
