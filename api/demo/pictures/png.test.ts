import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { Canvas, ellipse } from "./canvas.ts";
import { drawLandscape } from "./landscape.ts";
import { toPng } from "./png.ts";

/** The pixels of a file as `toPng` writes it: one IDAT, every row told by the one above. */
function pixelsOf(png: Uint8Array, width: number, height: number): number[][] {
  const file = Buffer.from(png);
  const at = file.indexOf("IDAT");
  const rows = inflateSync(file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4)));
  let above = new Array<number>(width * 3).fill(0);
  return Array.from({ length: height }, (_, row) => {
    const [filter, ...bytes] = rows.subarray(row * (width * 3 + 1), (row + 1) * (width * 3 + 1));
    expect(filter).toBe(2);
    above = above.map((byte, index) => (byte + (bytes[index] ?? 0)) % 256);
    return above;
  });
}

test("a PNG holds the pixels of the canvas", () => {
  const canvas = new Canvas(8, 2);
  canvas.gradient([200, 100, 0], [0, 100, 200]);
  canvas.paint([255, 0, 0], ellipse(1, 0.5, 0.25));
  const png = toPng(canvas);
  expect(Buffer.from(png).readUInt32BE(16)).toBe(16);
  expect(pixelsOf(png, 16, 8).flat()).toEqual([...canvas.rgb]);
  expect([...canvas.rgb.subarray((4 * 16 + 8) * 3, (4 * 16 + 9) * 3)]).toEqual([255, 0, 0]);
});

test("a landscape is the same whenever it is drawn, and another with another seed", () => {
  const one = drawLandscape({ light: "dusk", seed: 1 }, 60);
  expect(drawLandscape({ light: "dusk", seed: 1 }, 60)).toEqual(one);
  expect(drawLandscape({ light: "dusk", seed: 2 }, 60)).not.toEqual(one);
});
