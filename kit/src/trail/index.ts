export { byDay } from "./by-day.ts";
export { type AuditEvent, useAuditTrail } from "./use-audit-trail.ts";
