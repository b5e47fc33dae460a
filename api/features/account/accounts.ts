import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { sessions } from "../../db/schema/auth.ts";
import { passwordLinks } from "../../db/schema/password-links.ts";
import { loginChallenges } from "../../db/schema/second-factor.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";

/** Who signs in with an e-mail and a password. */
export type AccountRef = { role: "administrator" | "support"; id: string };

type Columns = Record<"id" | "name" | "email" | "passwordHash" | "municipalityId", string>;

/**
 * The account, held until the transaction ends, so that no session begins with a password that is
 * being replaced. Null when there is none, or it was disabled.
 */
export async function lockAccount(tx: Db, { role, id }: AccountRef): Promise<Columns | null> {
  const [row] =
    role === "administrator"
      ? await tx.select().from(administrators).where(activeAdministrator(id)).for("update")
      : await tx.select().from(supportPersons).where(eq(supportPersons.id, id)).for("update");
  return row ?? null;
}

const activeAdministrator = (id: string) =>
  and(eq(administrators.id, id), isNull(administrators.disabledAt));

/**
 * Gives a locked account another password. What was open with the former one ends: sessions, but
 * for `kept`, links and second steps of logins.
 */
export async function replacePassword(
  tx: Db,
  { role, id }: AccountRef,
  passwordHash: string,
  kept?: SQL,
): Promise<void> {
  if (role === "administrator") {
    await tx.update(administrators).set({ passwordHash }).where(eq(administrators.id, id));
    await tx.delete(loginChallenges).where(eq(loginChallenges.administratorId, id));
  } else {
    await tx.update(supportPersons).set({ passwordHash }).where(eq(supportPersons.id, id));
  }
  await tx.delete(sessions).where(and(eq(sessions[COLUMN[role]], id), kept));
  await tx.delete(passwordLinks).where(eq(passwordLinks[COLUMN[role]], id));
}

/** What rows that belong to an account call it. */
export const COLUMN = { administrator: "administratorId", support: "supportPersonId" } as const;
