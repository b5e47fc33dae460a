export { AUDIT_DEEDS } from "./audit-deeds.ts";
