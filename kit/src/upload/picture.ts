import { makePatience } from "./patience.ts";
import { type PictureKind, pictureKindOf } from "./picture-kind.ts";

/** Longest side of a picture as it is sent, in px. */
const LONGEST_SIDE = 2560;
/** Tried one after the other until the file is small enough. */
const QUALITIES = [0.88, 0.75, 0.6];
/** Below this side a picture is not made smaller, in px. */
const SMALLEST_SIDE = 64;
/** A browser that has not decoded and encoded a picture by then never will, in ms. */
const PATIENCE_MS = 60_000;

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
 * wrote into it (place and time). The browser decodes and encodes it off the main thread, where it
 * can. Rejects with {@link UnreadablePicture} when it cannot be decoded, with anything else when it
 * could not be drawn; after a minute it always has.
 */
export async function preparePicture(file: Blob, limits: PictureLimits = {}): Promise<File> {
  const late = () => new Error("The picture was not drawn in time");
  const patience = makePatience(PATIENCE_MS, late);
  try {
    const jpeg = await Promise.race([redraw(file, limits), patience.lost]);
    const name = file instanceof File ? file.name.replace(/\.[^.]*$/, "") : "";
    return new File([jpeg], `${name || "foto"}.jpg`, { type: "image/jpeg" });
  } finally {
    patience.end();
  }
}

async function redraw(file: Blob, limits: PictureLimits): Promise<Blob> {
  const picture = await decode(file);
  try {
    return await encodeWithin(picture.source, picture.size, limits);
  } finally {
    picture.close();
  }
}

interface Decoded {
  source: CanvasImageSource;
  size: Size;
  close: () => void;
}

async function decode(file: Blob): Promise<Decoded> {
  try {
    return await asBitmap(file).catch(() => asElement(file));
  } catch (cause) {
    const kind = await pictureKindOf(file).catch(() => null);
    throw new UnreadablePicture("This browser cannot decode the picture", { cause, kind });
  }
}

async function asBitmap(file: Blob): Promise<Decoded> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  return { source: bitmap, size: bitmap, close: () => bitmap.close() };
}

/** For a browser that makes no such bitmap, as Chrome before 112; its elements stand upright. */
async function asElement(file: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    if (size.width === 0) throw new Error("The picture shows nothing");
    return { source: image, size, close };
  } catch (error) {
    close();
    throw error;
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
  if (!context) throw new Error("This browser has no canvas left");
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
    const context = canvas.getContext("2d");
    const encode = (quality: number) => canvas.convertToBlob({ type: "image/jpeg", quality });
    if (context) return { context, encode };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      const take = (jpeg: Blob | null) =>
        jpeg ? resolve(jpeg) : reject(new Error("The picture cannot be encoded"));
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
