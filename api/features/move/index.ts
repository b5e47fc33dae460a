export { type CopiedFiles, copyFiles } from "./copy-files.ts";
export { copyRows } from "./copy-rows.ts";
export { portalTables, rowsIn, sequenceStates, sumsOf } from "./portal-tables.ts";
export { requireAlone, requireEmptyDatabase, requireSameVersion } from "./require.ts";
