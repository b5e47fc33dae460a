/** Never mean anything in what people write. */
const NOWHERE =
  "[\\u00ad\\u034f\\u17b4\\u17b5\\u180e\\u200b\\u2060\\ufeff\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}]";

/** Written languages whose letters change with a joiner or a non-joiner between them. */
const JOINED =
  "[" +
  [
    ...["Arab", "Syrc", "Nkoo", "Mong", "Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu"],
    ...["Knda", "Mlym", "Sinh", "Khmr", "Mymr", "Tibt"],
  ]
    .map((script) => `\\p{scx=${script}}`)
    .join("") +
  "]";
const BETWEEN_JOINED = `(?<!(?=[\\p{L}\\p{M}])${JOINED})[\\u200c\\u200d]|[\\u200c\\u200d](?!(?=[\\p{L}\\p{M}])${JOINED})`;
/** 👩‍🚀: after a picture, its colour or its style, and before a picture. */
const BETWEEN_PICTURES =
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})";
const LOST_JOINER = `(?!${BETWEEN_PICTURES})(?:${BETWEEN_JOINED})`;

/** ❤️ and 1️⃣: a picture's style belongs to what can be a picture. */
const LOST_STYLE = "(?<!(?![\\d#*])\\p{Emoji})(?!(?<=[\\d#*])\\ufe0f\\u20e3)[\\ufe0e\\ufe0f]";
/** Other forms of one letter are known of Chinese and of Mongolian ones. */
const LOST_FORM =
  "(?<!\\p{Script=Han})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]|(?<!(?=\\p{L})\\p{scx=Mong})[\\u180b-\\u180d\\u180f]";

const LOST = new RegExp([NOWHERE, LOST_JOINER, LOST_STYLE, LOST_FORM].join("|"), "gu");

/** Turns of direction mean nothing among letters that all run from left to right. */
const TURNS = /[\u061c\u200e\u200f]/g;
const FROM_RIGHT = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}]/u;

/**
 * The text without the signs that nobody sees and that mean something elsewhere alone: copying left
 * them behind, or somebody makes a second name of one with them. Each pattern looks one or two
 * signs back and forth, so that a long row of them is walked once.
 */
export function withoutLostSigns(text: string): string {
  const seen = text.replace(LOST, "");
  return TURNS.test(seen) && !FROM_RIGHT.test(seen.replace(TURNS, ""))
    ? seen.replace(TURNS, "")
    : seen;
}
