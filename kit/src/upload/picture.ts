import { type PictureKind, pictureKindOf } from "./picture-kind.ts";

/** Longest side of a picture as it is sent, in px. */
const LONGEST_SIDE = 2560;
/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.88, 0.75, 0.6];
/** Below this side a picture is not made smaller, in px. */
const SMALLEST_SIDE = 64;

export interface PictureLimits {
  /** Longest side in px; 2560 when absent. A smaller picture is never enlarged. */
  longestSide?: number;
  /** Largest file in bytes; no limit when absent. */
  maxBytes?: number;
}

/** The browser cannot decode the picture, whatever its name says. */
export class UnreadablePicture extends Error {
  override name = "UnreadablePicture";
  /** Which kind it is, where that is the reason. */
  readonly kind: PictureKind | null;

  constructor(message: string, options: ErrorOptions & { kind?: PictureKind | null } = {}) {
    super(message, options);
    this.kind = options.kind ?? null;
  }
}

interface Size {
  width: number;
  height: number;
}

/** The size that fits in a square of `side` px, with the same proportions and never enlarged. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * A picture drawn anew as a JPEG: upright, no larger than `limits`, and without what the camera
 * wrote into it (place and time). The browser decodes and encodes it off the main thread. Rejects
 * with {@link UnreadablePicture} when it cannot be decoded.
 */
export async function preparePicture(file: Blob, limits: PictureLimits = {}): Promise<File> {
  const bitmap = await decode(file);
  try {
    const jpeg = await encodeWithin(bitmap, bitmap, limits);
    const name = file instanceof File ? file.name.replace(/\.[^.]*$/, "") : "";
    return new File([jpeg], `${name || "foto"}.jpg`, { type: "image/jpeg" });
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    const kind = await pictureKindOf(file).catch(() => null);
    throw new UnreadablePicture("This browser cannot decode the picture", { cause, kind });
  }
}

/** `source` as a JPEG of at most `maxBytes`: first coarser, then smaller, until it fits. */
export async function encodeWithin(
  source: CanvasImageSource,
  size: Size,
  { longestSide = LONGEST_SIDE, maxBytes = Number.POSITIVE_INFINITY }: PictureLimits,
): Promise<Blob> {
  const canvas = draw(source, fitWithin(size, longestSide));
  for (const quality of QUALITIES) {
    const jpeg = await canvas.encode(quality);
    if (jpeg.size <= maxBytes || longestSide <= SMALLEST_SIDE) return jpeg;
  }
  const smaller = Math.round(Math.min(longestSide, Math.max(size.width, size.height)) * 0.7);
  return encodeWithin(source, size, { longestSide: smaller, maxBytes });
}

function draw(source: CanvasImageSource, { width, height }: Size) {
  const { context, encode } = makeCanvas(width, height);
  if (!context) throw new UnreadablePicture("This browser has no 2D canvas");
  // JPEG has no transparency: without a background, a transparent logo would become black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, width, height);
  return { encode };
}

function makeCanvas(width: number, height: number) {
  if (typeof OffscreenCanvas === "function") {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: canvas.getContext("2d"),
      encode: (quality: number) => canvas.convertToBlob({ type: "image/jpeg", quality }),
    };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      const take = (jpeg: Blob | null) =>
        jpeg ? resolve(jpeg) : reject(new UnreadablePicture("The picture cannot be encoded"));
      canvas.toBlob(take, "image/jpeg", quality);
    });
  return { context: canvas.getContext("2d"), encode };
}

/** A file as a `data:` address, which is how a profile photo travels in JSON. */
export function toDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
