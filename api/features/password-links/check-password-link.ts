import { limitLinkCodes } from "../../platform/auth/entry-limits.ts";
import type { Ctx } from "../../platform/context.ts";
import { findLink } from "./find-link.ts";
import type { PasswordLinkVerdict } from "./schemas.ts";

/** Open to anyone who has the code. It stays as it is: only setting the password uses it up. */
export async function checkPasswordLink(
  ctx: Ctx,
  { code }: { code: string },
): Promise<PasswordLinkVerdict> {
  await limitLinkCodes(ctx);
  const account = await findLink(ctx.db, ctx, code);
  return { role: account?.role ?? null };
}
