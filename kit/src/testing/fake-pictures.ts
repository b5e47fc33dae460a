import { vi } from "vitest";

interface PictureSetup {
  /** Size of every picture that is decoded, in px. */
  width?: number;
  height?: number;
  /** Bytes of the JPEG that is made at a quality (0–1) and a width in px. */
  bytes?: (quality: number, width: number) => number;
  /** So many of the first pictures cannot be drawn. */
  broken?: number;
}

export type FakePictures = ReturnType<typeof fakePictures>;

/** The content of a file that claims to be a picture and is not. */
export const NOT_A_PICTURE = "texto";

const HEIC = "\0\0\0\x18ftypheic\0\0\0\0mif1heic";
const GENERAL_HEIF = "\0\0\0\x18ftypmif1\0\0\0\0mif1heic";
const HEIC_OF_LAYERS = "\0\0\0\x18ftypheim\0\0\0\0msf1heim";
const BURST = "\0\0\0\x18ftyphevc\0\0\0\0msf1hevc";
const TIFF = "II*\0";
const PDF = "%PDF-1.7";
const BEGINNINGS = [HEIC, GENERAL_HEIF, HEIC_OF_LAYERS, BURST, TIFF, PDF];

const ON_HEIC = /foto es HEIC, .* Envíala desde el iPhone, o guárdala como JPEG\./;

/** Pictures that this browser cannot open, and what is said of each wherever it is chosen. */
export const unopenablePictures = [
  ["a photo of an iPhone", HEIC, "IMG_1.HEIC", "image/heic", ON_HEIC],
  ["one whose type is unknown", HEIC, "IMG_2.HEIC", "", ON_HEIC],
  ["one that is called a JPEG", GENERAL_HEIF, "IMG_3.jpg", "image/jpeg", ON_HEIC],
  ["one of layers, sent as bytes", HEIC_OF_LAYERS, "IMG_4", "application/octet-stream", ON_HEIC],
  ["a burst that is called a PNG", BURST, "IMG_5.PNG", "image/png", ON_HEIC],
  ["a scan", TIFF, "carta.tif", "image/tiff", /TIFF, un formato que .* JPEG/],
  ["a document", PDF, "carta.pdf", "application/pdf", /documento PDF, no una foto/],
].map(([what, bytes, name, type, says]) => ({
  what: what as string,
  file: new File([bytes as string], name as string, { type: type as string }),
  says: says as RegExp,
}));

/**
 * Decodes and encodes pictures as a browser would, for there is none under the tests: every file
 * is a picture, but those that begin with {@link NOT_A_PICTURE} and {@link unopenablePictures}.
 * It is taken away at the test's end.
 *
 * @returns the sizes of what was drawn, in px
 */
export function fakePictures({
  width = 4000,
  height = 3000,
  bytes = () => 4,
  broken = 0,
}: PictureSetup = {}) {
  const drawn: { width: number; height: number }[] = [];
  class FakeCanvas {
    width: number;
    constructor(wide: number, high: number) {
      this.width = wide;
      drawn.push({ width: wide, height: high });
    }
    getContext() {
      return { fillRect() {}, drawImage() {} };
    }
    async convertToBlob({ type, quality }: { type: string; quality: number }) {
      if (drawn.length <= broken) throw new Error("No memory is left");
      return new Blob(["j".repeat(bytes(quality, this.width))], { type });
    }
  }
  vi.stubGlobal("OffscreenCanvas", FakeCanvas);
  vi.stubGlobal("createImageBitmap", async (file: Blob) => {
    const text = await file.text();
    if ([NOT_A_PICTURE, ...BEGINNINGS].some((one) => text.startsWith(one)))
      throw new DOMException("Not decoded");
    return { width, height, close() {} };
  });
  return { drawn };
}
