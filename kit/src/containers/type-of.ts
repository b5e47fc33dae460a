import { isDocument } from "./documents.ts";
import { lettersIn } from "./letters.ts";
import { framesFrom } from "./mpeg-frames.ts";
import { otherRecordingOf } from "./other-recordings.ts";
import { tagBytes } from "./sound-tags.ts";

/** What stands at which place of a file's beginning, each letter a byte. */
const BEGINNINGS: readonly [string, readonly [number, string][]][] = [
  ["image/jpeg", [[0, "\xff\xd8\xff"]]],
  ["image/gif", [[0, "GIF87a"]]],
  ["image/gif", [[0, "GIF89a"]]],
  [
    "image/bmp",
    [
      [0, "BM"],
      [6, "\0\0\0\0"],
    ],
  ],
  [
    "image/webp",
    [
      [0, "RIFF"],
      [8, "WEBP"],
    ],
  ],
  [
    "audio/wav",
    [
      [0, "RIFF"],
      [8, "WAVE"],
    ],
  ],
  [
    "video/vnd.avi",
    [
      [0, "RIFF"],
      [8, "AVI "],
    ],
  ],
  [
    "image/jp2",
    [
      [4, "jP  "],
      [20, "jp2 "],
    ],
  ],
  [
    "image/jpx",
    [
      [4, "jP  "],
      [20, "jpx "],
    ],
  ],
  [
    "image/jpm",
    [
      [4, "jP  "],
      [20, "jpm "],
    ],
  ],
  [
    "image/mj2",
    [
      [4, "jP  "],
      [20, "mjp2"],
    ],
  ],
  ["audio/amr", [[0, "#!AMR"]]],
  ["audio/flac", [[0, "fLaC"]]],
  // A MOV of before there were brands.
  ["video/quicktime", [[4, "moov"]]],
  ["video/quicktime", [[4, "mdat"]]],
  ["video/quicktime", [[4, "wide"]]],
  ...["free", "skip", "pnot"].map((box): [string, [number, string][]] => [
    "video/quicktime",
    // Words of a text too, which begins with no zero.
    [
      [0, "\0"],
      [4, box],
    ],
  ]),
];

/** Of an ISO file whose first brand says it; every other is an MP4. */
const MAJOR_BRANDS: readonly [RegExp, string | null][] = [
  [/^avi[fs]/, "image/avif"],
  [/^hei[cmsx]/, "image/heic"],
  [/^hev[cmsx]/, "image/heic-sequence"],
  [/^mif1/, "image/heif"],
  [/^msf1/, "image/heif-sequence"],
  [/^qt/, "video/quicktime"],
  [/^M4V/, "video/x-m4v"],
  [/^M4A/, "audio/x-m4a"],
  [/^(M4B|F4[AB])/, "audio/mp4"],
  [/^3g2/, "video/3gpp2"],
  [/^3g/, "video/3gpp"],
  // A camera's own kind of picture, which no browser opens.
  [/^crx/, null],
];

/** A picture's too: how it is coded, or built, where it keeps to the rules of an HEIF. */
const PICTURE_BRANDS =
  /^(avc[is]|vvc[is]|j2k[is]|jpg[is]|jpe[gs]|hevd|miaf|1pic|MiH[ABE]|MiAB|MiPr|MiAn|MiCm|pred|unif)/;

/** What a stream of an OGG that is a picture begins with. */
const MOVING = ["\x80theora", "\x01video", "BBCD\0"];
/** A Matroska, or a WebM, says which it is at its very beginning. */
const MATROSKA = "\x1a\x45\xdf\xa3";
const MATROSKA_HEAD = 80;

/**
 * The media type that the first bytes of a file show, whatever its name says; null for what the
 * portal does not take. A container that may hold sound alone is called a video.
 */
export const typeOf = (bytes: Uint8Array): string | null => ofBytes(bytes, 0);

function ofBytes(bytes: Uint8Array, tags: number): string | null {
  const head = lettersIn(bytes);
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return ofPng(head);
  if (head.startsWith("ftyp", 4)) return ofBrands(head);
  if (head.startsWith("OggS")) return ofStreams(head);
  if (head.startsWith(MATROSKA)) return ofMatroska(head.slice(0, MATROSKA_HEAD));
  const known = BEGINNINGS.find(([, marks]) =>
    marks.every(([at, letters]) => head.startsWith(letters, at)),
  );
  return known?.[0] ?? ofSound(bytes, tags);
}

/** An animation says so before its first picture. */
function ofPng(head: string): string | null {
  if (!head.startsWith("IHDR", 12)) return null;
  const picture = head.indexOf("IDAT");
  const animation = head.indexOf("acTL");
  return animation >= 0 && (picture < 0 || animation < picture) ? "image/apng" : "image/png";
}

function ofBrands(head: string): string | null {
  const major = head.slice(8, 12);
  const isPicture = PICTURE_BRANDS.test(major);
  // A general HEIF says further on that it is one, or that it is an AVIF.
  const others = isPicture || /^m[is]f1/.test(major) ? brandsIn(head) : [];
  if (others.some((one) => /^avi[fs]/.test(one))) return "image/avif";
  if (isPicture && others.some((one) => /^(mif1|hei[cmsx])/.test(one))) return "image/heif";
  if (isPicture && others.some((one) => /^(msf1|hev[cmsx])/.test(one)))
    return "image/heif-sequence";
  const known = MAJOR_BRANDS.find(([brand]) => brand.test(major));
  return known ? known[1] : "video/mp4";
}

/** Those that it is compatible with. */
function brandsIn(head: string): string[] {
  const end = (head.charCodeAt(2) << 8) | head.charCodeAt(3);
  return head.slice(16, end).match(/[\s\S]{4}/g) ?? [];
}

function ofMatroska(head: string): string | null {
  if (head.includes("webm")) return "video/webm";
  return head.includes("matroska") ? "video/matroska" : null;
}

/** What stands in a page before the lengths of its parts. */
const OGG_PAGE_HEAD = 27;

/**
 * Its streams begin one after the other, each with a page of its own. Where the beginning that was
 * read ends within a page, nothing more is known: its next page would lie nowhere.
 */
function ofStreams(head: string): string {
  let at = 0;
  while (at + OGG_PAGE_HEAD <= head.length && head.startsWith("OggS", at)) {
    if (!(head.charCodeAt(at + 5) & 2)) break;
    const count = head.charCodeAt(at + 26);
    const packet = at + OGG_PAGE_HEAD + count;
    if (MOVING.some((one) => head.startsWith(one, packet))) return "video/ogg";
    at = packet;
    for (let one = 0; one < count; one += 1) at += head.charCodeAt(packet - count + one);
  }
  return "audio/ogg";
}

/** By chance no others follow as their lengths say. */
const FRAMES_IN_A_ROW = 3;
/** A recorder that is cut off, or a program that cuts, begins within a frame, never longer. */
const LONGEST_FRAME = 1_729;

/** Programs put a title of their own before another's; behind more than these none is read on. */
const MOST_TAGS = 8;

/** Sound that begins with a frame, behind tags or zeros, or within a frame that was cut. */
function ofSound(bytes: Uint8Array, tags: number): string | null {
  const tag = tagBytes(bytes);
  if (tag > 0) return tags < MOST_TAGS ? ofTagged(bytes.subarray(tag), tags + 1) : "audio/mpeg";
  const frame = ofFrame(bytes);
  if (frame) return frame;
  if (otherRecordingOf(bytes) || isDocument(bytes)) return null;
  const start = bytes.findIndex((byte) => byte !== 0);
  if (start > 0 && tagBytes(bytes.subarray(start)) > 0) return ofSound(bytes.subarray(start), tags);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCut =
    framesFrom(view, Math.max(start, 0), start + LONGEST_FRAME, FRAMES_IN_A_ROW) !== null;
  return isCut ? "audio/mpeg" : null;
}

/** What is behind a title, which may be longer than what was read. */
function ofTagged(bytes: Uint8Array, tags: number): string | null {
  const type = ofBytes(bytes, tags);
  if (type?.startsWith("audio/")) return type;
  return otherRecordingOf(bytes) ? null : "audio/mpeg";
}

/** A frame of AAC or of MP3, which have no other beginning. */
function ofFrame([first, second = 0, third = 0]: Uint8Array): string | null {
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  if ((second & 0xf6) === 0xf0) return "audio/aac";
  const version = (second >> 3) & 3;
  const layer = (second >> 1) & 3;
  const isFrame = version !== 1 && layer !== 0 && third >> 4 !== 15 && ((third >> 2) & 3) !== 3;
  // A text in UTF-16 begins as a frame of the first layer, which nobody writes.
  return isFrame && layer !== 3 ? "audio/mpeg" : null;
}
