export { lettersIn } from "./letters.ts";
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
export { HEAD_BYTES, typeByBytes } from "./type-by-bytes.ts";
export { typeOf } from "./type-of.ts";
