import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { staffNotes } from "../../db/schema/staff-notes.ts";
import { users } from "../../db/schema/users.ts";
import { userNotFound } from "../../platform/errors.ts";
import type { StaffNotes } from "./schemas.ts";

/** @throws ServiceError 404 when the person does not exist */
export async function findNotes(db: Db, userId: string): Promise<StaffNotes> {
  const [row] = await db
    .select({
      text: staffNotes.text,
      changedAt: staffNotes.changedAt,
      changedBy: administrators.name,
    })
    .from(users)
    .leftJoin(staffNotes, eq(staffNotes.userId, users.id))
    .leftJoin(administrators, eq(administrators.id, staffNotes.changedBy))
    .where(eq(users.id, userId));
  if (!row) throw userNotFound();
  const { text, changedAt, changedBy } = row;
  return { text: text ?? "", changedAt: changedAt?.toISOString() ?? null, changedBy };
}
