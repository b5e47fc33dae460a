import type { CtxOf, SignedInCtx, Subject } from "../context.ts";
import type { ServiceError } from "../errors.ts";
import type { Grant, OpenPermission, Permission, ProgramPermission } from "../policy.ts";
import { CONDITIONS, refuseAbout } from "./conditions.ts";
import { beforePermission } from "./guarded-services.ts";

export type SessionPermission = Exclude<Permission, OpenPermission | ProgramPermission>;
type SessionCondition = keyof typeof CONDITIONS;

/**
 * Asks the policy about what only a body or a row tells; what the path tells, the router has asked
 * already. @throws ServiceError 403 or 404, as every error of the policy
 */
export async function permit<P extends SessionPermission>(
  ctx: SignedInCtx,
  permission: P,
  subject: Subject,
): Promise<CtxOf<P>> {
  const known = { ...ctx.subject, ...subject };
  const asked = { ...ctx, permission, subject: known };
  const conditions = conditionsOf(asked);
  if (!conditions) throw await refuseAbout(beforePermission(asked), known);
  const error = await firstError(asked, conditions);
  if (error) throw error;
  ctx.pending.isOpen = false;
  return asked as unknown as CtxOf<P>;
}

/** Whether the caller has one more permission over the person whom the call is about. */
export async function isPermitted(ctx: SignedInCtx, permission: SessionPermission) {
  const asked = { ...ctx, permission };
  const conditions = conditionsOf(asked);
  return conditions !== null && (await firstError(asked, conditions)) === null;
}

/** Why the caller may not make this call, by what its path tells; null where nothing is. */
export async function permissionErrorOf(ctx: SignedInCtx): Promise<ServiceError | null> {
  const conditions = conditionsOf(ctx);
  if (!conditions) return await refuseAbout(ctx, ctx.subject);
  return await firstError(
    ctx,
    conditions.filter((condition) => isDecidable(ctx, condition)),
  );
}

/** Under which conditions the caller's role has the permission; null when it never has. */
export function conditionsOf({ policy, permission, principal }: SignedInCtx) {
  const grant: Grant = policy[permission] ?? {};
  const conditions = grant[principal.role];
  return conditions === undefined ? null : ([conditions].flat() as SessionCondition[]);
}

/** Whether the call has told enough to judge the condition. */
export function isDecidable({ subject }: SignedInCtx, condition: SessionCondition): boolean {
  const { about } = CONDITIONS[condition];
  return about === null || subject[about] !== undefined;
}

async function firstError(
  ctx: SignedInCtx,
  conditions: readonly SessionCondition[],
): Promise<ServiceError | null> {
  for (const condition of conditions) {
    if (!isDecidable(ctx, condition)) {
      throw new Error(`${ctx.permission}: '${condition}' was asked without saying about whom`);
    }
    const error = await CONDITIONS[condition].judge(beforePermission(ctx), ctx.subject);
    if (error) return error;
  }
  return null;
}
