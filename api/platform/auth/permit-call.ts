import type { Context, MiddlewareHandler } from "hono";
import { auditThirdParty } from "../audit/audit.ts";
import type { AppEnv, Ctx, SignedInCtx, Subject } from "../context.ts";
import type { Grant, Permission } from "../policy.ts";
import { refuseAbout } from "./conditions.ts";
import { findCaller } from "./find-caller.ts";
import { conditionsOf, firstError, isDecidable } from "./permit.ts";
import { permitProgram } from "./permit-program.ts";

type Call = {
  permission: Permission;
  /** `row`: only a row tells whom the call is about, so the verb asks, whoever calls. */
  subject?: "row" | undefined;
};

/**
 * Asks the policy about all that the path tells, before a byte of the body is read, and puts the
 * caller into the context. Once the verb has done its work, it writes down what somebody else than
 * the person has read; when that fails, the call fails.
 */
export const permitCall =
  ({ permission, subject: from }: Call): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { ctx } = c.var;
    const pending = { isOpen: false };
    const grant: Grant = ctx.policy[permission] ?? {};
    const call = { ...ctx, permission, subject: subjectInPath(c), pending };
    const program = await permitProgram(ctx, grant, c.req.param("area"));
    if (program) {
      const { releaseToken, isOpen } = program;
      pending.isOpen = isOpen;
      c.set("ctx", releaseToken ? Object.assign(call, { releaseToken }) : call);
    } else if (grant.anyone) {
      pending.isOpen = grant.anyone !== "always";
      c.set("ctx", call);
    } else {
      const signedIn: SignedInCtx = { ...call, principal: await findCaller(ctx) };
      pending.isOpen = from === "row" || (await leavesOpen(signedIn));
      c.set("ctx", signedIn);
      // Its session was read.
      c.var.self.saw("ok");
    }
    await next();
    if (c.error || !c.res.ok) return;
    if (pending.isOpen) throw new Error(`${permission}: the verb did not ask the policy`);
    await recordRead(c.var.ctx);
  };

/** Asks the policy what the path tells. Returns whether the verb has more to ask. */
async function leavesOpen(ctx: SignedInCtx): Promise<boolean> {
  const conditions = conditionsOf(ctx);
  if (!conditions) throw await refuseAbout(ctx, ctx.subject);
  const decidable = conditions.filter((condition) => isDecidable(ctx, condition));
  const error = await firstError(ctx, decidable);
  if (error) throw error;
  return decidable.length < conditions.length;
}

/** By the names that the paths give them everywhere. */
function subjectInPath(c: Context<AppEnv>): Subject {
  const userId = c.req.param("userId");
  const accountId = c.req.param("supportId");
  return { ...(userId ? { userId } : {}), ...(accountId ? { accountId } : {}) };
}

const isSignedIn = (ctx: Ctx): ctx is SignedInCtx => "principal" in ctx;

/** The policy says which reads are written down. */
export async function recordRead(ctx: Ctx): Promise<void> {
  if (!isSignedIn(ctx)) return;
  const { audit: action }: Grant = ctx.policy[ctx.permission] ?? {};
  const { userId: subjectId } = ctx.subject;
  if (action) await auditThirdParty(ctx.db, ctx, { action, ...(subjectId ? { subjectId } : {}) });
}
