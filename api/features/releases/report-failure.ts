import { sql } from "drizzle-orm";
import { areaFailures } from "../../db/schema/releases.ts";
import type { CtxOf } from "../../platform/context.ts";
import { countCall } from "../../platform/limits/count-call.ts";
import { pseudonym } from "../../platform/secrets/tokens.ts";
import type { AreaFailure } from "./schemas.ts";
import { witnessFailure } from "./witness-failure.ts";

/** From one address, in ten minutes: a whole care home may be behind one. */
const REPORTS = { most: 120, seconds: 600 };

/** Counts that a browser could not load a version, whoever says so. Only witnesses act. */
export async function reportFailure(ctx: CtxOf<"public">, failure: AreaFailure): Promise<void> {
  const { db, clock, claims, pepper, releases } = ctx;
  const now = clock();
  const key = `area-failures|${pseudonym(pepper, claims.address)}`;
  await countCall(
    db,
    now,
    { key, ...REPORTS },
    {
      code: "TOO_MANY_CALLS",
      sentence: (wait) => `Son demasiados avisos seguidos. Espera ${wait}.`,
    },
  );
  if (!(await releases.find(failure.area, failure.version))) return;
  const { area, version, kind, day, count } = areaFailures;
  await db
    .insert(areaFailures)
    .values({ ...failure, day: now.toISOString().slice(0, 10), count: 1, lastAt: now })
    .onConflictDoUpdate({
      target: [area, version, kind, day],
      set: { count: sql`${count} + 1`, lastAt: now },
    });
  await witnessFailure(ctx, failure);
}
