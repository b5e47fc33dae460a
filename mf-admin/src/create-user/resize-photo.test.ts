import { afterEach, describe, expect, it, vi } from "vitest";
import { fitWithin, resizePhoto } from "./resize-photo.ts";

describe("fitWithin", () => {
  it.each([
    [
      { width: 4000, height: 3000 },
      { width: 512, height: 384 },
    ],
    [
      { width: 1000, height: 2000 },
      { width: 256, height: 512 },
    ],
    [
      { width: 300, height: 200 },
      { width: 300, height: 200 },
    ],
    [
      { width: 9000, height: 2 },
      { width: 512, height: 1 },
    ],
  ])("%o becomes %o", (size, expected) => {
    expect(fitWithin(size, 512)).toEqual(expected);
  });
});

describe("resizePhoto", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("turns the picture upright, draws it small and gives its memory back", async () => {
    const close = vi.fn();
    const decode = vi.fn(async () => ({ width: 2000, height: 1000, close }));
    vi.stubGlobal("createImageBitmap", decode);
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue({
      fillRect() {},
      drawImage,
    } as unknown as CanvasRenderingContext2D);
    const encode = vi
      .spyOn(HTMLCanvasElement.prototype, "toDataURL")
      .mockReturnValue("data:image/jpeg;base64,x");

    const file = new Blob(["x"]);
    expect(await resizePhoto(file)).toBe("data:image/jpeg;base64,x");
    expect(decode).toHaveBeenCalledWith(file, { imageOrientation: "from-image" });
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 512, 256]);
    expect(encode.mock.calls[0]?.[0]).toBe("image/jpeg");
    expect(close).toHaveBeenCalledOnce();
  });
});
