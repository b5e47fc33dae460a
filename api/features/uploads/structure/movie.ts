import { type Box, findBox, insideOfBox, listBoxes } from "./boxes.ts";
import { type FileBytes, holdsCode, mustBe, textAt } from "./file-bytes.ts";
import { defaultSizes, fragmentsIn } from "./movie-fragments.ts";
import { chunksOf } from "./movie-samples.ts";
import { joinRanges, overlapOf, type Range } from "./ranges.ts";

/** Who handles what is seen or heard; a series of pictures has its own. */
const PLAYED = /^(vide|soun|pict)$/;
/** Codecs that begin each sample with a head; sound and pictures that are plain may be zeros. */
const CODED =
  /^(avc[1-4]|hvc1|hev1|dvh[1e]|dva[1v]|av01|vp0[89]|mp4[av]|[sh]263|jpeg|mjp.|ap..|alac|saw[bp]|samr|Opus|fLaC|[ae]c-3|\.mp3)$/;
const MOST_TRACKS = 256;
/** Chunks after which others may have a turn, and bytes of tables that each is like. */
const SLICE = 10_000;
const BYTES_A_CHUNK = 16;

/** MP4, MOV, M4A, 3GP: an index with a track, and what it is the index of. */
export async function walkMovie(file: FileBytes): Promise<void> {
  mustBe(await isMovie(file, await listBoxes(file)), "an index and its data");
}

/** Some track has sound or pictures in the data of the film or of its fragments. */
export async function isMovie(file: FileBytes, boxes: readonly Box[]): Promise<boolean> {
  const index = await insideOfBox(file, boxes, "moov");
  const tracks = index.filter(({ type }) => type === "trak");
  mustBe(tracks.length <= MOST_TRACKS, "of this many tracks");
  const last = boxes.findLastIndex(({ type }) => type === "moof");
  // The last fragment has its data behind it.
  if (last >= 0 && dataOf(boxes.slice(last)).length === 0) return false;
  const data = joinRanges(dataOf(boxes));
  const ids = new Map<number, boolean>();
  let isPlayed = false;
  for (const box of tracks) {
    const track = await readTrack(file, box);
    if (!track) continue;
    ids.set(track.id, track.isCoded);
    isPlayed = (await hasSamples(file, track, data)) || isPlayed;
  }
  return isPlayed || (await hasFragments(file, { boxes, data, ids }));
}

const dataOf = (boxes: readonly Box[]): Range[] =>
  boxes.filter(({ type, from, end }) => type === "mdat" && end > from);

type Track = { id: number; isCoded: boolean; tables: Box[] };

/** Null for one that nobody sees or hears. */
async function readTrack(file: FileBytes, trak: Box): Promise<Track | null> {
  const boxes = await listBoxes(file, trak);
  const media = await insideOfBox(file, boxes, "mdia");
  const handler = findBox(media, "hdlr");
  if (handler && !PLAYED.test(await wordAt(file, handler, 8))) return null;
  const tables = await insideOfBox(file, await insideOfBox(file, media, "minf"), "stbl");
  const format = findBox(tables, "stsd");
  const codec = format ? await wordAt(file, format, 12) : "";
  if (codec === "") return null;
  const header = findBox(boxes, "tkhd");
  return { id: header ? await readId(file, header) : 0, isCoded: CODED.test(codec), tables };
}

/** Four letters, where they lie inside the box. */
async function wordAt(file: FileBytes, { from, end }: Box, at: number): Promise<string> {
  return from + at + 4 <= end ? textAt(await file.read(from + at, 4), 0, 4) : "";
}

/** Behind the version there are two times of four or eight bytes. */
async function readId(file: FileBytes, { from, end }: Box): Promise<number> {
  if (end - from < 24) return 0;
  const head = await file.read(from, 24);
  return head.getUint32(head.getUint8(0) === 1 ? 20 : 12);
}

/** @throws Damaged where a sample lies outside of the file */
async function hasSamples(file: FileBytes, track: Track, data: Range[]): Promise<boolean> {
  const chunks = await chunksOf(file, track.tables);
  let hasOne = false;
  let count = 0;
  for (const chunk of chunks) {
    count += 1;
    if (count % SLICE === 0) await file.giveWay(SLICE * BYTES_A_CHUNK);
    if (chunk.end <= chunk.from) continue;
    mustBe(chunk.end <= file.size, "samples inside of the file");
    hasOne ||= await isData(file, { chunk, data, isCoded: track.isCoded });
  }
  return hasOne;
}

type Chunk = { chunk: Range; data: Range[]; isCoded: boolean };

async function isData(file: FileBytes, { chunk, data, isCoded }: Chunk): Promise<boolean> {
  const inside = overlapOf(chunk, data);
  return inside !== null && (!isCoded || (await holdsCode(file, inside.from, inside.end)));
}

type Fragmented = { boxes: readonly Box[]; data: Range[]; ids: Map<number, boolean> };

async function hasFragments(file: FileBytes, { boxes, data, ids }: Fragmented): Promise<boolean> {
  const sizes = await defaultSizes(file, boxes);
  for (const moof of boxes.filter(({ type }) => type === "moof")) {
    for (const { id, samples } of await fragmentsIn(file, moof, sizes)) {
      const isCoded = ids.get(id);
      for (const chunk of isCoded === undefined ? [] : samples) {
        const isInside = chunk.end <= file.size;
        if (isInside && (await isData(file, { chunk, data, isCoded: isCoded === true })))
          return true;
      }
    }
  }
  return false;
}
