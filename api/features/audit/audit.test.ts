import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { newMunicipality } from "../../tools/testing/fixtures.ts";
import { openTestPortal } from "../../tools/testing/test-portal.ts";

test("what was written down cannot be changed, deleted or emptied", async () => {
  const portal = await openTestPortal();
  try {
    await newMunicipality(portal);
    const before = await rowsOf(portal.db, sql`select * from audit_events`);
    expect(before).toHaveLength(1);
    for (const change of [
      sql`update audit_events set actor_role = 'nobody'`,
      sql`delete from audit_events`,
      sql`delete from audit_events where false`,
      sql`truncate audit_events`,
    ]) {
      await expect(portal.db.execute(change)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
    }
    expect(await rowsOf(portal.db, sql`select * from audit_events`)).toEqual(before);
  } finally {
    await portal.close();
  }
});
