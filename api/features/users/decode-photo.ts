import { Buffer } from "node:buffer";
import type { SignedInCtx } from "../../platform/context.ts";
import { invalid, ServiceError } from "../../platform/errors.ts";
import {
  bytesInMemory,
  checkStructure,
  oneCheckAtATime,
  pictureSize,
  pictureUnreadable,
  refuseOversized,
  withoutPlace,
} from "../uploads/index.ts";
import { MAX_PHOTO_BYTES } from "./schemas.ts";

const DATA_URL = /^data:[a-z]+\/[a-z0-9.+-]+;base64,/i;

export type Photo = { bytes: Uint8Array; extension: "jpg" | "png" | "webp" };

/** Reads a data URL; what the picture is, its first bytes say, not its name. */
export async function decodePhoto(ctx: SignedInCtx, dataUrl: string): Promise<Photo> {
  const prefix = DATA_URL.exec(dataUrl)?.[0];
  const bytes = Buffer.from(prefix ? dataUrl.slice(prefix.length) : "", "base64");
  const extension = recognise(bytes);
  if (!extension) throw invalid("photo", "La foto debe ser una imagen JPEG, PNG o WebP.");
  if (bytes.byteLength > MAX_PHOTO_BYTES)
    throw invalid("photo", "La foto no puede ocupar más de 2 MB.");
  await oneCheckAtATime(ctx.principal.id, () => checkPicture(bytes, extension));
  return { bytes: await withoutPlace(bytes, TYPES[extension]), extension };
}

const TYPES = { jpg: "image/jpeg", png: "image/png", webp: "image/webp" };

async function checkPicture(bytes: Buffer, extension: Photo["extension"]): Promise<void> {
  try {
    const size = await pictureSize(bytes);
    if (!size) throw pictureUnreadable();
    refuseOversized(size);
    await checkStructure(bytesInMemory(bytes), TYPES[extension]);
  } catch (error) {
    throw error instanceof ServiceError ? invalid("photo", error.message) : error;
  }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

function recognise(bytes: Buffer): Photo["extension"] | null {
  if (bytes.subarray(0, 3).equals(JPEG)) return "jpg";
  if (bytes.subarray(0, 8).equals(PNG)) return "png";
  const isRiff = bytes.toString("latin1", 0, 4) === "RIFF";
  return isRiff && bytes.toString("latin1", 8, 12) === "WEBP" ? "webp" : null;
}
