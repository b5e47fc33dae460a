import { audit } from "../../platform/audit/audit.ts";
import type { CtxOf } from "../../platform/context.ts";
import { notFound, ServiceError } from "../../platform/errors.ts";
import { lockAccount } from "../account/index.ts";
import { makePasswordLink } from "./make-password-link.ts";
import type { PasswordLink } from "./schemas.ts";

type Input = { colleagueId: string; origin: string };

/**
 * For an administrator of the same municipality who has forgotten the password. Nobody makes one
 * for themselves: a browser that was left open does not know the present password.
 */
export async function linkForColleague(
  ctx: CtxOf<"colleagues:write">,
  { colleagueId, origin }: Input,
): Promise<PasswordLink> {
  const { municipality, id: createdBy } = ctx.principal;
  if (colleagueId === createdBy) throw ownLink();
  const account = { role: "administrator", id: colleagueId } as const;
  return await ctx.db.transaction(async (tx) => {
    const colleague = await lockAccount(tx, account);
    if (colleague?.municipalityId !== municipality.id) throw notFound();
    const action = "administrator.password-link-created";
    await audit(tx, ctx, { action, subjectId: colleagueId });
    return await makePasswordLink(tx, ctx, { account, municipality, origin, createdBy });
  });
}

const ownLink = () =>
  new ServiceError(403, "FORBIDDEN", "Tu propia contraseña se cambia en «Mi cuenta».");
