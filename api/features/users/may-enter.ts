import { and, not } from "drizzle-orm";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { isDeceased } from "../../platform/deceased.ts";

/** Whether a row's person is one of those who enter: active, and alive as far as one knows. */
export const mayEnter = (ctx: Pick<Ctx, "clock">) => and(users.isActive, not(isDeceased(ctx)));
