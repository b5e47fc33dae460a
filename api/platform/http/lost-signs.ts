/** Never mean anything in what people write. */
const NOWHERE =
  "[\\u00ad\\u034f\\u17b4\\u17b5\\u180e\\u200b\\u2060\\ufeff\\u{13430}-\\u{1343f}\\u{1bca0}-\\u{1bca3}]";

/** Scripts whose letters join, as far as people write them today. */
const CURSIVE = scripts("Arab", "Syrc", "Nkoo", "Mong", "Adlm", "Rohg");
/** Of these, letters that join none; the forms of letters that stand for themselves among them. */
const JOINS_NONE =
  "[\\u0621\\u0674\\u06e5\\u06e6\\u07f4\\u07f5\\u0861\\u0866\\u0887\\u08ad\\u08c9\\u1880-\\u1884" +
  "\\ufb50-\\ufdff\\ufe70-\\ufeff\\u{1e94b}\\u{1ee00}-\\u{1eeff}]";
/** Letters that join the one before them alone, as ا does. */
const JOINS_BACK =
  "[\\u0622-\\u0625\\u0627\\u0629\\u062f-\\u0632\\u0648\\u0671-\\u0673\\u0675-\\u0677\\u0688-\\u0699" +
  "\\u06c0\\u06c3-\\u06cb\\u06cd\\u06cf\\u06d2\\u06d3\\u06d5\\u06ee\\u06ef\\u0710\\u0715-\\u0719\\u071e" +
  "\\u0728\\u072a\\u072c\\u072f\\u074d\\u0759-\\u075b\\u076b\\u076c\\u0771\\u0773\\u0774\\u0778\\u0779" +
  "\\u0867\\u0869\\u086a\\u0870-\\u0882\\u088e\\u08aa-\\u08ac\\u08ae\\u08b1\\u08b2\\u08b9\\u{10d22}" +
  "\\u{10ec2}-\\u{10ec4}]";
/** The first letter of Rohingya joins the one after it alone. */
const JOINS_FORTH = "\\u{10d00}";
const AFTER_JOINING = `(?<=[[${CURSIVE}&&\\p{L}]--${JOINS_NONE}--${JOINS_BACK}]\\p{M}{0,3})`;
const BEFORE_JOINING = `(?=\\p{M}{0,3}[[${CURSIVE}&&\\p{L}]--${JOINS_NONE}--${JOINS_FORTH}])`;
const NOT = (beside: string) => beside.replace("(?<=", "(?<!").replace("(?=", "(?!");

/** Scripts that write several letters as one, where a virama takes the first one's vowel. */
const INDIC = `[${scripts(
  ...["Deva", "Beng", "Guru", "Gujr", "Orya", "Taml", "Telu", "Knda", "Mlym", "Sinh", "Tibt"],
  ...["Khmr", "Mymr"],
)}&&[\\p{L}\\p{M}]]`;
const VIRAMA =
  "[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d3b\\u0d3c\\u0d4d\\u0dca\\u0f84" +
  "\\u1039\\u103a\\u17d2]";
/** Here a joiner decides how a vowel is drawn under its consonant, too. */
const BEFORE_VOWEL = `(?=[${scripts("Beng", "Mlym", "Khmr")}&&\\p{M}])`;

/** Where a joiner is seen: in the form of a letter beside it, or of a picture. */
const SEEN_JOINERS = [
  `${AFTER_JOINING}\\u200c${BEFORE_JOINING}`,
  // Both join without it, or neither does: then it changes nothing.
  `${AFTER_JOINING}\\u200d${NOT(BEFORE_JOINING)}`,
  `${NOT(AFTER_JOINING)}\\u200d${BEFORE_JOINING}`,
  `(?<=${VIRAMA})(?:\\u200d|\\u200c(?=${INDIC}))`,
  `(?<=${INDIC})[\\u200c\\u200d](?:(?=${VIRAMA})|${BEFORE_VOWEL})`,
  // 👩‍🚀: after a picture, its colour or its style, and before a picture.
  "(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})",
];
const LOST_JOINER = new RegExp(`(?!${SEEN_JOINERS.join("|")})[\\u200c\\u200d]`, "gv");
/** The first of several says what the others say after it. */
const MORE_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/g;

/** ❤️ and 1️⃣: a picture's style belongs to what can be a picture. */
const LOST_STYLE = "(?<!(?![\\d#*])\\p{Emoji})(?!(?<=[\\d#*])\\ufe0f\\u20e3)[\\ufe0e\\ufe0f]";
/** Other forms of one letter are known of Chinese and of Mongolian ones. */
const LOST_FORM =
  "(?<!\\p{Script=Han})[\\ufe00-\\ufe0d\\u{e0100}-\\u{e01ef}]|(?<!(?=\\p{L})\\p{scx=Mong})[\\u180b-\\u180d\\u180f]";

const LOST = new RegExp([NOWHERE, LOST_STYLE, LOST_FORM].join("|"), "gu");

/** Turns of direction mean nothing among letters that all run from left to right. */
const TURNS = /[\u061c\u200e\u200f]/g;
const FROM_RIGHT =
  /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Rohg}]/u;

/**
 * The text without the signs that nobody sees and that mean something elsewhere alone: copying left
 * them behind, or somebody makes a second name of one with them. Each pattern looks a few signs
 * back and forth, so that a long row of them is walked once. Joiners come last: what they are
 * beside is known only then.
 */
export function withoutLostSigns(text: string): string {
  const meant = text.replace(LOST, "");
  const turned = FROM_RIGHT.test(meant.replace(TURNS, "")) ? meant : meant.replace(TURNS, "");
  return turned.replace(MORE_JOINERS, "$1").replace(LOST_JOINER, "");
}

/** A class of all that is written in these. */
function scripts(...names: string[]): string {
  return `[${names.map((name) => `\\p{scx=${name}}`).join("")}]`;
}
