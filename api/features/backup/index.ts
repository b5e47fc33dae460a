export { hashing, type Manifest, manifestOf, readArchive, writeArchive } from "./archive.ts";
export { BackupError, backupProblem, newer } from "./backup-error.ts";
export {
  addErasures,
  appendErasures,
  applyErasures,
  cleanUpErasures,
  ERASURE_LIST,
  type Erasure,
  readErasures,
  takeErasures,
} from "./erasures.ts";
export {
  ANSWER,
  answerSchema,
  backupsFolder,
  manifestFor,
  requestsFolder,
  type Source,
  snapshotFolder,
  writeRequest,
} from "./make-backup.ts";
export { type NightlyBackups, openNightlyBackups } from "./nightly-backups.ts";
export { ownedKeys } from "./owned-keys.ts";
export { findPepper, lockPepper, pepperCheck } from "./pepper.ts";
export { isThere, makePrivateFolder, readIfThere } from "./private-files.ts";
export { snapshotIn, takeSnapshot } from "./snapshot.ts";
export { finishGoingBack, upgrade } from "./upgrade.ts";
