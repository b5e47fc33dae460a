/** Longest side of a profile photo, in px. */
const MAX_SIDE = 512;
const JPEG_QUALITY = 0.85;

/** The size that fits in a square of `side` px, with the same proportions and never enlarged. */
export function fitWithin(size: { width: number; height: number }, side: number) {
  const scale = Math.min(1, side / Math.max(size.width, size.height));
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}

/**
 * A picture file as a JPEG data URL of at most 512 px a side, turned upright. Drawing it anew also
 * leaves behind where and when it was taken. Rejects when the browser cannot decode the file.
 */
export async function resizePhoto(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    const { width, height } = fitWithin(bitmap, MAX_SIDE);
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser has no 2D canvas");
    // JPEG knows no transparency: without a ground, a see-through logo turns black.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    return canvas.toDataURL("image/jpeg", JPEG_QUALITY);
  } finally {
    bitmap.close();
  }
}
