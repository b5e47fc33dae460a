export { cleanUpFiles } from "./clean-up-files.ts";
export { commitUploads, rollBackFiles } from "./commit-uploads.ts";
export { countBody } from "./count-body.ts";
export { discardIfRefused } from "./discard-if-refused.ts";
export {
  ALL_FAMILIES,
  fileIncomplete,
  fileTooLarge,
  isUnknownType,
  MAX_FILE_BYTES,
  MAX_THUMBNAIL_BYTES,
  UPLOAD_ADDRESS_MS,
  uploadExpired,
  wrongFileType,
} from "./file-rules.ts";
export { findUpload, markUsed, type Upload } from "./find-upload.ts";
export { inspectFile } from "./inspect-file.ts";
export { oneCheckAtATime } from "./one-check-at-a-time.ts";
export { pictureSize, pictureUnreadable, refuseOversized } from "./picture-size.ts";
export { withoutPlace } from "./place/forget-place.ts";
export { checkQuota, lockQuota, refuseOverQuota } from "./quota.ts";
export { removeQuietly } from "./remove-quietly.ts";
export { uploadsRoutes } from "./routes.ts";
export { fileContent, fileName } from "./schemas.ts";
export { checkStructure } from "./structure/check-structure.ts";
export { bytesInMemory } from "./structure/file-bytes.ts";
export { nameOfKey, newFileName, quarantineKey } from "./upload-names.ts";
