// Draws the zero without its stroke, in a file of two glyphs for each weight of the typeface:
// node kit/zero/draw-zero.mjs
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

const require = createRequire(new URL("../../shell/package.json", import.meta.url));

/** @typedef {[x: number, y: number, isOn: number]} Point */
/** @typedef {{ width: number, outer: Point[], inner: Point[] }} Drawing */
/** @typedef {Record<string, Buffer>} Tables */

/**
 * The typeface's own zero in its tabular width: the outer line is its own, the inner one its two
 * half ones, made whole. In units of 1/1000 em; the third is 0 where a point only bends the line.
 * @type {Record<number, Drawing>}
 */
const DRAWINGS = {
  400: {
    width: 639,
    outer: ring({ left: 56, right: 584, bottom: -12, top: 680, across: 135, along: 168 }),
    inner: ring({ left: 147, right: 493, bottom: 62, top: 606, across: 85, along: 131 }),
  },
  700: {
    width: 632,
    outer: ring({ left: 30, right: 603, bottom: -12, top: 680, across: 146, along: 184 }),
    inner: ring({ left: 186, right: 446, bottom: 101, top: 567, across: 72, along: 121 }),
  },
};

/**
 * A closed line with its four outermost points and two that bend it between each two of them.
 * @param {Record<"left" | "right" | "bottom" | "top" | "across" | "along", number>} sides
 * @returns {Point[]}
 */
function ring({ left, right, bottom, top, across, along }) {
  const middle = (left + right) / 2;
  const waist = 335;
  /** @type {Point[]} */
  const points = [
    [middle, bottom, 1],
    [left + across, bottom, 0],
    [left, waist - along, 0],
    [left, waist, 1],
    [left, waist + along - 1, 0],
    [left + across, top, 0],
    [middle, top, 1],
    [right - across, top, 0],
    [right, waist + along - 1, 0],
    [right, waist, 1],
    [right, waist - along, 0],
    [right - across, bottom, 0],
  ];
  return points.map(([x, y, isOn]) => [Math.round(x), y, isOn]);
}

/** @param {number[]} values */
const words = (...values) =>
  Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
/** @param {number} value */
const long = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/**
 * The outline as a file has it: two lines, each point by its distance from the one before.
 * @param {Drawing} drawing
 */
function outline({ outer, inner }) {
  const points = [...outer, ...inner.toReversed()];
  /** @param {0 | 1 | 2} axis */
  const all = (axis) => points.map((point) => point[axis]);
  /** @param {0 | 1} axis */
  const steps = (axis) => all(axis).map((at, index, before) => at - (before[index - 1] ?? 0));
  return Buffer.concat([
    words(2, Math.min(...all(0)), Math.min(...all(1)), Math.max(...all(0)), Math.max(...all(1))),
    words(outer.length - 1, points.length - 1, 0),
    Buffer.from(all(2)),
    words(...steps(0), ...steps(1)),
  ]);
}

/**
 * The tables of a compressed font of the web (WOFF 1.0).
 * @param {Buffer} file
 */
function tablesOf(file) {
  /** @type {Tables} */
  const tables = {};
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + 20 * index;
    const offset = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const size = file.readUInt32BE(entry + 12);
    const data = file.subarray(offset, offset + packed);
    tables[file.toString("latin1", entry, entry + 4)] =
      packed < size ? inflateSync(data) : Buffer.from(data);
  }
  return tables;
}

/**
 * A font of nothing but the zero; its measures of lines are those of the typeface.
 * @param {Tables} typeface
 * @param {number} weight
 * @returns {Tables}
 */
function zeroFont(typeface, weight) {
  const drawing = DRAWINGS[weight];
  if (!drawing) throw new Error(`There is no zero of weight ${weight}.`);
  const glyph = outline(drawing);
  const glyf = Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
  const { head, hhea, maxp, "OS/2": os2 } = typeface;
  if (!head || !hhea || !maxp || !os2) throw new Error("The typeface lacks a table.");
  // Places of glyphs are counted in pairs of bytes.
  head.writeInt16BE(0, 50);
  hhea.writeUInt16BE(2, 34);
  maxp.writeUInt16BE(2, 4);
  os2.writeUInt16BE(0x30, 64);
  os2.writeUInt16BE(0x30, 66);
  const left = Math.min(...drawing.outer.map(([x]) => x));
  const name = Buffer.from("Acompana Zero", "latin1");
  return {
    "OS/2": os2,
    // One range of one letter and the end of the ranges.
    cmap: Buffer.concat([
      words(0, 1, 3, 1, 0, 12),
      words(4, 32, 0, 4, 4, 1, 0, 0x30, 0xffff, 0, 0x30, 0xffff, 1 - 0x30, 1, 0, 0),
    ]),
    glyf,
    head,
    hhea,
    hmtx: words(drawing.width, 0, drawing.width, left),
    loca: words(0, 0, glyf.length / 2),
    maxp,
    name: Buffer.concat([
      words(0, 2, 30, 1, 0, 0, 1, name.length, 0, 1, 0, 0, 4, name.length, 0),
      name,
    ]),
    // Without names of glyphs.
    post: Buffer.concat([words(3, 0), Buffer.alloc(28)]),
  };
}

/**
 * The sum by which a reader of fonts checks a table.
 * @param {Buffer} data
 */
function checksum(data) {
  const padded = Buffer.concat([data, Buffer.alloc(-data.length & 3)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}

/**
 * As a file of the web, uncompressed: packing 700 bytes would only differ by who packs them.
 * @param {Tables} tables
 */
function webFont(tables) {
  const all = Object.entries(tables);
  const head = tables.head ?? Buffer.alloc(0);
  head.writeUInt32BE(0, 8);
  // As a plain font would begin: its sum counts too.
  const plainStart = 12 + 16 * all.length;
  const directory = [Buffer.from([0, 1, 0, 0]), words(all.length, 128, 3, all.length * 16 - 128)];
  const entries = [];
  const data = [];
  let sums = 0;
  let size = 0;
  for (const [name, table] of all) {
    const sum = checksum(table);
    sums += sum;
    directory.push(Buffer.from(name), ...[sum, plainStart + size, table.length].map(long));
    const offset = 44 + 20 * all.length + size;
    entries.push(Buffer.from(name), ...[offset, table.length, table.length, sum].map(long));
    data.push(table, Buffer.alloc(-table.length & 3));
    size += (table.length + 3) & ~3;
  }
  head.writeUInt32BE((0xb1b0afba - sums - checksum(Buffer.concat(directory))) >>> 0, 8);
  return Buffer.concat([
    Buffer.from("wOFF"),
    ...[0x00010000, 44 + 20 * all.length + size].map(long),
    words(all.length, 0),
    ...[plainStart + size, 0x00010000, 0, 0, 0, 0, 0].map(long),
    ...entries,
    ...data,
  ]);
}

/**
 * The zero of one weight, 400 or 700, as the file that the portal sends.
 * @param {number} weight
 */
export async function drawZero(weight) {
  const file = `@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-${weight}-normal.woff`;
  return webFont(zeroFont(tablesOf(await readFile(require.resolve(file))), weight));
}

if (process.argv[1] === import.meta.filename)
  for (const weight of [400, 700])
    await writeFile(new URL(`zero-${weight}.woff`, import.meta.url), await drawZero(weight));
