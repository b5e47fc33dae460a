import { bytesOf, type FileBytes } from "./file-bytes.ts";

/** How frames are coded whose blocks can be counted: Huffman codes, one block after another. */
const SEQUENTIAL = [0xc0, 0xc1];
const PROGRESSIVE = 0xc2;
const BLOCK_SIDE = 8;
const COEFFICIENTS = 64;
const LONGEST_CODE = 16;
const ZERO_RUN = 15;
const END_OF_IMAGE = 0xd9;
/** In the place of a symbol: the bits end, or begin as no code does. */
const END = -1;
const NO_CODE = -2;
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

/** Of what was read of a scan, whether any was no code, or stood in the wrong place. */
type Counted = { units: number; isDamaged: boolean };

/** So much of a scan may be missing: where its codes are sound, and where some were damaged. */
const MISSING_OF_SOUND = 1 / 250;
const MISSING_OF_DAMAGED = 1 / 8;

/**
 * Whether the blocks of a picture stand in its scan: a scan that was cut off, and given an end
 * again, has fewer. Codes that are sound to their end may lack a 250th of the blocks. One damaged
 * byte makes signs of which some are no codes, or that do not end where they begin anew, and what
 * is lost of the picture is a stripe, which every browser shows: there up to an eighth may be
 * missing.
 *
 * @param restart after so many units the codes begin anew at a byte; 0: nowhere
 */
export async function holdsPicture(
  file: FileBytes,
  from: number,
  scan: Scan,
  restart: number,
): Promise<boolean> {
  const { units, isDamaged } = await countUnits(file, from, scan, restart);
  const most = isDamaged ? MISSING_OF_DAMAGED : MISSING_OF_SOUND;
  return scan.units - units <= scan.units * most;
}

/**
 * As decoders do, it goes on behind what is no code, and behind a part whose codes lost step at the
 * next sign that they begin anew. Nothing is decoded but how long each code is.
 */
async function countUnits(
  file: FileBytes,
  from: number,
  scan: Scan,
  restart: number,
): Promise<Counted> {
  const bits = openBits(file, from);
  const counted = { units: 0, isDamaged: false };
  for (;;) {
    let left = scan.units - counted.units;
    if (restart > 0) left = Math.min(restart, left);
    for (; left > 0; left -= 1) {
      if (bits.isShort()) await bits.fill();
      if (!passUnit(bits, scan, counted)) break;
      counted.units += 1;
    }
    if (counted.units >= scan.units) return counted;
    const passed = await bits.restart();
    if (passed === null) return counted;
    counted.isDamaged ||= left > 0 || passed > 0;
  }
}

/** False where the bits end. */
function passUnit(bits: Bits, { parts, isFirstAlone }: Scan, counted: Counted): boolean {
  for (const { across, down, first, others } of parts)
    for (let block = across * down; block > 0; block -= 1)
      if (!passBlock(bits, first, isFirstAlone ? null : others, counted)) return false;
  return true;
}

type Bits = ReturnType<typeof openBits>;

function passBlock(bits: Bits, first: Codes, others: Codes | null, counted: Counted): boolean {
  const size = bits.symbol(first);
  if (size === NO_CODE) counted.isDamaged = true;
  if (size === END || !bits.skip(Math.max(size, 0))) return false;
  for (let at = 1; others && at < COEFFICIENTS; at += 1) {
    const symbol = bits.symbol(others);
    if (symbol === END) return false;
    if (symbol === NO_CODE) counted.isDamaged = true;
    if (symbol === NO_CODE) break;
    const [zeros, length] = [symbol >> 4, symbol & 15];
    if (length === 0 && zeros < ZERO_RUN) break;
    at += zeros;
    counted.isDamaged ||= at >= COEFFICIENTS;
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
  const isShort = () => bytes.length - at < LONGEST_UNIT && start + bytes.length < file.size;
  const isMarker = () => bytes[at] === 0xff && isOfScans(bytes[at + 1] ?? END_OF_IMAGE);
  /** Takes as many bytes as there is room for. */
  const load = () => {
    while (count <= 16 && at < bytes.length && !isMarker()) {
      held = ((held << 8) | (bytes[at] ?? 0)) & 0xff_ffff;
      count += 8;
      at += bytes[at] === 0xff && bytes[at + 1] === 0 ? 2 : 1;
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
    isShort,
    /** The symbol of the next code. */
    symbol(codes: Codes): number {
      if (count < LONGEST_CODE) load();
      const bits = count >= 16 ? held >> (count - 16) : held << (16 - count);
      const code = codes[bits & 0xffff] ?? 0;
      if (code !== 0) return skip(code >> 8) ? code & 0xff : END;
      return skip(LONGEST_CODE) ? NO_CODE : END;
    },
    /**
     * Goes behind the next sign that the codes begin anew. Returns how many bytes stood before it,
     * or null where the scan ends before.
     */
    async restart(): Promise<number | null> {
      count = 0;
      for (let passed = 0; ; passed += 1, at += 1) {
        if (isShort()) await fill();
        if (at >= bytes.length) return null;
        while (isMarker() && bytes[at + 1] === 0xff) at += 1;
        if (!isMarker()) continue;
        if (!isRestart(bytes[at + 1] ?? END_OF_IMAGE)) return null;
        at += 2;
        return passed;
      }
    },
  };
}

const isRestart = (marker: number): boolean => (marker & 0xf8) === 0xd0;

/**
 * Whether a scan ends there, or begins anew: at its tables, its number of lines, another scan or
 * the end of the image, behind ones that fill it up. Anything else behind 0xff is damage.
 */
const isOfScans = (marker: number): boolean =>
  marker === 0xff || marker === 0xc4 || (marker >= 0xd0 && marker <= 0xdd && marker !== 0xd8);
