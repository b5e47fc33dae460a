/** '¡Socorro, me CAÍ!' → 'socorro me cai': so that dictation, haste and missing accents give the same words. */
export function toPlainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
