import { cut } from "@acompana/kit/format";
import { isCutAtAbbreviation } from "@acompana/kit/spoken";
import { Lexer, type Token } from "marked";

/** About a minute when it is read aloud. */
const LONGEST = 600;
/** Only the first part of a longer text is read. */
const LONGEST_READ = 8_000;
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi;
/** So much before a point tells whether it ends an abbreviation. */
const BEFORE_POINT = 40;
const THINKING = /<think>[\s\S]*?(<\/think>|$)/gi;

/** A model's Markdown as plain sentences: no addresses, no characters that cannot be stored. */
export function toPlainSpeech(markdown: string): string {
  const readable = cut(markdown.replace(THINKING, ""), LONGEST_READ).toWellFormed();
  const lines = sayBlocks(new Lexer().lex(readable))
    .replace(ADDRESS, "")
    .split("\n")
    // Control characters: Postgres stores no NUL, and nobody can read the others aloud.
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, " ").trim())
    .filter(Boolean);
  const last = lines.length - 1;
  const text = lines.map((line, index) => (index === last ? line : ended(line))).join(" ");
  return shorten(text);
}

const ended = (line: string) => (/[.!?…:;,]$/.test(line) ? line : `${line}.`);

const sayBlocks = (tokens: Token[]): string => tokens.map(say).join("\n");
const sayInline = (tokens: Token[]): string => tokens.map(say).join("");

function say(token: Token): string {
  switch (token.type) {
    case "html":
    case "image":
    case "def":
    case "hr":
      return "";
    case "br":
    case "space":
      return "\n";
    case "list":
      return token.items.map((item: { tokens: Token[] }) => sayBlocks(item.tokens)).join("\n");
    case "blockquote":
      return sayBlocks(token.tokens ?? []);
    case "table":
      return [token.header, ...token.rows].map(sayRow).join("\n");
    default:
      if ("tokens" in token && token.tokens) return sayInline(token.tokens);
      return "text" in token ? token.text : "";
  }
}

const sayRow = (cells: { tokens: Token[] }[]): string =>
  cells.map((cell) => sayInline(cell.tokens)).join(", ");

const goesOn = (text: string) => isCutAtAbbreviation(text.slice(-BEFORE_POINT));

/** Ends with a whole sentence where there is one, else with a whole word. */
function shorten(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = cut(text, LONGEST - 1);
  const ends = [...text.matchAll(/[.!?] (?!\p{Ll})/gu)].map(({ index }) => index);
  const end = ends.findLast((at) => at < start.length && !goesOn(start.slice(0, at + 1))) ?? -1;
  if (end > LONGEST / 3) return start.slice(0, end + 1);
  const space = start.lastIndexOf(" ");
  return `${space > 0 ? start.slice(0, space) : start}…`;
}
