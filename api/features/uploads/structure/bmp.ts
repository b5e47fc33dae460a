import { type FileBytes, mustBe } from "./file-bytes.ts";

const HEADER_BYTES = 54;
/** The kinds in which every point has its place: plain, and with masks for its colours. */
const PLAIN = [0, 3, 6];

/** As many bytes of picture as its sides need, or as it says where it is packed. */
export async function walkBmp(file: FileBytes): Promise<void> {
  const header = await file.read(0, HEADER_BYTES);
  const start = header.getUint32(10, true);
  mustBe(start >= HEADER_BYTES, "where the picture starts");
  const isPlain = PLAIN.includes(header.getUint32(30, true));
  const bytes = isPlain ? plainBytes(header) : header.getUint32(34, true);
  mustBe(bytes > 0 && start + bytes <= file.size, "a whole picture");
}

/** Rows are filled up to four bytes; a negative height means from the top down. */
function plainBytes(header: DataView): number {
  const width = header.getInt32(18, true);
  const height = Math.abs(header.getInt32(22, true));
  return Math.ceil((width * header.getUint16(28, true)) / 32) * 4 * height;
}
