import { and, eq, type SQL, sql } from "drizzle-orm";
import { hasDied } from "../db/current-pause.ts";
import type { Db } from "../db/open.ts";
import { userPauses } from "../db/schema/pauses.ts";
import { users } from "../db/schema/users.ts";
import type { Ctx } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** Whether the death of the person in a row of `users` is noted; also for a list of fields. */
export const isDeceased = ({ clock }: Pick<Ctx, "clock">): SQL<boolean> =>
  hasDied(userPauses, sql`"users"."id"`, sql`${clock().toISOString()}`);

/** Whether the death of this person is noted. */
export async function isUserDeceased(
  db: Db,
  ctx: Pick<Ctx, "clock">,
  userId: string,
): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isDeceased(ctx)));
  return found.length > 0;
}

/** What is done for somebody who could still see it. */
export const deceased = () =>
  new ServiceError(
    409,
    "USER_DECEASED",
    "Consta el fallecimiento de esta persona: ya no se le puede enviar nada, ni dar permisos ni añadir familiares.",
  );
