/** 'Don Antonio' is called Antonio; doña is 'Dña.', 'Dª' or, as the Academy has it, 'D.ª'. */
const TITLE =
  /^(don|doña|dña|sra|srta|dra|señor(a|ita)?|doctora?|sor|fray|fr|(d|sr|dr)(\.?ª)?)\.?$/iu;
/** Of 'J. Antonio' the second is the name one is called by. */
const INITIAL = /^\p{L}\.$/u;
const MARIA = /^m(\.?ª|ª\.)$/iu;

/** The words of a name in the order they are said in: 'Ruiz Gómez, Ana' → Ana, Ruiz, Gómez. */
function wordsOf(name: string): string[] {
  const [before = "", ...after] = name.split(",");
  return `${after.join(" ")} ${before}`.split(/\s+/).filter(Boolean);
}

/**
 * What one calls somebody: 'María del Carmen Ruiz' → 'María', 'Ruiz Gómez, Ana' → 'Ana',
 * 'Dña. Pilar Ruiz' → 'Pilar', 'Mª Luisa' → 'María'. Empty for an empty name.
 */
export function firstName(name: string): string {
  const words = wordsOf(name);
  const called = words.find((word) => !TITLE.test(word) && !INITIAL.test(word)) ?? words[0] ?? "";
  return MARIA.test(called) ? "María" : called;
}

/** The capitals of the first and the last word: 'María del Carmen Ruiz' → 'MR'. */
export function initials(name: string): string {
  const all = wordsOf(name);
  // Only those that stand before: Sor and Doña are surnames too.
  const words = all.slice(all.findIndex((word) => !TITLE.test(word)));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => letterOf(word ?? "")).join("");
}

const letterOf = (word: string): string =>
  (/\p{L}/u.exec(word)?.[0] ?? [...word][0] ?? "").toLocaleUpperCase("es");
