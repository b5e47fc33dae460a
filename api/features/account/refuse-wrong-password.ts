import { eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { administrators } from "../../db/schema/admins.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import type { Attempt } from "../../platform/auth/attempts.ts";
import { checkSecret } from "../../platform/auth/check-secret.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid } from "../../platform/errors.ts";
import type { AccountRef } from "./accounts.ts";

/**
 * Asks whoever is signed in for the account's password once more; a browser that was left open does
 * not know it. Attempts count, and whoever is in waits 30 seconds at most. @returns the counted
 * attempt, to be reset by the change, and the hash that it matched
 *
 * @throws ServiceError 400 when it is wrong, 429 while waiting
 */
export async function refuseWrongPassword(
  ctx: CtxOf<"account:write" | "second-factor:write">,
  password: string,
): Promise<{ attempt: Attempt; encoded: string | undefined }> {
  const { role, id, municipality } = ctx.principal;
  const encoded = await findPasswordHash(ctx.db, { role, id });
  const login = { loginKind: "password-change", account: id, administratorId: id } as const;
  const { attempt, isRight } = await checkSecret(
    ctx,
    login,
    { encoded, secret: password },
    { role, id, municipalityId: municipality.id },
  );
  if (!isRight) throw invalid("currentPassword", "Esta no es tu contraseña actual.");
  return { attempt, encoded };
}

/** Undefined when the account was deleted meanwhile. */
async function findPasswordHash(db: Db, { role, id }: AccountRef): Promise<string | undefined> {
  const table = role === "administrator" ? administrators : supportPersons;
  const { passwordHash } = table;
  const [row] = await db.select({ passwordHash }).from(table).where(eq(table.id, id));
  return row?.passwordHash;
}
