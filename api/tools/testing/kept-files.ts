import { crc32 } from "node:zlib";
import { expect } from "vitest";
import { type Addresses, type Item, mp3, mp4, png, webm } from "./files.ts";
import { request } from "./portal-client.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A person's home in a running portal. */
export type Home = { url: string; personId: string; cookie: string };

/** A memory as the portal keeps it, and what its file must come back as. */
export type Kept = Item & { bytes: number; sum: number };

const MEGABYTE = 1_000_000;

/** What phones send, as large as they send it; each is whole and of a type that is taken. */
const FILES: { type: string; bytes: Bytes }[] = [
  { type: "video/mp4", bytes: mp4(30 * MEGABYTE).fill(0xa5, 1_000) },
  { type: "video/webm", bytes: webm(20 * MEGABYTE).fill(0xa5, 1_000) },
  { type: "image/png", bytes: png(8 * MEGABYTE) },
  { type: "audio/mpeg", bytes: mp3(10_000) },
];

const THUMBNAIL = png(60_000);

/** One memory of each kind, the whole way that the page takes. */
export async function keepEach(home: Home): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const file of FILES) kept.push(await keepFile(home, file));
  return kept;
}

async function keepFile(home: Home, { type, bytes }: (typeof FILES)[number]): Promise<Kept> {
  const { url, personId, cookie } = home;
  const media = `/api/users/${personId}/media`;
  const post = async (to: string, body: unknown) => {
    const answer = await request(url, "POST", to, { body, cookie });
    expect([answer.status, answer.body]).toEqual([to === media ? 201 : 200, answer.body]);
    return answer.body;
  };
  const file = { mimeType: type, size: bytes.length, originalName: "de la fiesta" };
  const addresses = await post(`${media}/upload-url`, { ...file, thumbnail: true });
  const { uploadURL, fileURL, thumbnailUploadURL = "", thumbnailURL } = addresses as Addresses;
  await put(home, thumbnailUploadURL, THUMBNAIL, "image/png");
  await put(home, uploadURL, bytes, type);
  const item = (await post(media, { ...file, fileURL, thumbnailURL })) as Item;
  return { ...item, bytes: bytes.length, sum: crc32(bytes) };
}

async function put({ url, cookie }: Home, to: string, body: Bytes, type: string): Promise<void> {
  const headers = { "Content-Type": type, Cookie: cookie };
  const { status } = await fetch(new URL(to, url), { method: "PUT", body, headers });
  expect(status).toBe(204);
}

/** An answer's length, checksum and last bytes; none of it is kept. */
async function drain(answer: Response): Promise<{ length: number; sum: number; tail: Uint8Array }> {
  let [length, sum, tail] = [0, 0, new Uint8Array()];
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    sum = crc32(chunk, sum);
    tail = new Uint8Array([...tail, ...chunk.slice(-END_BYTES)]).slice(-END_BYTES);
  }
  return { length, sum, tail };
}

const read = ({ url, personId, cookie }: Home, path: string, headers = {}) =>
  fetch(`${url}/api/users/${personId}${path}`, { headers: { Cookie: cookie, ...headers } });

/** Reads a memory whole, its second half as a player asks for it, and its small picture. */
export async function readBack(home: Home, { url, thumbnail, bytes, sum }: Kept): Promise<void> {
  const file = `/objects${url}`;
  const whole = await read(home, file);
  expect([whole.status, await drain(whole)]).toMatchObject([200, { length: bytes, sum }]);
  const half = Math.floor(bytes / 2);
  const part = await read(home, file, { Range: `bytes=${half}-` });
  expect([part.status, (await drain(part)).length]).toEqual([206, bytes - half]);
  const small = await read(home, thumbnail ?? "/none");
  const picture = { length: THUMBNAIL.length, sum: crc32(THUMBNAIL) };
  expect([small.status, await drain(small)]).toMatchObject([200, picture]);
}

/** A ZIP ends with its directory's address, which is this long without a comment. */
const END_BYTES = 22;
const END_MARK = [0x50, 0x4b, 0x05, 0x06];

/** The person's own copy, to its end: it is whole, with all these files in it. Its length. */
export async function readCopy(home: Home, kept: Kept[]): Promise<number> {
  const answer = await read(home, "/export");
  const { length, tail } = await drain(answer);
  expect([answer.status, [...tail.slice(0, 4)]]).toEqual([200, END_MARK]);
  expect(length).toBeGreaterThan(kept.reduce((all, { bytes }) => all + bytes, 0));
  return length;
}
