import type { Ctx } from "../context.ts";
import { type FileBody, storageUnreachable } from "../storage/file-storage.ts";
import {
  ALL_FAMILIES,
  bareType,
  type Family,
  familyOf,
  fileIncomplete,
  fileTooLarge,
  wrongFileType,
} from "./file-rules.ts";

/** Enough for every signature that file-type knows. */
const HEAD_BYTES = 8 * 1024;
/** Containers that hold sound alone as well; their first bytes do not tell. */
const CONTAINERS = /^video\/(mp4|webm|ogg|quicktime|3gpp|3gpp2|x-matroska)$/;

type Claim = {
  mimeType: string | null;
  size: number | null;
  limit: number;
  families?: readonly Family[];
};

export type InspectedFile = { mimeType: string; family: Family; size: number };

/** What really lies in quarantine, by its size and its first bytes; must be what was claimed. */
export async function inspectFile(ctx: Ctx, key: string, claim: Claim): Promise<InspectedFile> {
  const found = await ctx.storage.stat(key);
  if (!found || found.size === 0) throw fileIncomplete();
  const { size } = found;
  if (size > claim.limit) throw fileTooLarge();
  if (claim.size !== null && claim.size !== size) throw fileIncomplete();
  const head = await ctx.storage.get(key, { start: 0, end: Math.min(size, HEAD_BYTES) - 1 });
  if (!head) throw fileIncomplete();
  const real = await recognise(await readHead(ctx, key, head.body));
  const { families = ALL_FAMILIES } = claim;
  const mimeType = real && agreedType(real, claim.mimeType);
  const family = mimeType ? familyOf(mimeType) : null;
  if (!mimeType || !family || !families.includes(family)) throw wrongFileType(families);
  return { mimeType, family, size };
}

async function readHead(ctx: Ctx, key: string, body: FileBody): Promise<Uint8Array> {
  try {
    return await new Response(body).bytes();
  } catch (error) {
    // Another call has just used and removed it, or the storage broke off.
    throw (await ctx.storage.stat(key)) ? storageUnreachable(error) : fileIncomplete();
  }
}

async function recognise(head: Uint8Array): Promise<string | null> {
  // Loaded by the first file that comes: every start would wait for it.
  const { fileTypeFromBuffer } = await import("file-type");
  try {
    const type = await fileTypeFromBuffer(head);
    if (!type) return null;
    return bareType(type.mime === "application/ogg" ? "audio/ogg" : type.mime);
  } catch {
    // A file cut off inside its own signature.
    return null;
  }
}

/** The type that the bytes show, if it is of the claimed family. */
function agreedType(real: string, claimed: string | null): string | null {
  const wanted = claimed === null ? familyOf(real) : familyOf(claimed);
  if (wanted === "audio" && CONTAINERS.test(real)) return real.replace("video/", "audio/");
  return wanted === familyOf(real) ? real : null;
}
