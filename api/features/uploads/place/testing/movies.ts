import { big16, big32, join, latin, zeros } from "./bytes.ts";

type Part = Uint8Array | readonly number[];

export const box = (type: string, ...content: Part[]) => {
  const inside = join(...content);
  return join(big32(8 + inside.length), latin(type), inside);
};

/** The same with a length of eight bytes. */
export const largeBox = (type: string, ...content: Part[]) => {
  const inside = join(...content);
  return join(big32(1), latin(type), big32(0), big32(16 + inside.length), inside);
};

export const ROTATION = [0, 1, 0, 0, 255, 255, 0, 0, 64].flatMap((value) => [0, value, 0, 0]);

export type Track = {
  id: number;
  handler: string;
  /** Where its chunks lie, and the sizes of the samples, one in each chunk. */
  chunks: readonly { at: number; size: number }[];
  format?: Part;
  extra?: Part;
  has64?: boolean;
  /** All samples are as long as the first. */
  isEven?: boolean;
};

export const trackBox = (track: Track) => {
  const { id, handler, chunks, format = box("none"), extra = [], has64, isEven } = track;
  const count = big32(chunks.length);
  const places = chunks.map(({ at }) => (has64 ? join(big32(0), big32(at)) : big32(at)));
  const same = big32(isEven ? (chunks[0]?.size ?? 0) : 0);
  const sizes = isEven ? [] : chunks.map(({ size }) => big32(size));
  const table = box(
    "stbl",
    box("stsd", zeros(4), big32(1), format),
    box("stsc", zeros(4), big32(1), big32(1), big32(1), big32(1)),
    box("stsz", zeros(4), same, count, ...sizes),
    box(has64 ? "co64" : "stco", zeros(4), count, ...places),
  );
  const name = latin("ACME Kamera 7\0");
  return box(
    "trak",
    box("tkhd", zeros(12), big32(id), zeros(24), ROTATION, zeros(8)),
    box(
      "mdia",
      box("mdhd", zeros(24)),
      box("hdlr", zeros(4), latin("mhlr"), latin(handler), latin("acme"), zeros(8), name),
      box("minf", table),
    ),
    extra,
  );
};

/** A picture's format with maker and encoder, as cameras write it. */
export const pictureFormat = () =>
  box(
    "avc1",
    ...[zeros(6), big16(1), zeros(4), latin("acme"), zeros(8), big16(640), big16(480), zeros(14)],
    ...[[13], latin("ACME Enkoder"), zeros(19), big16(24), big16(0xffff)],
    box("avcC", [1, 2, 3]),
  );

/** What stands behind `moov` does not move while the tables name where it lies. */
export function withData(index: (at: number) => Uint8Array, data: Uint8Array) {
  const ftyp = box("ftyp", latin("qt  "), zeros(4));
  const at = ftyp.length + index(0).length + 8;
  return join(ftyp, index(at), box("mdat", data));
}
