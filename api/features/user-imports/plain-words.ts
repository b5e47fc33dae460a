/** Lower case, without accents but with ñ, one space between words and no other signs. */
export function plainWords(text: string): string {
  if (text === "") return text;
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/([^n\p{M}])\p{M}+/gu, "$1")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
