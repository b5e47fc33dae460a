import { bytesOf, type FileBytes } from "./file-bytes.ts";

/** How frames are coded whose blocks can be counted: Huffman codes, one block after another. */
const SEQUENTIAL = [0xc0, 0xc1];
const PROGRESSIVE = 0xc2;
const BLOCK_SIDE = 8;
const COEFFICIENTS = 64;
const LONGEST_CODE = 16;
const ZERO_RUN = 15;
/** What is held at a time, and what one unit takes at most, with a zero behind each 0xff. */
const PIECE = 64 * 1024;
const LONGEST_UNIT = 16 * 1024;

type Component = { id: number; across: number; down: number };
export type Frame = { marker: number; width: number; height: number; components: Component[] };
/** The length and the symbol of the code with which these sixteen bits begin; 0: of none. */
type Codes = Uint16Array;
/** What their segments say, by number: of a first coefficient at 0 to 3, of others at 16 to 19. */
export type Tables = Map<number, Uint8Array>;

/** More points than a picture may have are not counted. */
const MOST_POINTS = 64_000_000;

/** @param head behind the length of its segment */
export function frameOf(marker: number, head: DataView): Frame {
  const count = Math.min(head.getUint8(5), Math.floor((head.byteLength - 6) / 3));
  const components = Array.from({ length: count }, (_, index) => {
    const at = 6 + 3 * index;
    const sides = head.getUint8(at + 1);
    return { id: head.getUint8(at), across: sides >> 4, down: sides & 15 };
  });
  return { marker, height: head.getUint16(1), width: head.getUint16(3), components };
}

/** Adds the tables of a segment; each number's last one holds. */
export function addTables(tables: Tables, segment: Uint8Array): void {
  for (let at = 0; at + 1 + LONGEST_CODE <= segment.length; ) {
    const counts = segment.subarray(at + 1, at + 1 + LONGEST_CODE);
    const end = at + 1 + LONGEST_CODE + counts.reduce((sum, count) => sum + count, 0);
    tables.set(segment[at] ?? 0, segment.slice(at + 1, end));
    at = end;
  }
}

function codesOf(table: Uint8Array): Codes {
  const codes = new Uint16Array(1 << LONGEST_CODE);
  let at = LONGEST_CODE;
  let next = 0;
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const step = 1 << (LONGEST_CODE - length);
    for (let count = table[length - 1] ?? 0; count > 0; count -= 1, at += 1, next += step)
      codes.fill((length << 8) | (table[at] ?? 0), next, next + step);
  }
  return codes;
}

type Part = { across: number; down: number; first: Codes; others: Codes };
/** A scan whose blocks can be counted: how many units it has, and of which parts each is. */
export type Scan = { units: number; parts: Part[]; isFirstAlone: boolean };

/** Null where its blocks are not counted. @param head behind the length of its segment */
export function scanOf(head: DataView, frame: Frame, tables: Tables): Scan | null {
  const count = head.getUint8(0);
  if (head.byteLength < 4 + 2 * count) return null;
  const [start, shifts] = [head.getUint8(1 + 2 * count), head.getUint8(3 + 2 * count)];
  const isFirstAlone = frame.marker === PROGRESSIVE;
  if (!isFirstAlone && !SEQUENTIAL.includes(frame.marker)) return null;
  // What refines the coefficients of a first scan is not counted.
  if (isFirstAlone && (start !== 0 || shifts >> 4 !== 0)) return null;
  if (frame.width * frame.height > MOST_POINTS) return null;
  const widest = Math.max(...frame.components.map(({ across }) => across));
  const highest = Math.max(...frame.components.map(({ down }) => down));
  const parts: Part[] = [];
  let [columns, rows] = [widest, highest].map((most, index) =>
    Math.ceil((index === 0 ? frame.width : frame.height) / (BLOCK_SIDE * most)),
  );
  for (let index = 0; index < count; index += 1) {
    const component = frame.components.find(({ id }) => id === head.getUint8(1 + 2 * index));
    const numbers = head.getUint8(2 + 2 * index);
    const first = tables.get(numbers >> 4);
    const others = tables.get(16 + (numbers & 15));
    if (!component?.across || !component.down || !first || !(others || isFirstAlone)) return null;
    const { across, down } = component;
    if (count === 1) {
      // Alone it has no more blocks than the picture needs.
      columns = Math.ceil(Math.ceil((frame.width * across) / widest) / BLOCK_SIDE);
      rows = Math.ceil(Math.ceil((frame.height * down) / highest) / BLOCK_SIDE);
    }
    const alone = count === 1 ? { across: 1, down: 1 } : { across, down };
    parts.push({ ...alone, first: codesOf(first), others: codesOf(others ?? first) });
  }
  return { units: (columns ?? 0) * (rows ?? 0), parts, isFirstAlone };
}

/**
 * Whether all blocks of a picture stand in its scan: a scan that was cut off, and given an end
 * again, has fewer. Nothing is decoded but how long each code is.
 *
 * @param restart after so many units the codes begin anew at a byte; 0: nowhere
 */
export async function holdsAllBlocks(
  file: FileBytes,
  from: number,
  { units, parts, isFirstAlone }: Scan,
  restart: number,
): Promise<boolean> {
  const bits = openBits(file, from);
  for (let unit = 0; unit < units; unit += 1) {
    if (bits.isShort()) await bits.fill();
    if (restart > 0 && unit > 0 && unit % restart === 0 && !bits.restart()) return false;
    for (const { across, down, first, others } of parts)
      for (let block = across * down; block > 0; block -= 1)
        if (!passBlock(bits, first, isFirstAlone ? null : others)) return false;
  }
  return true;
}

type Bits = ReturnType<typeof openBits>;

function passBlock(bits: Bits, first: Codes, others: Codes | null): boolean {
  const size = bits.symbol(first);
  if (size < 0 || !bits.skip(size)) return false;
  for (let at = 1; others && at < COEFFICIENTS; at += 1) {
    const symbol = bits.symbol(others);
    if (symbol < 0) return false;
    const [zeros, length] = [symbol >> 4, symbol & 15];
    if (length === 0 && zeros < ZERO_RUN) break;
    at += zeros;
    if (!bits.skip(length)) return false;
  }
  return true;
}

/** The bits of a scan, up to the next marker. */
function openBits(file: FileBytes, from: number) {
  let bytes = new Uint8Array();
  let at = 0;
  let start = from;
  let held = 0;
  let count = 0;
  const fill = async () => {
    start += at;
    const length = Math.min(PIECE, file.size - start);
    bytes = bytesOf(await file.read(start, length)).slice();
    at = 0;
    await file.giveWay(length);
  };
  /** Takes as many bytes as there is room for. */
  const load = () => {
    while (count <= 16 && at < bytes.length) {
      const byte = bytes[at] ?? 0;
      if (byte === 0xff && bytes[at + 1] !== 0) break;
      held = ((held << 8) | byte) & 0xff_ffff;
      count += 8;
      at += byte === 0xff ? 2 : 1;
    }
  };
  const skip = (length: number): boolean => {
    if (count < length) load();
    count -= length;
    return count >= 0;
  };
  return {
    fill,
    skip,
    isShort: () => bytes.length - at < LONGEST_UNIT && start + bytes.length < file.size,
    /** -1 where no code begins so, or where the bits end. */
    symbol(codes: Codes): number {
      if (count < LONGEST_CODE) load();
      const bits = count >= 16 ? held >> (count - 16) : held << (16 - count);
      const code = codes[bits & 0xffff] ?? 0;
      return code !== 0 && skip(code >> 8) ? code & 0xff : -1;
    },
    /** Goes behind the marker from which the codes begin anew. */
    restart(): boolean {
      count = 0;
      while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
      const isThere = bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0;
      at += 2;
      return isThere;
    },
  };
}
