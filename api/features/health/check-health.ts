import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import type { Healthy, Unhealthy } from "./schemas.ts";

const PATIENCE_MS = 2_000;

/** Open to anyone; asks the database one trivial question. */
export async function checkHealth(ctx: Ctx): Promise<Healthy | Unhealthy> {
  const { version } = ctx.config;
  const answered = await answersInTime(ctx.db.execute(sql`select 1`));
  return answered
    ? { status: "ok", database: "ok", version }
    : { status: "error", database: "unreachable", version };
}

async function answersInTime(question: PromiseLike<unknown>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), PATIENCE_MS);
  const answer = Promise.resolve(question).then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
