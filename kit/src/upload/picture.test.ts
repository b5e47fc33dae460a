import { fakePictures, NOT_A_PICTURE } from "@acompana/kit/testing";
import { describe, expect, test, vi } from "vitest";
import { fc } from "../testing/properties.ts";
import { fitWithin, preparePicture, toDataUrl, UnreadablePicture } from "./picture.ts";

const photo = () => new File(["bytes"], "IMG_2041.HEIC", { type: "image/heic" });

describe("fitWithin", () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 20_000 }),
    height: fc.integer({ min: 1, max: 20_000 }),
  });

  test("fits, keeps the proportions and never enlarges", () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 5000 }), (given, side) => {
        const fitted = fitWithin(given, side);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(side);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
        if (Math.max(given.width, given.height) <= side) expect(fitted).toEqual(given);
        // Rounding moves a side by half a pixel at most, except a side that would become 0.
        const scale = Math.min(1, side / Math.max(given.width, given.height));
        expect(Math.abs(fitted.width - Math.max(1, given.width * scale))).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test("a photo becomes a JPEG of at most 2560 px, with its own name", async () => {
  const fake = fakePictures({ width: 4000, height: 3000 });
  const ready = await preparePicture(photo());
  expect([ready.name, ready.type]).toEqual(["IMG_2041.jpg", "image/jpeg"]);
  expect(fake.drawn).toEqual([{ width: 2560, height: 1920 }]);
});

test("a small one keeps its size", async () => {
  const fake = fakePictures({ width: 300, height: 400 });
  await preparePicture(photo());
  expect(fake.drawn).toEqual([{ width: 300, height: 400 }]);
});

test("a limit of bytes makes it first coarser, then smaller", async () => {
  const fake = fakePictures({
    width: 4000,
    height: 4000,
    bytes: (quality, side) => quality * side,
  });
  const ready = await preparePicture(photo(), { longestSide: 1000, maxBytes: 500 });
  expect(ready.size).toBeLessThanOrEqual(500);
  expect(fake.drawn.map(({ width }) => width)).toEqual([1000, 700]);
});

test("a limit that no picture meets ends at the smallest side", async () => {
  const fake = fakePictures({ bytes: () => 1000 });
  await preparePicture(photo(), { longestSide: 200, maxBytes: 10 });
  expect(fake.drawn.at(-1)?.width).toBeLessThanOrEqual(64);
});

test("what cannot be decoded is refused as such", async () => {
  fakePictures();
  const text = new File([NOT_A_PICTURE], "foto.jpg", { type: "image/jpeg" });
  await expect(preparePicture(text)).rejects.toThrow(UnreadablePicture);
});

test("a browser that makes no bitmap of it draws it as an element", async () => {
  const fake = fakePictures();
  vi.stubGlobal("createImageBitmap", async () => {
    throw new TypeError("'from-image' is no orientation");
  });
  class FakeImage {
    src = "";
    naturalWidth = 4000;
    naturalHeight = 3000;
    async decode() {}
  }
  vi.stubGlobal("Image", FakeImage);
  expect((await preparePicture(photo())).type).toBe("image/jpeg");
  expect(fake.drawn).toEqual([{ width: 2560, height: 1920 }]);
});

test("what cannot be drawn is another matter than what cannot be decoded", async () => {
  fakePictures({ broken: 1 });
  const failure = await preparePicture(photo()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnreadablePicture);
});

test("a picture that is never decoded is given up after a minute", async () => {
  vi.useFakeTimers();
  fakePictures();
  vi.stubGlobal("createImageBitmap", () => new Promise(() => {}));
  const ended = vi.fn();
  preparePicture(photo()).catch(ended);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended.mock.calls[0]?.[0]).not.toBeInstanceOf(UnreadablePicture);
});

test("a file becomes a data address", async () => {
  expect(await toDataUrl(new Blob(["hola"], { type: "image/jpeg" }))).toBe(
    "data:image/jpeg;base64,aG9sYQ==",
  );
});
