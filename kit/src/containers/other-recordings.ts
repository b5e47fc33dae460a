import { lettersIn } from "./letters.ts";
import type { Family } from "./media-types.ts";
import { tagBytes } from "./sound-tags.ts";
import { isTransportStream } from "./transport-stream.ts";

/** A kind of sound or film that the portal does not take. */
export interface OtherRecording {
  /** As people find it on their devices: 'CAF'. */
  name: string;
  family: "video" | "audio";
}

/** What files of a kind begin with, each letter a byte; any byte may stand where a • does. */
const SOUNDS: readonly [string, ...string[]][] = [
  ["AIFF", "FORM••••AIFF", "FORM••••AIFC"],
  ["8SVX", "FORM••••8SVX", "FORM••••16SV"],
  ["CAF", "caff"],
  ["MIDI", "MThd", "RIFF••••RMID"],
  ["APE", "MAC "],
  ["WavPack", "wvpk"],
  ["AU", ".snd", "dns."],
  ["RealAudio", ".ra\xfd"],
  ["RF64", "RF64••••WAVE", "BW64••••WAVE"],
  ["W64", "riff\x2e\x91\xcf\x11"],
  ["SILK", "#!SILK", "\x02#!SILK"],
  ["QCP", "RIFF••••QLCM"],
  ["EVRC", "#!EVRC", "#!SMV"],
  ["iLBC", "#!iLBC"],
  ["DSF", "DSD "],
  ["DFF", "FRM8••••••••DSD "],
  ["DSS", "\x02dss", "\x03dss", "\x01ds2", "\x03ds2", "\x06ds2", "\x07ds2"],
  ["DVF", "MS_VOICE"],
  ["OMA", "EA3\x03", "ea3\x03", "EA3\x01"],
  ["TTA", "TTA1", "TTA2"],
  ["Musepack", "MPCK", "MP+"],
  ["OptimFROG", "OFR "],
  ["TAK", "tBaK"],
  ["Shorten", "ajkg"],
  ["VOC", "Creative Voice File"],
  ["VQF", "TWIN97012000", "TWIN00052200"],
  ["xWMA", "RIFF••••XWMA"],
  ["Audible", "••••\x57\x90\x75\x36"],
  ["TrueHD", "••••\xf8\x72\x6f\xba", "••••\xf8\x72\x6f\xbb"],
  ["NIST", "NIST_1A"],
  ["AAC", "ADIF"],
  ["XM", "Extended Module: "],
  ["IT", "IMPM"],
  ["DTS", "\x7f\xfe\x80\x01", "\xfe\x7f\x01\x80", "\x1f\xff\xe8\0", "\xff\x1f\0\xe8", "DTSHDHDR"],
];

const FILMS: readonly [string, ...string[]][] = [
  ["FLV", "FLV\x01"],
  ["MPEG", "\0\0\x01\xba", "\0\0\x01\xb3", "RIFF••••CDXA"],
  ["MPEG-4", "\0\0\x01\xb0"],
  ["WTV", "\xb7\xd8\0\x20\x37\x49\xda\x11"],
  ["DV", "\x1f\x07\0\x3f", "\x1f\x07\0\xbf"],
  ["IVF", "DKIF"],
  ["Y4M", "YUV4MPEG2"],
  ["NUT", "nut/multimedia container\0"],
];

/** Containers of films that may hold sound alone: what each of both is called, and its mark. */
const MIXED = [
  {
    beginning: "\x30\x26\xb2\x75\x8e\x66\xcf\x11",
    film: "WMV",
    sound: "WMA",
    picture: "\xc0\xef\x19\xbc\x4d\x5b\xcf\x11",
    hearing: "\x40\x9e\x69\xf8\x4d\x5b\xcf\x11",
  },
  {
    beginning: ".RMF",
    film: "RealMedia",
    sound: "RealMedia",
    picture: "video/x-pn-real",
    hearing: "audio/x-pn-real",
  },
];

/** A film of a studio may have bytes of its own before its beginning. */
const MXF = "\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02";
/** A list of parameters, however important it says it is, or a mark before a picture. */
const FIRST_OF_H264 = [0x67, 0x47, 0x27, 0x09];
const FIRST_OF_H265 = [0x40, 0x42, 0x46];
const SYNC_OF_AC3 = ["\x0b\x77", "\x77\x0b"];
/** The last version of AC-3; what follows is E-AC-3. */
const LAST_OF_AC3 = 10;
const LAST_OF_EAC3 = 16;

/**
 * Which kind of sound or film a file is that the portal does not take, by its first bytes and
 * whatever tags stand before them; null for every other, what it takes among them.
 *
 * @param claimed what it says it is, which decides where a container may hold either
 */
export function otherRecordingOf(
  bytes: Uint8Array,
  claimed: Family | null = null,
): OtherRecording | null {
  const tag = tagBytes(bytes);
  if (tag > 0) return tag < bytes.length ? otherRecordingOf(bytes.subarray(tag), claimed) : null;
  const head = lettersIn(bytes);
  const among = (kinds: typeof SOUNDS) =>
    kinds.find(([, ...beginnings]) => beginnings.some((one) => beginsAs(head, one)))?.[0];
  const sound = among(SOUNDS) ?? versionOfAc3(head);
  if (sound) return { name: sound, family: "audio" };
  // A time before a packet may look like the start of another stream.
  if (isTransportStream(head)) return { name: "MTS", family: "video" };
  const film = among(FILMS) ?? (head.includes(MXF) ? "MXF" : null) ?? nameOfStream(head);
  if (film) return { name: film, family: "video" };
  return ofMixed(head, claimed);
}

const beginsAs = (head: string, beginning: string): boolean =>
  head.length >= beginning.length &&
  Array.from(beginning).every((letter, at) => letter === "•" || letter === head[at]);

/** What it holds stands in the list of its streams; null where that has not come. */
function ofMixed(head: string, claimed: Family | null): OtherRecording | null {
  const kind = MIXED.find(({ beginning }) => head.startsWith(beginning));
  if (!kind) return null;
  const isKnown = head.includes(kind.picture) || head.includes(kind.hearing);
  const isSound = isKnown ? !head.includes(kind.picture) : claimed === "audio";
  return isSound ? { name: kind.sound, family: "audio" } : { name: kind.film, family: "video" };
}

function versionOfAc3(head: string): string | null {
  if (!SYNC_OF_AC3.some((sync) => head.startsWith(sync)) || head.length < 6) return null;
  const version = head.charCodeAt(head.startsWith("\x0b") ? 5 : 4) >> 3;
  if (version > LAST_OF_EAC3) return null;
  return version > LAST_OF_AC3 ? "E-AC-3" : "AC-3";
}

/** A picture's stream without a container: a start code, and a unit that can be the first. */
function nameOfStream(head: string): string | null {
  const start = ["\0\0\0\x01", "\0\0\x01"].find((code) => head.startsWith(code));
  if (start === undefined || head.length < start.length + 2) return null;
  const first = head.charCodeAt(start.length);
  if (FIRST_OF_H264.includes(first)) return "H.264";
  const isH265 = FIRST_OF_H265.includes(first) && head.charCodeAt(start.length + 1) === 1;
  return isH265 ? "H.265" : null;
}
