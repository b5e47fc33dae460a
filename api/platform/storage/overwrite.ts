import type { FileBody, Overwrite } from "./file-storage.ts";

const PIECE = 64 * 1024;
const ZEROS = new Uint8Array(PIECE);

/** The bytes to write, in pieces, each with its place in the file. */
export function* piecesOf({ at, length, head }: Overwrite): Generator<[number, Uint8Array]> {
  const first = head?.subarray(0, length) ?? ZEROS.subarray(0, 0);
  if (first.length > 0) yield [at, first];
  for (let done = first.length; done < length; ) {
    const piece = ZEROS.subarray(0, Math.min(PIECE, length - done));
    yield [at + done, piece];
    done += piece.length;
  }
}

/** The same bytes with the parts written over, for a store that takes whole files alone. */
export function overwriteStream(body: FileBody, parts: readonly Overwrite[]): FileBody {
  const sorted = parts.toSorted((one, other) => one.at - other.at);
  let start = 0;
  let first = 0;
  return body.pipeThrough(
    new TransformStream({
      transform: (chunk, controller) => {
        const bytes = new Uint8Array(chunk);
        const end = start + bytes.length;
        while (isBefore(sorted[first], start)) first += 1;
        for (let index = first; index < sorted.length; index += 1) {
          const part = sorted[index];
          if (!part || part.at >= end) break;
          writeOver(bytes, start, part);
        }
        start = end;
        controller.enqueue(bytes);
      },
    }),
  );
}

const isBefore = (part: Overwrite | undefined, offset: number): boolean =>
  part !== undefined && part.at + part.length <= offset;

function writeOver(bytes: Uint8Array, start: number, { at, length, head }: Overwrite): void {
  const from = Math.max(at, start);
  const end = Math.min(at + length, start + bytes.length);
  if (from >= end) return;
  bytes.fill(0, from - start, end - start);
  if (head && from - at < head.length) bytes.set(head.subarray(from - at, end - at), from - start);
}
