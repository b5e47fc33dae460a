/** Without capitals and accents, as one looks for words. */
export const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("es");

/** The words of what was typed; also of 'Muñoz Gil, Carmen', as registers write a name. */
export const searchWords = (typed: string): string[] =>
  typed.split(/[\s,;]+/).filter((word) => word !== "");

/** Whether `name` contains each word that was typed; neither case nor accents nor order matter. */
export function matchesSearch(name: string, typed: string): boolean {
  return searchWords(typed).every((word) => fold(name).includes(fold(word)));
}
