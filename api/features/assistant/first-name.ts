/** 'María del Carmen Ruiz' → 'María', 'Ruiz, María' → 'María': the assistant gets no surname. */
export function firstNameOf(name: string): string {
  const given = name.split(",")[1]?.trim() || name.replaceAll(",", " ").trim();
  return given.split(/\s+/)[0] ?? "";
}
