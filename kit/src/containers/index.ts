export { isDocument } from "./documents.ts";
export {
  bareType,
  type Container,
  containerOf,
  type Family,
  familyOf,
  fileEndingOf,
  isKnownEnding,
  mediaTypesOf,
} from "./media-types.ts";
export { framesFrom, mpegFrameBytes } from "./mpeg-frames.ts";
export { otherRecordingOf } from "./other-recordings.ts";
export type { ReadBytes } from "./read-bytes.ts";
export { TAG_HEAD_BYTES, tagBytes } from "./sound-tags.ts";
export type { Track } from "./track.ts";
export { tracksOf } from "./tracks-of.ts";
export { HEAD_BYTES, typeByBytes } from "./type-by-bytes.ts";
export { typeOf } from "./type-of.ts";
