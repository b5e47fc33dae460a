import type { Overwrite } from "../../../platform/storage/file-storage.ts";
import { type Box, listBoxes } from "../structure/boxes.ts";
import { type FileBytes, mustBe, textAt } from "../structure/file-bytes.ts";
import { type Fragment, fragmentsOf } from "../structure/movie-fragments.ts";
import { samplesOf } from "../structure/movie-samples.ts";
import { insideOf, joinRanges, type Range } from "../structure/ranges.ts";
import { gaplessKept } from "./movie-sound.ts";
import { addTo, blank, freeBox } from "./overwrites.ts";
import { MOST_WORDS, tellsPlace } from "./place-words.ts";

/**
 * What a player needs, by the box that it lies in. Everything else becomes `free`: `udta`, `meta`,
 * `uuid` and whatever else a camera invents.
 */
const KEPT: Record<string, RegExp> = {
  file: /^(ftyp|styp|moov|moof|mdat|free|skip|wide|sidx|ssix|mfra|pdin|prft)$/,
  picture: /^(ftyp|meta|moov|moof|mdat|free|skip|wide|sidx|mfra)$/,
  meta: /^(hdlr|dinf|pitm|iinf|iloc|iprp|ipro|iref|idat|grpl|free|skip)$/,
  moov: /^(mvhd|trak|mvex|iods|pssh|ctab|clip|udta|free|skip|wide)$/,
  trak: /^(tkhd|edts|mdia|tref|load|tapt|clip|matt|free|skip|wide)$/,
  mdia: /^(mdhd|hdlr|minf|elng|free|skip|wide)$/,
  minf: /^(vmhd|smhd|hmhd|sthd|nmhd|gmhd|hdlr|dinf|stbl|free|skip|wide)$/,
  stbl: /^(?!udta|meta|uuid)/,
  mvex: /^(?!udta|meta|uuid)/,
  moof: /^(mfhd|traf|pssh|free|skip|wide)$/,
  traf: /^(?!udta|meta|uuid)/,
  codestream: /^(?!uuid|xml |Exif|brob|jumb|uinf|asoc|nlst|lbl )/,
};
/** Room that nobody uses; some cameras keep their place there. */
const ROOM = /^(free|skip|wide)$/;

/** A track of anything else (positions, motion, exposure) is seen and heard by nobody. */
const PLAYED = /^(vide|soun|auxv|pict|tmcd|text|sbtl|subt|subp|clcp|hint|odsm|sdsm)$/;
const WORDS = /^(text|sbtl|subt)$/;

const MOST_TRACKS = 256;

/** MP4, MOV, M4A, 3GP: all but what is played; the times in their headers stay. */
export async function placeInMovie(
  file: FileBytes,
  kind: "file" | "picture" = "file",
): Promise<Overwrite[]> {
  const { boxes, parts } = await keepBoxes(file, { type: kind, from: 0, end: file.size });
  const fragments = Map.groupBy(await fragmentsOf(file, boxes), ({ id }) => id);
  const data = joinRanges(boxes.filter(({ type }) => type === "mdat"));
  for (const moov of boxes.filter(({ type }) => type === "moov")) {
    const inside = await keepBoxes(file, moov);
    addTo(parts, inside.parts);
    for (const box of inside.boxes) {
      if (box.type === "udta") addTo(parts, await gaplessKept(file, box));
      if (box.type === "mvex") addTo(parts, (await keepBoxes(file, box)).parts);
    }
    const tracks = inside.boxes.filter(({ type }) => type === "trak");
    mustBe(tracks.length <= MOST_TRACKS, "of this many tracks");
    for (const box of tracks) {
      const track = await readTrack(file, box);
      const own = track.id === null ? [] : (fragments.get(track.id) ?? []);
      addTo(parts, await judgeTrack(file, { box, track, fragments: own, data }));
    }
  }
  for (const moof of boxes.filter(({ type }) => type === "moof")) {
    addTo(parts, (await keepBoxes(file, moof)).parts);
  }
  return parts;
}

type Judged = { box: Box; track: Track; fragments: readonly Fragment[]; data: readonly Range[] };

/** A track that nobody sees or hears becomes free, and its samples become zeros. */
async function judgeTrack(file: FileBytes, { box, track, fragments, data }: Judged) {
  const parts: Overwrite[] = [];
  const isLookedAt = !track.isPlayed || track.isWords;
  const all = isLookedAt ? [track.samples, ...fragments.map(({ samples }) => samples)].flat() : [];
  const samples = insideOf(joinRanges(all), data);
  if (track.isPlayed && !(track.isWords && tellsPlace(await wordsIn(file, samples)))) {
    for (const fragment of fragments) addTo(parts, (await keepBoxes(file, fragment.box)).parts);
    addTo(parts, track.parts);
    return parts;
  }
  for (const fragment of fragments) addTo(parts, freeBox(fragment.box));
  addTo(parts, samples.flatMap(blank));
  addTo(parts, freeBox(box));
  return parts;
}

/** The boxes that stay, and the overwriting of the others and of what is behind the last one. */
export async function keepBoxes(file: FileBytes, within: Range & { type: string }) {
  const boxes = await listBoxes(file, within);
  const kept = KEPT[within.type];
  const parts = boxes.flatMap((box) => {
    if (kept && !kept.test(box.type)) return freeBox(box);
    return ROOM.test(box.type) ? blank(box) : [];
  });
  parts.push(...blank({ from: boxes.at(-1)?.end ?? within.from, end: within.end }));
  return { boxes: boxes.filter(({ type }) => kept?.test(type)), parts };
}

type Track = {
  id: number | null;
  isPlayed: boolean;
  isWords: boolean;
  samples: Range[];
  parts: Overwrite[];
};

async function readTrack(file: FileBytes, trak: Box): Promise<Track> {
  const { boxes, parts } = await keepBoxes(file, trak);
  const track: Track = { id: null, isPlayed: true, isWords: false, samples: [], parts };
  const header = boxes.find(({ type }) => type === "tkhd");
  if (header) track.id = await readId(file, header);
  const media = boxes.find(({ type }) => type === "mdia");
  if (!media) return track;
  const inMedia = await keepBoxes(file, media);
  parts.push(...inMedia.parts);
  const handler = inMedia.boxes.find(({ type }) => type === "hdlr");
  const kind = handler ? await readHandler(file, handler) : null;
  track.isPlayed = kind === null || PLAYED.test(kind);
  track.isWords = kind !== null && WORDS.test(kind);
  if (handler) parts.push(...blankName(handler));
  const info = inMedia.boxes.find(({ type }) => type === "minf");
  if (!info) return track;
  const inInfo = await keepBoxes(file, info);
  parts.push(...inInfo.parts, ...inInfo.boxes.filter(isHandler).flatMap(blankName));
  const table = inInfo.boxes.find(({ type }) => type === "stbl");
  if (!table) return track;
  const inTable = await keepBoxes(file, table);
  parts.push(...inTable.parts);
  const formats = inTable.boxes.find(({ type }) => type === "stsd");
  if (formats && (kind === "vide" || kind === "soun")) {
    parts.push(...(await blankMakers(file, formats, kind)));
  }
  if (!track.isPlayed || track.isWords) track.samples = await samplesOf(file, inTable.boxes);
  return track;
}

const isHandler = ({ type }: Box): boolean => type === "hdlr";

/** Behind the version there are two times of four or eight bytes. */
async function readId(file: FileBytes, { from, end }: Box): Promise<number | null> {
  if (end - from < 24) return null;
  const head = await file.read(from, 24);
  return head.getUint32(head.getUint8(0) === 1 ? 20 : 12);
}

async function readHandler(file: FileBytes, { from, end }: Box): Promise<string | null> {
  return end - from < 12 ? null : textAt(await file.read(from + 8, 4), 0, 4);
}

/** Who made the handler, and its name: often the camera's. */
export const blankName = ({ from, end }: Box): Overwrite[] => blank({ from: from + 12, end });

const NAMED = /^(avc\d|hvc1|hev1|dvh1|dvhe|mp4v|s263|h263|av01|vp0[89]|ap[a-z0-9]{2}|jpeg)$/;
const MAKER = { at: 20, bytes: 4 };
const ENCODER = { at: 50, bytes: 32 };

/** The maker and the encoder's name; of formats that a player tells by that name they stay. */
async function blankMakers(file: FileBytes, formats: Box, kind: string): Promise<Overwrite[]> {
  if (formats.end - formats.from < 8) return [];
  const entries = await listBoxes(file, { from: formats.from + 8, end: formats.end });
  const fields = kind === "vide" ? [MAKER, ENCODER] : [MAKER];
  return entries
    .filter(({ type }) => kind === "soun" || NAMED.test(type))
    .flatMap((entry) =>
      fields
        .filter(({ at, bytes }) => entry.at + at + bytes <= entry.end)
        .map(({ at, bytes }) => ({ at: entry.at + at, length: bytes })),
    );
}

/** Each letter a byte, of as many as a long film says. */
async function wordsIn(file: FileBytes, samples: readonly Range[]): Promise<string> {
  let text = "";
  for (const { from, end } of samples) {
    const length = Math.min(end - from, MOST_WORDS - text.length);
    if (length <= 0) break;
    text += textAt(await file.read(from, length), 0, length);
  }
  return text;
}
