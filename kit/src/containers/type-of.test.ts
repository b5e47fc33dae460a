import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HEAD_BYTES } from "./type-by-bytes.ts";
import { typeOf } from "./type-of.ts";

/** What every kind of file begins with that is read on behind its first letters. */
const BEGINNINGS = [
  "",
  "\x89PNG\r\n\x1a\n",
  "\0\0\0\x20ftypmif1",
  "\0\0\0\x20ftypisom",
  "OggS\0\x02",
  "\x1a\x45\xdf\xa3",
  "RIFF\0\0\0\0WAVE",
  "ID3\x04\0\0\0\0\0\0",
  "APETAGEX\xd0\x07\0\0",
  "\xff\xfb\x90\x64",
  "\xff\xf1\x50\x80",
  "\x30\x26\xb2\x75\x8e\x66\xcf\x11",
  "\x47",
];
const FILLINGS = ["\0", "\x01", "\x02", "\x1b", "\x7f", "\xff"];
const LENGTHS = [...Array(70).keys(), 188, 255, 1_000, HEAD_BYTES - 20, HEAD_BYTES];
/** Some six hundred take a few milliseconds; what never ends is stopped. */
const A_MOMENT_MS = 5_000;

const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

test.each(BEGINNINGS.map((one) => [JSON.stringify(one), one]))(
  "what begins with %s is told, wherever it breaks off and whatever follows",
  (_name, beginning) => {
    const fillings = [...FILLINGS, beginning || "OggS", `${beginning}\0`];
    const heads = fillings.flatMap((filling) => {
      const long = beginning + filling.repeat(HEAD_BYTES);
      return LENGTHS.map((length) => bytesOf(long.slice(0, length)));
    });
    const last = { head: new Uint8Array() };
    const tellAll = () => {
      for (const head of heads) {
        last.head = head;
        typeOf(head);
      }
    };
    // Of all ways to wait, this one alone ends what runs without a pause.
    const isOver = () => {
      runInNewContext("tellAll()", { tellAll }, { timeout: A_MOMENT_MS });
      return true;
    };
    expect(isOver).not.toThrow();
    expect(last.head).toBe(heads.at(-1));
  },
);

test("behind many titles nothing more is read", () => {
  const title = "ID3\x04\0\0\0\0\0\0";
  const flac = (titles: number) => bytesOf(`${title.repeat(titles)}fLaC\0\0\0\x22`);
  expect([typeOf(flac(1)), typeOf(flac(8))]).toEqual(["audio/flac", "audio/flac"]);
  expect(typeOf(flac(800))).toBe("audio/mpeg");
});
