import { Damaged, type FileBytes, mustBe } from "./file-bytes.ts";

const EBML = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const TRACKS = 0x1654ae6b;
const CLUSTER = 0x1f43b675;
/** A simple block and a group of blocks: sound or pictures. */
const BLOCKS = [0xa3, 0xa0];

/** An id and a length, each of as many bytes as it may have. */
const LONGEST_HEAD = 4 + 8;

type Element = { id: number; from: number; end: number | null };

/** WebM and Matroska; while recording a browser leaves the lengths of segment and clusters open. */
export async function walkMatroska(file: FileBytes): Promise<void> {
  const header = await readElement(file, 0);
  mustBe(header.id === EBML && header.end !== null, "its header");
  const segment = await readElement(file, header.end ?? 0);
  mustBe(segment.id === SEGMENT, "a segment");
  const end = segment.end ?? file.size;
  let hasTracks = false;
  let hasBlocks = false;
  for (let offset = segment.from; offset < end; ) {
    const element = await readElement(file, offset);
    if (element.id === TRACKS) hasTracks = element.end !== element.from;
    if (BLOCKS.includes(element.id)) hasBlocks = true;
    // Clusters are entered: their blocks are what has to be whole.
    offset = element.id === CLUSTER ? element.from : (element.end ?? end);
  }
  mustBe(hasTracks && hasBlocks, "tracks and what is on them");
}

async function readElement(file: FileBytes, offset: number): Promise<Element> {
  const head = await file.read(offset, Math.min(LONGEST_HEAD, Math.max(2, file.size - offset)));
  const id = numberAt(head, 0, 4);
  const length = numberAt(head, id.bytes, 8);
  const from = offset + id.bytes + length.bytes;
  // All ones: nobody knew it yet.
  const isOpen = length.value - 2 ** (7 * length.bytes) === 2 ** (7 * length.bytes) - 1;
  if (isOpen) {
    mustBe(id.value === SEGMENT || id.value === CLUSTER, "a length");
    return { id: id.value, from, end: null };
  }
  const end = from + length.value - 2 ** (7 * length.bytes);
  mustBe(end <= file.size, "a whole element");
  return { id: id.value, from, end };
}

/** Its leading zeros say how many bytes follow; the one behind them is kept. */
function numberAt(head: DataView, at: number, longest: number) {
  if (at >= head.byteLength) throw new Damaged("cut off");
  const bytes = Math.clz32(head.getUint8(at)) - 23;
  if (bytes > longest || at + bytes > head.byteLength) throw new Damaged("a number");
  let value = 0;
  for (let index = 0; index < bytes; index += 1) value = value * 256 + head.getUint8(at + index);
  return { value, bytes };
}
