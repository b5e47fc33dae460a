import { Buffer } from "node:buffer";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import type { Person } from "./fixtures.ts";
import { PICTURE_FORMATS } from "./picture-headers.ts";
import { paddedPng } from "./png.ts";

const letters = (text: string) => [...new TextEncoder().encode(text)];
const zeros = (count: number) => Array<number>(count).fill(0);
const big32 = (value: number) => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];

/** `size` bytes, or as few as a whole file has: its beginning, what is in it, and its end. */
function filled(size: number, head: (rest: number) => number[], end: number[] = []) {
  const first = head(0).length + end.length;
  const bytes = new Uint8Array(Math.max(size, first + 1));
  bytes.set(head(bytes.length - first));
  bytes.set(end, bytes.length - end.length);
  return bytes;
}

/** Of a picture of an ordinary size. */
const headerOf = (format: string, length: number) =>
  [...(PICTURE_FORMATS[format]?.header(640, 480) ?? [])].slice(0, length);

/** Each is whole: what the portal accepts has its structure to the end. */
export const png = (size = 120) => paddedPng(size);
export function gif(size = 120): Uint8Array<ArrayBuffer> {
  const head = [...headerOf("gif", 13), 0x2c, ...Array<number>(9).fill(0), 8];
  const bytes = filled(size, () => head, [0, 0x3b]);
  for (let at = head.length; at < bytes.length - 2; ) {
    const left = bytes.length - 2 - at;
    // No part is only its length, which would be zero and end the picture.
    const part = Math.min(left, left === 257 ? 255 : 256);
    bytes[at] = part - 1;
    at += part;
  }
  // Nine bits that say the table of codes is empty.
  bytes[head.length + 2] = 1;
  return bytes;
}

const box = (type: string, size: number, content: number[] = []) => [
  ...big32(size),
  ...letters(type),
  ...content,
  ...Array<number>(Math.max(0, size - 8 - content.length)).fill(0),
];

const TRACK_BYTES = 244;
/** A track with one sample that lies there; `handler` is 'vide' or 'soun'. */
function trackBox(handler: string, at: number, size: number): number[] {
  const codec = handler === "soun" ? "mp4a" : "avc1";
  const table = box("stbl", 108, [
    ...box("stsd", 32, [...big32(0), ...big32(1), ...box(codec, 16)]),
    ...box("stsc", 28, [0, 1, 1, 1, 1].flatMap(big32)),
    ...box("stsz", 20, [0, size, 1].flatMap(big32)),
    ...box("stco", 20, [0, 1, at].flatMap(big32)),
  ]);
  const media = box("mdia", 144, [
    ...box("hdlr", 20, [...big32(0), ...big32(0), ...letters(handler)]),
    ...box("minf", 116, table),
  ]);
  return box("trak", TRACK_BYTES, [...box("tkhd", 92, [...zeros(12), ...big32(1)]), ...media]);
}

const BRAND_BYTES = 24;
const MOVIE_HEAD_BYTES = 100;
/** Data of coded sound and pictures is never zeros alone. */
const CODE = [0, 0, 0, 4, 0x65];
export function mp4(size = 400): Uint8Array<ArrayBuffer> {
  const indexBytes = 8 + MOVIE_HEAD_BYTES + TRACK_BYTES;
  const at = BRAND_BYTES + indexBytes + 8;
  return filled(size, (rest) => [
    ...box("ftyp", BRAND_BYTES, letters("isom")),
    ...box("moov", indexBytes, [
      ...box("mvhd", MOVIE_HEAD_BYTES),
      ...trackBox("vide", at, CODE.length + rest),
    ]),
    ...[...big32(8 + CODE.length + rest), ...letters("mdat"), ...CODE],
  ]);
}

const MP3_FRAME_BYTES = 417;
export function mp3(frames = 4): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(frames * MP3_FRAME_BYTES);
  for (let frame = 0; frame < frames; frame += 1) {
    bytes.set([0xff, 0xfb, 0x90, 0x64], frame * MP3_FRAME_BYTES);
  }
  return bytes;
}

/** As a browser records it: the lengths of segment and cluster are open. */
const OPEN = [1, ...Array<number>(7).fill(255)];
/** Of the first track: when it is played, flags, and what an encoder wrote. */
const BLOCK = [0x81, 0, 0, 0x80, 0x65];
export const webm = (size = 400) =>
  filled(size, (rest) => [
    ...[0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...letters("webm")],
    ...[0x18, 0x53, 0x80, 0x67, ...OPEN, 0x16, 0x54, 0xae, 0x6b, 0x85, 0xae, 0x83, 0xd7, 0x81, 1],
    ...[0x1f, 0x43, 0xb6, 0x75, ...OPEN, 0xa3, ...big32(0x1000_0000 + BLOCK.length + rest)],
    ...BLOCK,
  ]);

/** An MP4, or of another brand, with a track for each handler, such as 'vide' and 'soun'. */
export function movie(handlers: string[], brand = "isom"): Uint8Array<ArrayBuffer> {
  const data = Array<number>(32).fill(1);
  const tracks = handlers.flatMap((handler) => trackBox(handler, BRAND_BYTES + 8, data.length));
  return new Uint8Array([
    ...box("ftyp", BRAND_BYTES, letters(brand)),
    ...box("mdat", 8 + data.length, data),
    ...box("moov", 8 + tracks.length, tracks),
  ]);
}

/** A WebM or Matroska with a track of each kind: 1 is a picture, 2 is sound. */
export function matroska(docType: "webm" | "matroska", kinds: number[]): Uint8Array<ArrayBuffer> {
  const name = [0x42, 0x82, 0x80 + docType.length, ...letters(docType)];
  const tracks = kinds.flatMap((kind, index) => [
    ...[0xae, 0x86, 0xd7, 0x81, index + 1, 0x83, 0x81, kind],
  ]);
  return new Uint8Array([
    ...[0x1a, 0x45, 0xdf, 0xa3, 0x80 + name.length, ...name],
    ...[0x18, 0x53, 0x80, 0x67, ...OPEN, 0x16, 0x54, 0xae, 0x6b, 0x80 + tracks.length, ...tracks],
    ...[0x1f, 0x43, 0xb6, 0x75, ...OPEN, 0xa3, 0x80 + BLOCK.length, ...BLOCK],
  ]);
}

const LAST_PAGE = 4;
/** An OGG of streams that begin so: 'OpusHead', '\x80theora'. The last one is played. */
export function ogg(...streams: string[]): Uint8Array<ArrayBuffer> {
  const page = (kind: number, serial: number, content: number[]) => [
    ...[...letters("OggS"), 0, kind, kind === LAST_PAGE ? 9 : 0, ...zeros(7), serial],
    ...[...zeros(3 + 8), 1, content.length, ...content],
  ];
  const bytes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));
  return new Uint8Array([
    ...streams.flatMap((stream, serial) => page(2, serial, [...bytes(stream), ...zeros(12)])),
    ...streams.flatMap((_, serial) => page(0, serial, zeros(16))),
    ...page(LAST_PAGE, streams.length - 1, Array<number>(50).fill(1)),
  ]);
}

export const html = () => new TextEncoder().encode("<!doctype html><script>alert(1)</script>");
export const svg = () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');

/** A text file, or its bytes, as calls take it. */
export const csvFile = (content: string | Uint8Array): string =>
  Buffer.from(typeof content === "string" ? new TextEncoder().encode(content) : content).toString(
    "base64",
  );

export type Addresses = {
  uploadURL: string;
  fileURL: string;
  thumbnailUploadURL?: string;
  thumbnailURL?: string;
};

/** PUTs as the page does: to the portal itself, or straight into the bucket. */
export async function putFile(
  browser: Browser,
  url: string,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<Response> {
  const headers = { "Content-Type": type };
  if (url.startsWith("/")) return await browser.send("PUT", url, { raw: bytes, headers });
  return await fetch(url, { method: "PUT", body: bytes, headers });
}

/** Asks for an address and sends the bytes there, ready to be confirmed. */
export async function sendFile(
  browser: Browser,
  person: Person,
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<string> {
  const path = `/api/users/${person.id}/media/upload-url`;
  const answer = await browser.post(path, { mimeType: type, size: bytes.length });
  expect(answer.status).toBe(200);
  const { uploadURL, fileURL }: Addresses = await answer.json();
  const sent = await putFile(browser, uploadURL, bytes, type);
  await sent.body?.cancel();
  expect(sent.ok).toBe(true);
  return fileURL;
}

export type Item = { id: string; url: string; thumbnail: string | null; uploadedAt: string };

/** A memory, the whole way. */
export async function newMedia(
  browser: Browser,
  person: Person,
  bytes: Uint8Array<ArrayBuffer> = png(),
  type = "image/png",
): Promise<Item> {
  const fileURL = await sendFile(browser, person, bytes, type);
  const body = { fileURL, mimeType: type, size: bytes.length, originalName: "foto.png" };
  const answer = await browser.post(`/api/users/${person.id}/media`, body);
  expect(answer.status).toBe(201);
  return await answer.json();
}

/** The form of `POST /api/upload`. */
export function formOf(bytes: Uint8Array<ArrayBuffer>, type: string, userId?: string): FormData {
  const form = new FormData();
  form.append("file", new File([bytes], "video.mp4", { type }));
  if (userId !== undefined) form.append("userId", userId);
  return form;
}

/** A file of the relative's, ready for its message. */
export async function newAttachment(
  browser: Browser,
  person: Person,
  bytes: Uint8Array<ArrayBuffer> = png(),
  type = "image/png",
): Promise<string> {
  const answer = await browser.send("POST", "/api/upload", { raw: formOf(bytes, type, person.id) });
  const body = await answer.json();
  expect({ status: answer.status, body }).toEqual({ status: 200, body });
  return body.url;
}
