import { ne } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { audit } from "../../platform/audit/audit.ts";
import { resetAttempts } from "../../platform/auth/attempts.ts";
import type { CtxOf } from "../../platform/context.ts";
import { invalid, noSession } from "../../platform/errors.ts";
import { hashSecret } from "../../platform/secrets/hashing.ts";
import { refuseWeakPassword } from "../../platform/secrets/password-strength.ts";
import { lockAccount, replacePassword } from "./accounts.ts";
import { knownOfOwner } from "./known-of-owner.ts";
import { refuseWrongPassword } from "./refuse-wrong-password.ts";
import type { ChangePassword } from "./schemas.ts";

/** One's own; every other session of the account ends. */
export async function changePassword(
  ctx: CtxOf<"account:write">,
  { currentPassword, password }: ChangePassword,
): Promise<void> {
  const { role, id, municipality, tokenHash } = ctx.principal;
  const known = await knownOfOwner(ctx.db, ctx.principal, municipality.name);
  await refuseWeakPassword(ctx, { password, known });
  if (password === currentPassword) throw invalid("password", SAME);
  const { attempt, encoded } = await refuseWrongPassword(ctx, currentPassword);
  const passwordHash = await hashSecret(ctx, password);
  await ctx.db.transaction(async (tx) => {
    const account = await lockAccount(tx, { role, id });
    // Another session has replaced it meanwhile, and so this one is over.
    if (account?.passwordHash !== encoded) throw noSession();
    await resetAttempts(tx, attempt);
    await replacePassword(tx, { role, id }, passwordHash, ne(sessions.tokenHash, tokenHash));
    await audit(tx, ctx, { action: `${AUDITED[role]}.password-set`, subjectId: id });
  });
}

const AUDITED = { administrator: "administrator", support: "support-person" } as const;

const SAME = "Es la contraseña que ya tienes. Elige otra.";
