import { readFile } from "node:fs/promises";
import path from "node:path";

/** Drawn once by `scripts/demo-media.mjs`. */
const MEDIA = new URL("./media/", import.meta.url);
const TYPES: Record<string, string> = { ".webp": "image/webp", ".wav": "audio/wav" };

type Media = { bytes: Uint8Array<ArrayBuffer>; mimeType: string };

export async function readMedia(name: string): Promise<Media> {
  const mimeType = TYPES[path.extname(name)];
  if (!mimeType) throw new Error(`No type is known for ${name}`);
  return { bytes: new Uint8Array(await readFile(new URL(name, MEDIA))), mimeType };
}

/** A sound has none. */
export async function readThumbnail(name: string): Promise<Media | null> {
  return name.endsWith(".webp") ? await readMedia(name.replace(".webp", "-thumbnail.webp")) : null;
}
