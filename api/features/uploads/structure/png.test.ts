import { Buffer } from "node:buffer";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  type Chunk,
  dataChunk,
  END_CHUNK,
  headerChunk,
  type Look,
  pngOfChunks,
} from "../../../tools/testing/png.ts";
import { checkStructure } from "./check-structure.ts";
import { bytesInMemory, openBytes } from "./file-bytes.ts";

/** As libpng wrote them. */
const REAL: [string, string][] = [
  [
    "grey, 8 bit",
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAAAAAB+XZokAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVQImWNgUPXKn8Kw8x6nXjBDxdxDz4UAMeUGZANU7BcAAAAASUVORK5CYII=",
  ],
  [
    "colour, 8 bit, interlaced",
    "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAHCAIAAAEi/sChAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAA1klEQVQImQHLADT/AAAlSoqv1ADC5xIA9iFGvuMOhqvQAN4JLqbL8ADaBSqix+wA+CNI3AcswOUQpMnuiK3SAPQfRNgDKLzhDKDF6oSpzgBvlLlTeJ03XIEbQGUAbZK3UXabNVp/GT5jAGuQtU90mTNYfRc8YQBpjrNNcpcxVnsVOl8A+SRJbpO43QgtUnecweYRNluApcrvGj9kia7TAPciR2yRttsGK1B1mr/kDzRZfqPI7Rg9Yoes0QD1IEVqj7TZBClOc5i94g0yV3yhxusWO2CFqs92B1wp57yKKgAAAABJRU5ErkJggg==",
  ],
  [
    "colour, 8 bit, every filter",
    "iVBORw0KGgoAAAANSUhEUgAAAAcAAAAGCAIAAACAbBMhAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAOklEQVQImWNgUPXKn7LzHqdecMXcQ8+FzGMal53+wCSNDBShFFQUyoVxIKIwNTBxsCiqoCJUFF1QGgAJLBU4NVoz8AAAAABJRU5ErkJggg==",
  ],
  [
    "colour and alpha, 16 bit, interlaced",
    "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAYAAAF8oSktAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAZklEQVQImRXLYQbCABiA4ff7vonoGhERXSNidJAxooOMER0kIjpIjOgY7+zvwwPAVmBHeDZkAJ6L/EjWljfKh+WGhqMNnIBO+AK1lAPlxfJD+bekJxwNX4ST4Ypkb9KSXE3uJG+TGdkrKfUfNW8aAAAAAElFTkSuQmCC",
  ],
  [
    "colour, 16 bit",
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAADEAIAAACJ2v6rAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAOUlEQVQImRXIUQnAIABF0fswi7AsA7MIZhksy2BZBJNc8XweAKpwA114TnzCBIrxItKMg/gaf+JyA5P9EyGxA/+TAAAAAElFTkSuQmCC",
  ],
  [
    "grey, 16 bit, interlaced, 3 x 2",
    "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACEAAAAAGfiNUTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFElEQVQImWNgYGBQVWUAAy8vBgYABWkA36puJPAAAAAASUVORK5CYII=",
  ],
  [
    "grey and alpha",
    "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAQAAAAD+Fb1AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAALUlEQVQImWNgUPXKn7LzHieDXnDF3EPPhcwZYhqXnf4g7ZDK0LX+yk8Vz7zJAPpgDw1fMc9sAAAAAElFTkSuQmCC",
  ],
  [
    "palette with tRNS, 2 bit, interlaced",
    "iVBORw0KGgoAAAANSUhEUgAAAA0AAAAJAgMAAAHjE35vAAAADFBMVEUuUne84lJxlrvpFDmokl1CAAAABHRSTlOYJN9d51m1dAAAAAlwSFlzAAAD6AAAA+gBtXtSawAAAEBJREFUCJljEGBwYGhguMDgzaDD8ITBg2E6B4PmAYYYBYZTBQzTGRgKJoC4foItDgzCLYkMDC2J0g4MDyXcDgAAd9AOXPog9sUAAAAASUVORK5CYII=",
  ],
  [
    "palette, 8 bit",
    "iVBORw0KGgoAAAANSUhEUgAAAAkAAAAJCAMAAADXT/YiAAAA81BMVEWFqs+JrtOKr9QTOF2DqM2Eqc6IrdKGq9CHrNGCp8wUOV4VOl8WO2AXPGEaP2QbQGUYPWIZPmOix+yew+ifxOmgxeqhxuu84QxMcZYwVXppjrPyHUIxVnvWASbzHkMyV3zXAif0H0T1IEW63wpnjLG74AtLcJUvVHlojbK94g1NcpejyO0zWH1qj7S+4w5Oc5ikye7YAyg0WX72IUalyu9rkLW/5A9PdJnZBCk1Wn/3Ikemy/D4I0hskbbA5RBQdZraBSo2W4BTeJ03XIHcByz5JEndCC0AJUreCS5tkrfB5hFRdptuk7jC5xJSd5xvlLnbBitTlH1oAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAYklEQVQImWNw9/dw8nW25mdicPVx8/NyNOFjZLDxdPG2szQQZGOwsg2wNzPSFuBgMDZ1MNfTEeJlZ1DStdDXlBfjYWBQlDLUEpcR5WZlkNNQkFCVFOFiYZBWkVVTVhdm5gQAqSgMqZWbWIUAAAAASUVORK5CYII=",
  ],
  [
    "palette, 1 bit",
    "iVBORw0KGgoAAAANSUhEUgAAAAsAAAAFAQMAAACpaIQVAAAABlBMVEV8oZ+kI0hpPHjeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAF0lEQVQImWNY6MDQ6sAgysAQosAQsAAAGGADIFW1kY4AAAAASUVORK5CYII=",
  ],
  [
    "one point, interlaced",
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAAHncGNIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgUPUCAACYAHAF9L4wAAAAAElFTkSuQmCC",
  ],
];

const check = (bytes: Uint8Array) => checkStructure(bytesInMemory(bytes), "image/png");
const isRefused = (bytes: Uint8Array) =>
  check(bytes).then(
    () => false,
    (error) => error.code === "FILE_INCOMPLETE" && /incompleto o dañado/.test(error.message),
  );

/** Where each chunk begins, and where the last one ends. */
function bordersOf(bytes: Buffer): number[] {
  const borders = [8];
  for (let at = 8; at < bytes.length; ) {
    at += 12 + bytes.readUInt32BE(at);
    borders.push(at);
  }
  return borders;
}

describe.each(REAL)("a picture of another program (%s)", (_, base64) => {
  const bytes = Buffer.from(base64, "base64");
  const borders = bordersOf(bytes);

  test("is taken whole, and refused without its end or with one bit of a checksum changed", async () => {
    await check(bytes);
    const taken: string[] = [];
    for (const [index, border] of borders.entries()) {
      if (border === bytes.length) break;
      if (!(await isRefused(bytes.subarray(0, border)))) taken.push(`cut at chunk ${index}`);
      const changed = Buffer.from(bytes);
      const last = (borders[index + 1] ?? 0) - 1;
      changed.writeUInt8(changed.readUInt8(last) ^ 1, last);
      if (!(await isRefused(changed))) taken.push(`checksum of chunk ${index}`);
    }
    expect(taken).toEqual([]);
  });
});

const LOOK: Look = { width: 5, height: 3, depth: 8, colour: 2 };
/** Three rows of five points, no filter. */
const ROWS = new Uint8Array(3 * 16);
const HEAD = headerChunk(LOOK);
const DATA = dataChunk(ROWS);
const PALETTE: Chunk = { type: "PLTE", content: new Uint8Array(6) };
const chunk = (type: string, length = 0): Chunk => ({ type, content: new Uint8Array(length) });
const data = (content: Uint8Array): Chunk => ({ type: "IDAT", content });
const packed = deflateSync(ROWS);
const indexed = { ...LOOK, colour: 3 };
const indexedRows = dataChunk(new Uint8Array(3 * 6));
const filtered = (filter: number) => {
  const rows = ROWS.slice();
  rows[2 * 16] = filter;
  return dataChunk(rows);
};
const headerWith = (at: number, value: number): Chunk => {
  const content = Uint8Array.from(HEAD.content);
  content[at] = value;
  return { type: "IHDR", content };
};

const WHOLE: Record<string, Chunk[]> = {
  plain: [HEAD, DATA, END_CHUNK],
  "of every filter": [HEAD, filtered(4), END_CHUNK],
  "of data in many places, some of them empty": [
    ...[HEAD, ...[...packed].flatMap((byte) => [data(Uint8Array.of(byte)), chunk("IDAT")])],
    END_CHUNK,
  ],
  "with notes of others before and behind": [
    HEAD,
    chunk("teSt", 9),
    DATA,
    chunk("tEXt"),
    END_CHUNK,
  ],
  "that moves": [
    ...[HEAD, chunk("acTL", 8), chunk("fcTL", 26), DATA],
    ...[
      chunk("fcTL", 26),
      { type: "fdAT", content: Uint8Array.of(0, 0, 0, 1, ...packed) },
      END_CHUNK,
    ],
  ],
  "with a palette": [headerChunk(indexed), PALETTE, indexedRows, END_CHUNK],
};

const BROKEN: Record<string, Chunk[]> = {
  "whose header comes second": [chunk("teSt"), HEAD, DATA, END_CHUNK],
  "with two headers": [HEAD, HEAD, DATA, END_CHUNK],
  "whose header is too long": [chunk("IHDR", 14), DATA, END_CHUNK],
  "without width": [headerChunk({ ...LOOK, width: 0 }), DATA, END_CHUNK],
  "of an unknown way of packing": [headerWith(10, 1), DATA, END_CHUNK],
  "of an unknown way of filtering": [headerWith(11, 1), DATA, END_CHUNK],
  "of an unknown way of interlacing": [headerWith(12, 2), DATA, END_CHUNK],
  "without its palette": [headerChunk(indexed), indexedRows, END_CHUNK],
  "whose palette comes late": [headerChunk(indexed), indexedRows, PALETTE, END_CHUNK],
  "with half a colour": [headerChunk(indexed), chunk("PLTE", 4), indexedRows, END_CHUNK],
  "with a palette of none": [headerChunk(indexed), chunk("PLTE"), indexedRows, END_CHUNK],
  "with 257 colours": [headerChunk(indexed), chunk("PLTE", 771), indexedRows, END_CHUNK],
  "whose data lies in two places": [
    ...[HEAD, data(packed.subarray(0, 4)), chunk("teSt"), data(packed.subarray(4))],
    END_CHUNK,
  ],
  "with a chunk that a decoder has to know": [HEAD, chunk("TeSt"), DATA, END_CHUNK],
  "with a chunk of no name": [HEAD, chunk("te1t"), DATA, END_CHUNK],
  "without data": [HEAD, END_CHUNK],
  "of empty data": [HEAD, chunk("IDAT"), END_CHUNK],
  "whose end mark holds something": [HEAD, DATA, chunk("IEND", 1)],
  "of data that is not packed": [HEAD, data(ROWS), END_CHUNK],
  "whose packed data breaks off": [HEAD, data(packed.subarray(0, -1)), END_CHUNK],
  "whose packed data is of another sum": [
    HEAD,
    data(Uint8Array.from(packed).fill(0, -1)),
    END_CHUNK,
  ],
  "with more than its packed data": [HEAD, data(packed), data(new Uint8Array(9)), END_CHUNK],
  "of a byte too few": [HEAD, dataChunk(ROWS.subarray(1)), END_CHUNK],
  "of a byte too many": [HEAD, dataChunk(new Uint8Array(ROWS.length + 1)), END_CHUNK],
  "of a row too few": [HEAD, dataChunk(ROWS.subarray(16)), END_CHUNK],
  "with a filter that does not exist": [HEAD, filtered(5), END_CHUNK],
  "interlaced in name only": [headerChunk({ ...LOOK, isInterlaced: true }), DATA, END_CHUNK],
};

test.each(Object.entries(WHOLE))("a picture %s is taken", async (_, chunks) => {
  await check(pngOfChunks(chunks));
});

test.each(Object.entries(BROKEN))("a picture %s is refused", async (_, chunks) => {
  expect(await isRefused(pngOfChunks(chunks))).toBe(true);
});

test("of all depths and kinds of colour those are taken that exist", async () => {
  const taken: string[] = [];
  for (let colour = 0; colour < 8; colour += 1) {
    for (let depth = 0; depth <= 17; depth += 1) {
      const values = [1, 0, 3, 1, 2, 0, 4, 0][colour] ?? 0;
      const rows = new Uint8Array(3 * (1 + Math.ceil((5 * values * depth) / 8)));
      const chunks = [headerChunk({ ...LOOK, depth, colour }), PALETTE, dataChunk(rows), END_CHUNK];
      if (!(await isRefused(pngOfChunks(chunks)))) taken.push(`${colour}:${depth}`);
    }
  }
  const expected = "0:1 0:2 0:4 0:8 0:16 2:8 2:16 3:1 3:2 3:4 3:8 4:8 4:16 6:8 6:16";
  expect(taken).toEqual(expected.split(" "));
});

test("a picture packed a thousandfold is unpacked in windows, and others have their turn", async () => {
  const side = 4_000;
  const rows = new Uint8Array(side * (1 + side));
  const look = { width: side, height: side, depth: 8 };
  const bytes = pngOfChunks([headerChunk(look), dataChunk(rows), END_CHUNK]);
  const opened = bytesInMemory(bytes);
  const windows: number[] = [];
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const giveWay = async (length: number) => {
    windows.push(length);
    await opened.giveWay(length);
  };
  await checkStructure({ ...opened, giveWay }, "image/png");
  clearInterval(timer);
  expect(windows.reduce((sum, length) => sum + length, 0)).toBe(rows.length);
  expect(Math.max(...windows)).toBeLessThanOrEqual(64 * 1024);
  expect(turns).toBeGreaterThan(5);
});

test("storage that breaks off is no fault of the picture", async () => {
  const down = new Error("down");
  const bytes = pngOfChunks([HEAD, chunk("teSt", 200_000), DATA, END_CHUNK]);
  const opened = openBytes(bytes.length, (start, length) =>
    start > 0 ? Promise.reject(down) : Promise.resolve(bytes.subarray(start, start + length)),
  );
  await expect(checkStructure(opened, "image/png")).rejects.toBe(down);
});
