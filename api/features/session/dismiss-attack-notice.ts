import { dismissAttack } from "../../platform/auth/account-notices.ts";
import type { CtxOf } from "../../platform/context.ts";
import { forbidden } from "../../platform/errors.ts";

/** The owner of the account has read it; an administrator in somebody's home is not the owner. */
export async function dismissAttackNotice(ctx: CtxOf<"session:dismiss">): Promise<void> {
  if (ctx.principal.role === "person" && ctx.principal.enteredBy) throw forbidden();
  await dismissAttack(ctx, ctx.principal.role, ctx.principal.id);
}
