import { type FileBytes, holdsCode, mustBe } from "./file-bytes.ts";

const HEADER_BYTES = 54;
/** Of the file itself, before what describes the picture. */
const FILE_HEADER_BYTES = 14;
const SHORTEST_DESCRIPTION = 40;
/** Bits of a point, by the kind of picture: plain, packed rows of two kinds, masks for colours. */
const BITS: Record<number, number[]> = {
  0: [1, 4, 8, 16, 24, 32],
  1: [8],
  2: [4],
  3: [16, 32],
  6: [16, 32],
};
/** The kinds in which every point has its place: plain, and with masks for its colours. */
const PLAIN = [0, 3, 6];

/** As many bytes of picture as its sides need, or as it says where it is packed. */
export async function walkBmp(file: FileBytes): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  const start = header.getUint32(10, true);
  const description = header.getUint32(14, true);
  const isDescribed = description >= SHORTEST_DESCRIPTION && header.getUint16(26, true) === 1;
  mustBe(isDescribed && start >= FILE_HEADER_BYTES + description, "where the picture starts");
  const kind = header.getUint32(30, true);
  mustBe(BITS[kind]?.includes(header.getUint16(28, true)) === true, "points that exist");
  const isPlain = PLAIN.includes(kind);
  const bytes = isPlain ? plainBytes(header) : header.getUint32(34, true);
  mustBe(bytes > 0 && start + bytes <= file.size, "a whole picture");
  mustBe(isPlain || (await holdsCode(file, start, start + bytes)), "rows that are packed");
}

/** Rows are filled up to four bytes; a negative height means from the top down. */
function plainBytes(header: DataView): number {
  const width = header.getInt32(18, true);
  const height = Math.abs(header.getInt32(22, true));
  return Math.ceil((width * header.getUint16(28, true)) / 32) * 4 * height;
}
