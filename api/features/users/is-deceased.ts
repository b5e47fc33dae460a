import { and, not, sql } from "drizzle-orm";
import { hasDied } from "../../db/current-pause.ts";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";

const nowOf = ({ clock }: Pick<Ctx, "clock">) => sql`${clock().toISOString()}`;

/** Whether the death of a row's person is noted; also for a list of fields. */
export const isDeceased = (ctx: Pick<Ctx, "clock">) =>
  hasDied(userPauses, sql`"users"."id"`, nowOf(ctx));

/** Whether a row's person is one of those who enter: active, and alive as far as one knows. */
export const mayEnter = (ctx: Pick<Ctx, "clock">) => and(users.isActive, not(isDeceased(ctx)));
