import { type Family, familyOf, HEAD_BYTES, typeByBytes } from "@acompana/kit/containers";
import type { Ctx, SignedInCtx } from "../../platform/context.ts";
import { storageUnreachable } from "../../platform/storage/file-storage.ts";
import { ALL_FAMILIES, fileIncomplete, fileTooLarge, wrongFileType } from "./file-rules.ts";
import { oneCheckAtATime } from "./one-check-at-a-time.ts";
import {
  hasReadableSize,
  PICTURE_HEAD_BYTES,
  type PictureSize,
  pictureSize,
  pictureUnreadable,
  refuseOversized,
} from "./picture-size.ts";
import { checkStructure, hasStructure, refuseDamaged } from "./structure/check-structure.ts";
import { openBytes } from "./structure/file-bytes.ts";

type Claim = {
  mimeType: string | null;
  size: number | null;
  limit: number;
  families?: readonly Family[];
};

export type InspectedFile = {
  mimeType: string;
  family: Family;
  size: number;
  /** Of a picture, in px; null of anything else, and where it cannot be read. */
  picture: PictureSize | null;
};

/** What really lies in quarantine: whole, of the claimed size, and of the type of its bytes. */
export async function inspectFile(
  ctx: SignedInCtx,
  key: string,
  claim: Claim,
): Promise<InspectedFile> {
  const found = await ctx.storage.stat(key);
  if (!found || found.size === 0) throw fileIncomplete();
  const { size } = found;
  if (size > claim.limit) throw fileTooLarge();
  if (claim.size !== null && claim.size !== size) throw fileIncomplete();
  const head = await readPart(ctx, key, 0, Math.min(size, HEAD_BYTES));
  const file = openBytes(size, (start, length) => readPart(ctx, key, start, length));
  const { families = ALL_FAMILIES } = claim;
  const real = await oneCheckAtATime(ctx.principal.id, () =>
    refuseDamaged(() => typeByBytes(head, file, claim.mimeType)),
  );
  const mimeType = real && hasStructure(real) ? real : null;
  const family = mimeType ? familyOf(mimeType) : null;
  if (!mimeType || !family || !families.includes(family)) throw wrongFileType(families);
  const picture =
    family === "image" ? await checkPicture(ctx, key, { mimeType, size, head }) : null;
  await oneCheckAtATime(ctx.principal.id, () => checkStructure(file, mimeType));
  return { mimeType, family, size, picture };
}

type Picture = { mimeType: string; size: number; head: Uint8Array };

/** A small file may claim to be a picture of huge dimensions. */
async function checkPicture(ctx: Ctx, key: string, { mimeType, size, head }: Picture) {
  if (!hasReadableSize(mimeType)) return null;
  const isWhole = head.length === size;
  const found =
    (await pictureSize(head)) ??
    (isWhole
      ? null
      : await pictureSize(await readPart(ctx, key, 0, Math.min(size, PICTURE_HEAD_BYTES))));
  if (!found) throw pictureUnreadable();
  refuseOversized(found);
  return found;
}

async function readPart(ctx: Ctx, key: string, start: number, length: number) {
  const part = await ctx.storage.get(key, { start, end: start + length - 1 });
  if (!part) throw fileIncomplete();
  try {
    return await new Response(part.body).bytes();
  } catch (error) {
    // Another call has just used and removed it, or the storage broke off.
    throw (await ctx.storage.stat(key)) ? storageUnreachable(error) : fileIncomplete();
  }
}
