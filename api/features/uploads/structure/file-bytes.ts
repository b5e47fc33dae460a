/** The file breaks off, or is not built as its type has to be. */
export class Damaged extends Error {}

/** A file that is read piece by piece, wherever it lies. */
export type FileBytes = {
  size: number;
  /** @throws Damaged where the file ends before */
  read: (offset: number, length: number) => Promise<DataView>;
  /** After work on bytes that were unpacked, not read: lets others have a turn, as reading does. */
  giveWay: (bytes: number) => Promise<void>;
};

type Fetch = (start: number, length: number) => Promise<Uint8Array>;

const FIRST_PIECE = 64 * 1024;
const LARGEST_PIECE = 4 * 1024 * 1024;
/** A whole file of 50 MB needs far less, even where it is made of the smallest parts. */
const MOST_FETCHES = 1_500;
/** An animation of 50 MB has 205,000 parts; two hours of a voice note 360,000. */
const MOST_READS = 400_000;
/** A slice of work between two turns of the event loop: so many reads, or the bytes of a few. */
const SLICE_READS = 2_000;
const BYTES_LIKE_A_READ = 256;

/**
 * Fetches more at a time where it is read on and on, and little where it is jumped through.
 * What is held already is read without waiting, so the reader lets everybody else have a turn.
 */
export function openBytes(size: number, fetch: Fetch): FileBytes {
  let start = 0;
  let held = new Uint8Array();
  let piece = FIRST_PIECE;
  let fetches = 0;
  let reads = 0;
  let work = 0;
  const load = async (offset: number, length: number) => {
    fetches += 1;
    if (fetches > MOST_FETCHES) throw new Damaged("in too many places");
    const isNext = held.length > 0 && offset >= start && offset <= start + held.length;
    piece = isNext ? Math.min(piece * 2, LARGEST_PIECE) : FIRST_PIECE;
    held = new Uint8Array(await fetch(offset, Math.min(size - offset, Math.max(piece, length))));
    start = offset;
    if (held.length < length) throw new Damaged("shorter than it was");
  };
  const giveWay = async (bytes: number) => {
    work += 1 + bytes / BYTES_LIKE_A_READ;
    if (work <= SLICE_READS) return;
    work = 0;
    await nextTurn();
  };
  const read = async (offset: number, length: number) => {
    reads += 1;
    if (reads > MOST_READS) throw new Damaged("of too many parts");
    await giveWay(length);
    if (length > LARGEST_PIECE || offset + length > size) throw new Damaged("cut off");
    if (offset < start || offset + length > start + held.length) await load(offset, length);
    return new DataView(held.buffer, held.byteOffset + offset - start, length);
  };
  return { size, read, giveWay };
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 0));

export const bytesInMemory = (bytes: Uint8Array): FileBytes =>
  openBytes(bytes.length, (start, length) =>
    Promise.resolve(bytes.subarray(start, start + length)),
  );

/** Whether something is there that an encoder wrote: its code begins with more than zeros. */
export async function holdsCode(file: FileBytes, from: number, end: number): Promise<boolean> {
  const length = Math.min(BYTES_LIKE_A_READ, Math.min(end, file.size) - from);
  return length > 0 && bytesOf(await file.read(from, length)).some((byte) => byte !== 0);
}

export function mustBe(isRight: boolean, what: string): void {
  if (!isRight) throw new Damaged(what);
}

export function textAt(view: DataView, offset: number, length: number): string {
  let text = "";
  for (let index = 0; index < length; index += 1) {
    text += String.fromCharCode(view.getUint8(offset + index));
  }
  return text;
}

export const bytesOf = (view: DataView): Uint8Array =>
  new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
