import { and, eq, gt, not, sql } from "drizzle-orm";
import type { Context, MiddlewareHandler } from "hono";
import { hasDied } from "../../db/current-pause.ts";
import { sessions } from "../../db/schema/auth.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { recordDeed } from "../activity/record-deed.ts";
import { auditThirdParty } from "../audit/audit.ts";
import type { AppEnv, Ctx, SignedInCtx, Subject } from "../context.ts";
import { noSession } from "../errors.ts";
import { limitReads } from "../limits/limit-calls.ts";
import type { Grant, Permission } from "../policy.ts";
import type { Principal } from "../principal.ts";
import { hashToken } from "../secrets/tokens.ts";
import { type Credential, credentialsFor, pickCredential } from "./claims.ts";
import { isEntrantIn } from "./entrant.ts";
import { findPrincipalBy } from "./find-principal.ts";
import { guardServices } from "./guarded-services.ts";
import { conditionsOf, isDecidable, permissionErrorOf } from "./permit.ts";
import { permitProgram } from "./permit-program.ts";

type Call = {
  permission: Permission;
  /** `row`: only a row tells whom the call is about, so the verb asks, whoever calls. */
  subject?: "row" | undefined;
};

/**
 * Asks the policy about all that the path tells, before a byte of the body is read, and puts the
 * caller into the context. While something is left to be asked, the verb's services refuse. Once
 * it has done its work, what somebody else than the person has read is written down; when that
 * fails, the call fails.
 */
export const permitCall =
  ({ permission, subject: from }: Call): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { ctx } = c.var;
    const pending = { isOpen: false };
    const grant: Grant = ctx.policy[permission] ?? {};
    const call = { ...ctx, permission, subject: subjectInPath(c), pending };
    const program = await permitProgram(call, grant, c.req.param("area"));
    if (program) {
      const { releaseToken, isOpen } = program;
      pending.isOpen = isOpen;
      c.set("ctx", releaseToken ? Object.assign(call, { releaseToken }) : call);
    } else if (grant.anyone) {
      pending.isOpen = grant.anyone !== "always";
      c.set("ctx", call);
    } else {
      const signedIn: SignedInCtx = { ...call, principal: await findCaller(call, grant) };
      pending.isOpen = from === "row" || (await leavesOpen(signedIn));
      c.set("ctx", signedIn);
      // Its session was read.
      c.var.self.saw("ok");
    }
    if (pending.isOpen) c.set("ctx", guardServices(c.var.ctx, pending));
    await next();
    if (c.error || !c.res.ok) return;
    if (pending.isOpen) throw new Error(`${permission}: the verb did not ask the policy`);
    await recordRead(c.var.ctx);
    if (isSignedIn(c.var.ctx)) await recordDeed(c.var.ctx);
  };

type CallCtx = Omit<SignedInCtx, "principal">;

/** Whose session the call carries. @throws ServiceError 401 without one, 429 when it is too fast */
async function findCaller(ctx: CallCtx, grant: Grant): Promise<Principal> {
  const principal = await firstAble(ctx, credentialsFor(ctx.claims, ctx.permission, grant));
  if (!principal) throw noSession({ idle: await isIdle(ctx) });
  const enteredBy = principal.role === "person" ? principal.enteredBy : null;
  // A person's own reads are not counted; those of an administrator in their home are.
  if (enteredBy && ctx.claims.kind === "read") await limitReads(ctx, enteredBy.id);
  return principal;
}

/** Of several sessions the first that may make the call, else the first that lives. */
async function firstAble(ctx: CallCtx, credentials: Credential[]): Promise<Principal | null> {
  let alive: Principal | null = null;
  for (const credential of credentials) {
    const principal = await findPrincipalBy(ctx, credential);
    if (!principal) continue;
    alive ??= principal;
    const signedIn: SignedInCtx = { ...ctx, principal };
    if (credentials.length === 1 || !(await permissionErrorOf(signedIn))) return principal;
  }
  return alive;
}

/**
 * Whether a refused request's session is an older person's that lacks nothing but use: signing out,
 * entering anew, a new PIN, a removed device and a deleted account have all deleted its row.
 */
async function isIdle(ctx: Ctx): Promise<boolean> {
  const [role, token] = pickCredential(ctx.claims) ?? [];
  if (role !== "person" || !token) return false;
  const now = ctx.clock();
  const rows = await ctx.db
    .select({ role: sessions.role })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), users.isActive))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        isEntrantIn(now.toISOString()),
        not(hasDied(userPauses, users.id, sql`${now.toISOString()}`)),
      ),
    );
  return rows.length > 0;
}

/** Asks the policy what the path tells. Returns whether the verb has more to ask. */
async function leavesOpen(ctx: SignedInCtx): Promise<boolean> {
  const error = await permissionErrorOf(ctx);
  if (error) throw error;
  return conditionsOf(ctx)?.some((condition) => !isDecidable(ctx, condition)) ?? false;
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
