import { asc, sql } from "drizzle-orm";
import { afterEach, beforeEach } from "vitest";
import { rowsOf } from "../../../db/rows.ts";
import { auditEvents } from "../../../db/schema/audit.ts";
import { ANYONE_ACTOR } from "../../../platform/audit/actor.ts";
import { recordEvent } from "../../../platform/audit/record-event.ts";
import { DEFAULT_RETENTION } from "../../../platform/retention.ts";
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";
import { dropAuditMonths } from "../drop-audit-months.ts";

export let portal: TestPortal;

export const add = (at: string) =>
  recordEvent(portal.db, {
    at: new Date(at),
    action: "user.read",
    actor: ANYONE_ACTOR,
    municipalityId: null,
  });

export const run = () => dropAuditMonths(portal.db, portal.services.clock(), DEFAULT_RETENTION);

export const events = () => portal.db.select().from(auditEvents).orderBy(asc(auditEvents.id));

export const partitions = async () => {
  const rows = await rowsOf<{ name: string }>(
    portal.db,
    sql`select relname as name from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'audit_events'::regclass order by 1`,
  );
  return rows.map(({ name }) => name.replace("audit_events_", ""));
};

/** The portal's clock stands on 2 March 2026: kept is what happened since 1 March 2024. */
export const OLD = ["2024-01-31T23:59:59.999Z", "2024-02-29T23:59:59.999Z"];

export const KEPT = [
  "2024-03-01T00:00:00.000Z",
  "2026-02-28T10:00:00.000Z",
  "2026-03-02T09:00:00.000Z",
];

/** Call it in each test file that uses what is above. */
export function prepareMonths(): void {
  beforeEach(async () => {
    portal = await openTestPortal();
  });
  afterEach(() => portal.close());
}
