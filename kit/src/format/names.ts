/** 'María del Carmen Ruiz' → 'María'. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

/** The capitals of the first and the last word: 'María del Carmen Ruiz' → 'MR'. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase("es") ?? "").join("");
}
