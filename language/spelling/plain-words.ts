/** 'Está allá' → 'Esta alla'. */
export const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

/** '¡Socorro, me CAÍ!' → 'socorro me cai': dictation, haste and missing accents give the same. */
export const toPlainWords = (text: string): string =>
  withoutMarks(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
