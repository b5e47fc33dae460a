export interface FakePictures {
  /** What was drawn, in px. */
  drawn: { width: number; height: number }[];
  restore: () => void;
}

interface PictureSetup {
  /** Size of every picture that is decoded, in px. */
  width?: number;
  height?: number;
  /** Bytes of the JPEG that is made at a quality (0–1) and a width in px. */
  bytes?: (quality: number, width: number) => number;
}

/** The content of a file that claims to be a picture and is not. */
export const NOT_A_PICTURE = "texto";

/**
 * Decodes and encodes pictures as a browser would, for there is none under the tests: every file
 * is a picture, but those that begin with {@link NOT_A_PICTURE}.
 */
export function fakePictures(setup: PictureSetup = {}): FakePictures {
  const { width = 4000, height = 3000, bytes = () => 4 } = setup;
  const drawn: FakePictures["drawn"] = [];
  const real = {
    createImageBitmap: globalThis.createImageBitmap,
    OffscreenCanvas: globalThis.OffscreenCanvas,
  };
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
      return new Blob(["j".repeat(bytes(quality, this.width))], { type });
    }
  }
  Object.assign(globalThis, {
    OffscreenCanvas: FakeCanvas,
    async createImageBitmap(file: Blob) {
      if ((await file.text()).startsWith(NOT_A_PICTURE)) throw new DOMException("Not decoded");
      return { width, height, close() {} };
    },
  });
  return { drawn, restore: () => void Object.assign(globalThis, real) };
}
