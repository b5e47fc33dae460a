import { ServiceError } from "../../platform/errors.ts";

export type PictureSize = { width: number; height: number };

/** What the graphics of a plain tablet draw in one piece. */
const MAX_SIDE = 16_384;
/** A quarter of a gigabyte once decoded. The portal's own pages send 2560 px at most. */
const MAX_PIXELS = 64_000_000;
/** Profiles and notes of a camera come before the size, often hundreds of kilobytes of them. */
export const PICTURE_HEAD_BYTES = 4 * 1024 * 1024;

/** Of these the size can be read; the others no browser draws. */
const READABLE = /^image\/(png|apng|jpeg|gif|webp|avif|hei[cf](-sequence)?|bmp)$/;

export const hasReadableSize = (mimeType: string): boolean => READABLE.test(mimeType);

/** The size that a picture's first bytes say; null when it stands further on or nowhere. */
export async function pictureSize(head: Uint8Array): Promise<PictureSize | null> {
  // The package's entry for bytes only; its main entry also loads an HTTP client.
  // biome-ignore lint/suspicious/noTsIgnore: Deno finds no error that one could expect.
  // @ts-ignore: it declares no types.
  const { default: probe } = (await import("probe-image-size/sync.js")) as {
    default: (head: Uint8Array) => PictureSize | null;
  };
  try {
    return probe(head);
  } catch {
    // Broken or cut off inside its header.
    return null;
  }
}

/** @throws ServiceError when drawing the picture could take a tablet's whole memory */
export function refuseOversized({ width, height }: PictureSize): void {
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw pictureTooLarge();
}

const pictureTooLarge = () =>
  new ServiceError(
    413,
    "PICTURE_TOO_LARGE",
    "Esa imagen tiene demasiados puntos: como mucho 64 millones y 16.384 por lado. Hazla más " +
      "pequeña o elige otra, por favor.",
  );

export const pictureUnreadable = () =>
  new ServiceError(
    415,
    "PICTURE_UNREADABLE",
    "Esa imagen está dañada y no se puede mostrar. Elige otra, por favor.",
  );
