const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLocaleLowerCase("es");

/** Whether `name` contains what was typed; neither case nor accents matter. */
export function matchesSearch(name: string, typed: string): boolean {
  return fold(name).includes(fold(typed.trim()));
}
