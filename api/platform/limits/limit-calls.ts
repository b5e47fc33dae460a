import { type SQL, sql } from "drizzle-orm";
import { sessions } from "../../db/schema/auth.ts";
import { rateCounters } from "../../db/schema/limits.ts";
import type { Role } from "../../db/schema/roles.ts";
import type { Claims, Ctx } from "../context.ts";
import { countCall, refuseUntil } from "./count-call.ts";

type Kind = Claims["kind"];

const SECONDS = 600;

/**
 * For each account, in ten minutes. Nobody types or presses so often, and a hundred results of
 * games that waited for the network still fit in at once.
 */
export const CALLS_IN_TEN_MINUTES = { write: 600, read: 1_200 };

const TOO_FAST = {
  code: "TOO_MANY_CALLS",
  sentence: (wait: string) => `Vas muy deprisa. Espera ${wait} y vuelve a intentarlo.`,
} as const;

/**
 * Every write of a signed-in account is counted, and the reads of those who are not the person
 * themselves: each leaves a row in the audit trail. A person's own reads are not. A file is written
 * down once a session, so pictures do not count.
 */
export const isCounted = (role: Role, kind: Kind): kind is "write" | "read" =>
  kind === "write" || (kind === "read" && role !== "person");

const { calls, endsAt } = rateCounters;
const [kind, now, most, windowEnd] = ["kind", "now", "most", "windowEnd"].map(sql.placeholder);

/** An administrator inside a person's home is counted under their own name. */
const key = sql`${kind}::text || '|' || case when ${sessions.enteredBy} is null
  then ${sessions.role} || '|' || coalesce(
    ${sessions.administratorId}, ${sessions.userId}, ${sessions.supportPersonId})::text
  else 'administrator|' || ${sessions.enteredBy}::text end`;

/** Counts a call of the session that is `alive`; gives no row when its window is full. */
export const countingCall = (alive: SQL | undefined): SQL => {
  const isOver = sql`${endsAt} <= ${now}::timestamptz`;
  return sql`insert into ${rateCounters} (key, calls, most, ends_at)
    select ${key}, 1, ${most}::int, ${windowEnd}::timestamptz from ${sessions} where ${alive}
    on conflict (key) do update set
      calls = case when ${isOver} then 1 else ${calls} + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else ${endsAt} end,
      most = excluded.most
    where ${isOver} or ${calls} < excluded.most
    returning 1 as counted`;
};

/** When there is room again, in ms since 1970; null when the call has been counted as `counted`. */
export const fullUntil = sql<number | null>`case when exists (select from counted) then null
  else (select extract(epoch from r.ends_at) * 1000 from ${rateCounters} r where r.key = ${key})
  end::float8`;

export const windowOf = (kind: "write" | "read", now: Date) => ({
  kind,
  most: CALLS_IN_TEN_MINUTES[kind],
  windowEnd: new Date(now.getTime() + SECONDS * 1000).toISOString(),
});

export const tooManyCalls = (ctx: Ctx, until: number) =>
  refuseUntil(new Date(until), ctx.clock(), TOO_FAST);

/** Counts a read in a home that an administrator entered. */
export async function limitReads(ctx: Ctx, administratorId: string): Promise<void> {
  const key = ["read", "administrator", administratorId].join("|");
  const limit = { key, most: CALLS_IN_TEN_MINUTES.read, seconds: SECONDS };
  await countCall(ctx.db, ctx.clock(), limit, TOO_FAST);
}
