import { Buffer } from "node:buffer";
import { expect } from "vitest";
import type { Browser } from "./browser.ts";
import type { Person } from "./fixtures.ts";
import { PICTURE_FORMATS } from "./picture-headers.ts";

/** `size` bytes that begin as the given ones. */
function padded(head: number[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.max(size, head.length));
  bytes.set(head);
  return bytes;
}

/** Of a picture of an ordinary size. */
const headerOf = (format: string) => PICTURE_FORMATS[format]?.header(640, 480).slice(0, 26) ?? [];

const letters = (text: string) => [...new TextEncoder().encode(text)];

export const png = (size = 120) => padded([...headerOf("png")], size);
export const gif = (size = 120) => padded([...headerOf("gif")], size);
export const mp4 = (size = 400) => padded([0, 0, 0, 24, ...letters("ftypisom")], size);
export const mp3 = (size = 800) => padded([0xff, 0xfb, 0x90, 0x64], size);
export const webm = (size = 400) =>
  padded([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...letters("webm")], size);
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
