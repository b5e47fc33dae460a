/** How pages and programs write a letter in ASCII: '&eacute;', '&#233;', '&#xE9;' and '\u00e9'. */
const NAMED = /&([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron);/gi;
const NUMBERED = /&#(?:x([0-9a-f]{2,4})|(\d{3,5}));|\\u([0-9a-f]{4})/gi;
const ORDINAL = /&ord([fm]);/gi;

const MARKS: Record<string, string> = {
  ...{ acute: "\u0301", grave: "\u0300", circ: "\u0302", uml: "\u0308", tilde: "\u0303" },
  ...{ cedil: "\u0327", ring: "\u030a", caron: "\u030c" },
};

/** With letters for those ways of writing them; what stands for another sign stays. */
export function unescaped(text: string): string {
  return text
    .replace(NAMED, (whole, letter: string, mark: string) => {
      const composed = (letter + MARKS[mark.toLowerCase()]).normalize("NFC");
      return composed.length === 1 ? composed : whole;
    })
    .replace(NUMBERED, (whole, hex?: string, decimal?: string, unit?: string) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? unit ?? "", 16);
      const sign = code > 0x7f && code <= 0xffff ? String.fromCharCode(code) : "";
      return /[\p{L}·]/u.test(sign) ? sign : whole;
    })
    .replace(ORDINAL, (_whole, which: string) => (which.toLowerCase() === "f" ? "ª" : "º"));
}
