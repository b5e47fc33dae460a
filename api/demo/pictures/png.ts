import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const TRUECOLOR = 2;
/** Each byte as the difference to the one above it: skies and hills change slowly downwards. */
const FILTER_UP = 2;

/** The canvas as a PNG file (ISO/IEC 15948): eight bits a colour, no transparency. */
export function toPng({ width, height, rgb }: Canvas): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, TRUECOLOR, 0, 0, 0], 8);
  const rows = deflateSync(filtered(rgb, width * 3));
  const chunks = [chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
}

function filtered(rgb: Uint8Array, rowLength: number): Uint8Array {
  const rows = rgb.length / rowLength;
  const bytes = new Uint8Array(rgb.length + rows);
  for (let row = 0; row < rows; row += 1) {
    const to = row * (rowLength + 1);
    bytes[to] = FILTER_UP;
    for (let at = 0; at < rowLength; at += 1) {
      const from = row * rowLength + at;
      // Before the first row there is nothing but zeros.
      bytes[to + 1 + at] = (rgb[from] ?? 0) - (rgb[from - rowLength] ?? 0);
    }
  }
  return bytes;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
