import { vi } from "vitest";

/** Each letter is a byte. */
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const big32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255);

const box = (type: string, content = "") => big32(content.length + 8) + type + content;

/** What decodes it, by its number, as 'mp4a' and 'mp4v' say it. */
const descriptorOf = (object: number) =>
  box("esds", `${big32(0)}\x03\x16\0\0\0\x04\x11${String.fromCharCode(object)}\x15`);

const track = (codec: string, object?: number) => {
  const description = object === undefined ? "" : descriptorOf(object);
  const entry = box(codec, "\0".repeat(28) + description);
  return box("trak", box("stsd", `${big32(0)}${big32(1)}${entry}`));
};

interface Movie {
  brand?: string;
  /** Of the box that it begins with, as a MOV of before there were brands did. */
  first?: string;
  /** Between the beginning and the list of tracks. */
  before?: string;
}

/** An MP4 or a MOV by its boxes: it lists these codecs, and has nothing to play. */
export const movieOf = (codecs: readonly string[], options: Movie = {}) =>
  movieOfTracks(
    codecs.map((codec) => track(codec)),
    options,
  );

/** The same, of codecs with the number that tells what their name stands for. */
export const codedMovie = (...codecs: [codec: string, object?: number][]) =>
  movieOfTracks(codecs.map(([codec, object]) => track(codec, object)));

const movieOfTracks = (
  tracks: readonly string[],
  { brand = "qt  ", first = "ftyp", before }: Movie = {},
) =>
  bytesOf(
    box(first, `${brand}${big32(0)}${brand}`) +
      (before ?? box("mdat", "\0".repeat(40))) +
      box("moov", tracks.join("")),
  );

/** With a length of eight bytes, as some programs write them all. */
const element = (id: string, content: string) =>
  `${id}\x01${"\0".repeat(6)}${String.fromCharCode(content.length)}${content}`;

/** A Matroska or a WebM that lists these codecs, and has nothing to play. */
export const matroskaOf = (codecs: readonly string[], name = "matroska") => {
  const tracks = codecs.map((codec) =>
    element(
      "\xae",
      element("\x83", codec.startsWith("V") ? "\x01" : "\x02") + element("\x86", codec),
    ),
  );
  return bytesOf(
    element("\x1a\x45\xdf\xa3", element("\x42\x82", name)) +
      element("\x18\x53\x80\x67", element("\x16\x54\xae\x6b", tracks.join(""))),
  );
};

/** A box that says its length in eight bytes, as that of a long video. */
export const longBox = (type: string, content: string) =>
  `${big32(1)}${type}${big32(0)}${big32(content.length + 16)}${content}`;

const packets = (size: number, mark: number) =>
  bytesOf(`${"\0".repeat(mark)}G${"\0".repeat(size - mark - 1)}`.repeat(3));
const microsoft = bytesOf(`\x30\x26\xb2\x75\x8e\x66\xcf\x11${"\0".repeat(80)}`);
const avi = bytesOf(`RIFF${"\0".repeat(4)}AVI LIST`);

const HEARD_ONLY =
  /^Este video se oye pero no se verá en muchas tabletas\. .*«El más compatible»\.$/;

/**
 * Recordings that many tablets do not play, and what is said of each wherever it is chosen. The
 * portal takes some of them all the same.
 */
export const unplayableRecordings = [
  [
    "a video of an iPhone",
    movieOf(["hvc1", "mp4a"]),
    "IMG_1.MOV",
    "video/quicktime",
    HEARD_ONLY,
    true,
  ],
  ["an old video", avi, "boda.avi", "video/x-msvideo", /video es AVI.*Guárdalo como MP4/, true],
  ["a video of Windows", microsoft, "boda.wmv", "video/x-ms-wmv", /video es WMV/, false],
  ["a video of a DVD", bytesOf(`\0\0\x01\xba${"\0".repeat(20)}`), "boda.vob", "", /MPEG/, false],
  [
    "a video of an old page",
    bytesOf(`FLV\x01\x05${"\0".repeat(20)}`),
    "boda.flv",
    "",
    /FLV/,
    false,
  ],
  ["a video of a camcorder", packets(192, 4), "00001.MTS", "", /video es MTS/, false],
].map(([what, bytes, name, type, says, isTaken]) => ({
  what: what as string,
  file: new File([bytes as Uint8Array<ArrayBuffer>], name as string, { type: type as string }),
  says: says as RegExp,
  isTaken: isTaken as boolean,
}));

/** The same of sounds. */
export const unplayableSounds = [
  ["a song of iTunes", movieOf(["alac"]), "jota.m4a", "audio/mp4", /ALAC.*Guárdalo como MP3/, true],
  ["a song of a Mac", bytesOf("FORM\0\0\0\0AIFFCOMM"), "jota.aif", "audio/x-aiff", /AIFF/, false],
  ["a song of Windows", microsoft, "jota.wma", "audio/x-ms-wma", /audio es WMA/, false],
].map(([what, bytes, name, type, says, isTaken]) => ({
  what: what as string,
  file: new File([bytes as Uint8Array<ArrayBuffer>], name as string, { type: type as string }),
  says: says as RegExp,
  isTaken: isTaken as boolean,
}));

/**
 * Plays recordings as a browser would, for there is none under the tests, until the test's end.
 *
 * @param shown what it tells of every file: its picture's width in px, that it cannot play it, or
 *   nothing ever
 */
export function fakePlayer(shown: number | "error" | "silence") {
  vi.spyOn(HTMLMediaElement.prototype, "canPlayType").mockReturnValue("maybe");
  vi.spyOn(HTMLMediaElement.prototype, "src", "set").mockImplementation(function answer(
    this: HTMLMediaElement,
  ) {
    if (shown === "silence") return;
    if (typeof shown === "number")
      Object.defineProperty(this, "videoWidth", { value: shown, configurable: true });
    const event = shown === "error" ? "error" : "loadedmetadata";
    queueMicrotask(() => this.dispatchEvent(new Event(event)));
  });
}
