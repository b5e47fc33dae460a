/** A form on the line, in the pieces at whose edges it may be cut off. */
type Pieces = string[];

const BOUNDARY = "----frontera-1";
const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Enough of a PNG to be taken for one. */
const PICTURE = `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${"\0".repeat(120)}`;

type Header = { disposition: string; rest?: string };

const part = ({ disposition, rest = "" }: Header, content: string): Pieces => [
  `--${BOUNDARY}`,
  "\r\n",
  "Content-Disposition",
  `: ${disposition}`,
  "\r\n",
  rest,
  "\r\n",
  content.slice(0, content.length / 2),
  content.slice(content.length / 2),
  "\r\n",
];

const TYPE = "Content-Type: image/png\r\n";
const file = (names: string, rest = TYPE) =>
  part({ disposition: `form-data${names}`, rest }, PICTURE);

const END: Pieces = [`--${BOUNDARY}`, "--", "\r\n"];

/** Parts that a browser would not send, or not so, in place of the file. */
const STRANGE_PARTS: Record<string, Pieces> = {
  "a file": file('; name="file"; filename="foto.png"'),
  "a file of another name": file('; name="otro"; filename="foto.png"'),
  "a file without a name": file('; filename="foto.png"'),
  "a file whose own name is empty": file('; name="file"; filename=""'),
  "a file without a name of its own": file('; name="file"'),
  "a file of unknown type": file(
    '; name="file"; filename="foto.png"',
    "Content-Type: application/octet-stream\r\n",
  ),
  "a file whose type is broken": file('; name="file"; filename="a"', "Content-Type: ;;=\r\n"),
  "a file that is empty": part({ disposition: 'form-data; name="file"; filename="a"' }, ""),
  "a file named with line breaks": file('; name="fi\nle"; filename="fo\nto.png"'),
  "a part that is no form data": part({ disposition: 'attachment; name="file"' }, PICTURE),
  "a part without headers": [`--${BOUNDARY}`, "\r\n", "\r\n", PICTURE, "\r\n"],
  "a form in the form": file('; name="file"; filename="a"', "Content-Type: multipart/mixed\r\n"),
  "an encoding that is none": file(
    '; name="file"; filename="a"',
    `${TYPE}Content-Transfer-Encoding: base65\r\n`,
  ),
};

const owner = (userId: string): Pieces =>
  part({ disposition: 'form-data; name="userId"', rest: "" }, userId);

export type BrokenForm = {
  what: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  isCut: boolean;
};

/** Binary text as bytes: each letter is one. */
const bytesOf = (pieces: Pieces): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(pieces.join(""), (letter) => letter.charCodeAt(0));

/** Every strange part before, after and without the other field, and beside a right file. */
function wholeForms(userId: string): [string, Pieces][] {
  const right = STRANGE_PARTS["a file"] ?? [];
  return Object.entries(STRANGE_PARTS).flatMap(([what, strange]): [string, Pieces][] => [
    [`${what}, then the field`, [...strange, ...owner(userId), ...END]],
    [`the field, then ${what}`, [...owner(userId), ...strange, ...END]],
    [`${what} alone`, [...strange, ...END]],
    [`${what}, then a file`, [...owner(userId), ...strange, ...right, ...END]],
    [`a file, then ${what}`, [...right, ...strange, ...owner(userId), ...END]],
  ]);
}

/** The same forms cut off at the end of every piece; the last cut is none. */
export function cutForms(userId: string): BrokenForm[] {
  return wholeForms(userId).flatMap(([what, pieces]) =>
    pieces.map((piece, index) => ({
      what: `${what}, up to piece ${index} ${JSON.stringify(piece.slice(0, 20))}`,
      type: FORM_TYPE,
      bytes: bytesOf(pieces.slice(0, index + 1)),
      isCut: index + 1 < pieces.length,
    })),
  );
}

/** A right form whose line breaks, boundary or announced type are not. */
export function oddForms(userId: string): BrokenForm[] {
  const right = [...owner(userId), ...(STRANGE_PARTS["a file"] ?? []), ...END].join("");
  const form = (what: string, text: string, type = FORM_TYPE): BrokenForm => ({
    what,
    type,
    bytes: bytesOf([text]),
    isCut: false,
  });
  return [
    form("line feeds alone", right.replaceAll("\r\n", "\n")),
    form("carriage returns alone", right.replaceAll("\r\n", "\r")),
    form("no line breaks", right.replaceAll("\r\n", "")),
    form("every line break twice", right.replaceAll("\r\n", "\r\n\r\n")),
    form("another boundary", right, "multipart/form-data; boundary=otra"),
    form("a boundary that is empty", right, 'multipart/form-data; boundary=""'),
    form(
      "a boundary of a thousand letters",
      right,
      `multipart/form-data; boundary=${"x".repeat(1_000)}`,
    ),
    form("no boundary", right, "multipart/form-data"),
    form("no boundary after the semicolon", right, "multipart/form-data;"),
    form("another kind of parts", right, `multipart/mixed; boundary=${BOUNDARY}`),
    form("text before and after", `antes\r\n${right}después`),
    form("an end before anything", `${END.join("")}${right}`),
    form("two ends", `${right}${END.join("")}`),
    form("a hundred fields", `${`${owner("a").join("")}`.repeat(100)}${right}`),
    form("a field of a megabyte", `${owner("a".repeat(1_000_000)).join("")}${right}`),
    form("headers that never end", right.replace(TYPE, "X: y\r\n".repeat(3_000))),
    form("one huge header", right.replace(TYPE, `X: ${"y".repeat(90_000)}\r\n`)),
    form("nothing", ""),
    form("one boundary", `--${BOUNDARY}`),
    form("dashes", "-".repeat(5_000)),
    form("zeros", "\0".repeat(5_000)),
  ];
}
