import {
  type Container,
  containerOf,
  otherRecordingOf,
  type Track,
  tracksOf,
  typeOf,
} from "../containers/index.ts";
import { nameOfPicture, nameOfSound } from "./codec-names.ts";
import { headOf, readBytesOf } from "./file-bytes.ts";
import { saidFamily } from "./said-family.ts";
import { packedWav } from "./wav-format.ts";

/** A kind of recording that many tablets do not play, or only half. */
export interface RecordingKind {
  /** As people find it on their devices: 'CAF', 'HEVC'. */
  name: string;
  family: "video" | "audio";
  /** What of it is not shown or heard. */
  lacks: "picture" | "sound" | "all";
  /** How it is built; null for what the portal does not take at all. */
  container: Container | null;
  /** The newest tablets play it, or a browser of theirs that is none of Apple's. */
  isForSome?: boolean;
}

/** Kinds that the portal takes and many tablets do not play, whatever they hold. */
const WHOLE: Partial<Record<string, Pick<RecordingKind, "name" | "family">>> = {
  "video/vnd.avi": { name: "AVI", family: "video" },
  // Theora, which the browsers of today have given up.
  "video/ogg": { name: "OGV", family: "video" },
  "audio/amr": { name: "AMR", family: "audio" },
};

/**
 * Kinds that the oldest iPads of the floor do not play, or none does: Ogg from iPadOS 18.4 on, WebM
 * from 17.4 on, Matroska never (caniuse.com: ogg-vorbis, opus, webm).
 */
const FOR_SOME: Partial<Record<string, string>> = {
  "audio/ogg": "OGG",
  "video/webm": "WebM",
  "video/matroska": "MKV",
};

/**
 * Which kind a recording is, by its bytes and not by its name; null for one that tablets play, and
 * for what is none.
 */
export async function recordingKindOf(file: File): Promise<RecordingKind | null> {
  const head = await headOf(file);
  const type = typeOf(head);
  if (type === null) {
    const other = otherRecordingOf(head, saidFamily(file));
    return other && { ...other, lacks: "all", container: null };
  }
  const container = containerOf(type);
  const whole = WHOLE[type];
  if (whole) return { ...whole, lacks: "all", container };
  if (type === "audio/wav") return ofWav(await packedWav(readBytesOf(file)));
  const tracks = await tracksOf(type, readBytesOf(file));
  // A cover stands beside a song.
  const isSong = type.startsWith("audio/");
  const kind = kindOfTracks(isSong ? tracks.filter(({ holds }) => holds === "audio") : tracks);
  return kind ? { ...kind, container } : forSome(type, tracks);
}

function forSome(type: string, tracks: readonly Track[]): RecordingKind | null {
  const name = FOR_SOME[type];
  const isSound = type.startsWith("audio/") || !tracks.some(({ holds }) => holds === "video");
  const family = isSound ? "audio" : "video";
  return name
    ? { name, family, lacks: "all", container: containerOf(type), isForSome: true }
    : null;
}

const ofWav = (name: string | null): RecordingKind | null =>
  name === null ? null : { name, family: "audio", lacks: "all", container: "riff" };

/** Pictures of which no tablet shows one, or sounds of which none is heard. */
function kindOfTracks(tracks: readonly Track[]): Omit<RecordingKind, "container"> | null {
  const codecs = (family: Track["holds"]) =>
    tracks.flatMap(({ holds, codec }) => (holds === family ? [codec ?? ""] : []));
  const pictures = codecs("video").map(nameOfPicture);
  const picture = firstOfAll(pictures);
  const sound = firstOfAll(codecs("audio").map(nameOfSound));
  const name = picture ?? sound;
  if (name === null) return null;
  if (pictures.length === 0) return { name, family: "audio", lacks: "all" };
  return { name, family: "video", lacks: picture && sound ? "all" : picture ? "picture" : "sound" };
}

/** Its first name where every one has a name, which those that are played have not. */
const firstOfAll = (names: readonly (string | null)[]): string | null =>
  names.every((name) => name !== null) ? (names[0] ?? null) : null;
