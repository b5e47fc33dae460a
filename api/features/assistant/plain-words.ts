/** '¡Socorro, me CAÍ!' → 'socorro me cai': as dictation, haste and missing accents also write it. */
export function toPlainWords(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
