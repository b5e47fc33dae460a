import { eq } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { supportLinks } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { AccountRef } from "./accounts.ts";

type Owner = AccountRef & { name: string; email: string };

/**
 * What others know of whoever has an account, so that its password is not made of it: of a relative
 * also whom they accompany.
 */
export async function knownOfOwner(
  db: Db,
  { role, id, name, email }: Owner,
  municipality: string | null,
): Promise<(string | null)[]> {
  const own = [name, email, municipality];
  return role === "support" ? [...own, ...(await namesAccompaniedBy(db, id))] : own;
}

async function namesAccompaniedBy(db: Db, supportPersonId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ name: fullName(users), preferredName: users.preferredName })
    .from(supportLinks)
    .innerJoin(users, eq(users.id, supportLinks.userId))
    .where(eq(supportLinks.supportPersonId, supportPersonId));
  return rows.flatMap(({ name, preferredName }) => [name, preferredName]);
}
