import type { Ctx } from "../context.ts";
import { noSession } from "../errors.ts";
import { limitReads } from "../limits/limit-calls.ts";
import type { Principal } from "../principal.ts";
import { findPrincipal } from "./find-principal.ts";
import { isIdle } from "./is-idle.ts";

/** Whose session the call carries. @throws ServiceError 401 without one, 429 when it is too fast */
export async function findCaller(ctx: Ctx): Promise<Principal> {
  const principal = await findPrincipal(ctx);
  if (!principal) throw noSession({ idle: await isIdle(ctx) });
  const enteredBy = principal.role === "person" ? principal.enteredBy : null;
  // A person's own reads are not counted; those of an administrator in their home are.
  if (enteredBy && ctx.claims.kind === "read") await limitReads(ctx, enteredBy.id);
  return principal;
}
