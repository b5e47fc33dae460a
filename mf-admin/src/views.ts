import type { Named } from "./user.ts";

export const AUDIT = "audit ";
export const RECORD = "record ";
export const SHEETS = "sheets";
export const IMPORT = "import";
export const FAMILIES = "families";

/** The name of the view in which one person's trail is read. */
export const auditView = (user: Pick<Named, "id">) => AUDIT + user.id;
/** The name of the view with one person's record. */
export const recordView = (user: Pick<Named, "id">) => RECORD + user.id;
/** The view with the sheets of those who were just enrolled from a file. */
export const IMPORTED_SHEETS = `${SHEETS} imported`;
/** The name of the view that prints one person's sheet; without one, whose is chosen there. */
export const sheetsView = (user?: Pick<Named, "id">) => (user ? `${SHEETS} ${user.id}` : SHEETS);
