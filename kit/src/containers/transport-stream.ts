/** Each packet of a broadcast begins with this mark. */
const MARK = "G";
/** Of broadcasts, of camcorders (a time before each), of receivers (a checksum behind each). */
const PACKETS = [188, 192, 204, 208];
/** A recording may begin within a packet, or with a program's own head. */
const FARTHEST_START = 4_096;
/** As many in a row are no chance; where a packet begins at once, fewer. */
const ENOUGH = 6;
const ENOUGH_AT_ONCE = 3;
const LAST_AT_ONCE = 4;

/**
 * Whether a film as it is broadcast begins here, whose packets have no other beginning than a mark
 * at equal distances.
 *
 * @param head each letter a byte
 */
export function isTransportStream(head: string): boolean {
  const last = Math.min(FARTHEST_START, head.length - 1);
  for (let start = head.indexOf(MARK); start >= 0 && start <= last; ) {
    const enough = start <= LAST_AT_ONCE ? ENOUGH_AT_ONCE : ENOUGH;
    if (PACKETS.some((size) => isMarked(head, { start, size, enough }))) return true;
    start = head.indexOf(MARK, start + 1);
  }
  return false;
}

interface Marks {
  start: number;
  size: number;
  enough: number;
}

/** A grey picture has the same letter everywhere. */
function isMarked(head: string, { start, size, enough }: Marks): boolean {
  const places = Array.from({ length: enough }, (_, index) => start + index * size);
  return places.every((at) => head[at] === MARK) && places.some((at) => head[at + 1] !== MARK);
}
