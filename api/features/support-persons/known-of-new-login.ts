import { and, eq, inArray, or } from "drizzle-orm";
import { fullName } from "../../db/name-order.ts";
import type { Db } from "../../db/open.ts";
import { supportInvitations } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";

type NewLogin = {
  name: string;
  email: string;
  municipality: { id: string; name: string | null };
  /** Whom it is made to accompany, where no invitation says so. */
  userId?: string;
};

/**
 * What others know of whoever gets a login, so that its password is not made of it: also everybody
 * whom they are to accompany.
 */
export async function knownOfNewLogin(
  db: Db,
  { name, email, municipality, userId }: NewLogin,
): Promise<(string | null)[]> {
  const toThisAddress = and(
    eq(supportInvitations.municipalityId, municipality.id),
    eq(supportInvitations.email, email),
  );
  const invited = db
    .select({ id: supportInvitations.userId })
    .from(supportInvitations)
    .where(toThisAddress);
  const accompanied = await db
    .select({ name: fullName(users), preferredName: users.preferredName })
    .from(users)
    .where(or(inArray(users.id, invited), userId ? eq(users.id, userId) : undefined));
  const theirs = accompanied.flatMap((user) => [user.name, user.preferredName]);
  return [name, email, municipality.name, ...theirs];
}
