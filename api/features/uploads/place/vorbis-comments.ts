import { textAt } from "../structure/file-bytes.ts";

const SPACE = 0x20;
/** How loud it is played, and where its channels stand: only numbers. */
const KEPT = /^(R128_|REPLAYGAIN_|WAVEFORMATEXTENSIBLE_CHANNEL_MASK=)[A-Z_]*=?[-+0-9.a-fx dB]*$/i;
const LONGEST_KEPT = 64;

/**
 * Program and comments become spaces, each as long as it was; a comment keeps the sign between name
 * and value. `behind` bytes follow the last one. Where the lengths are wrong, zeros stand from
 * there on.
 */
export function blankComments(bytes: Uint8Array, from: number, behind: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = from;
  const number = () => {
    const found = at + 4 <= bytes.length ? view.getUint32(at, true) : null;
    at += 4;
    return found;
  };
  /** Where the next text lies; null where it would end behind the packet. */
  const text = (): [number, number] | null => {
    const length = number();
    if (length === null || at + length > bytes.length) return null;
    at += length;
    return [at - length, at];
  };
  const program = text();
  if (program) bytes.fill(SPACE, ...program);
  const count = program ? number() : null;
  let comment = program;
  for (let done = 0; comment && done < (count ?? 0); done += 1) {
    comment = text();
    if (comment) blankComment(view, bytes, ...comment);
  }
  const isWhole = comment !== null && count !== null;
  bytes.fill(0, Math.min(bytes.length, isWhole ? at + behind : at - 4));
}

function blankComment(view: DataView, bytes: Uint8Array, start: number, end: number): void {
  if (end - start <= LONGEST_KEPT && KEPT.test(textAt(view, start, end - start))) return;
  bytes.fill(SPACE, start, end);
  if (end - start >= 2) bytes.set([0x78, 0x3d], start);
}
