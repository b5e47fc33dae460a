import { type SQL, sql } from "drizzle-orm";
import { fullName, nameOrder } from "../../db/name-order.ts";
import { rowsOf } from "../../db/rows.ts";
import { administrators } from "../../db/schema/admins.ts";
import { auditEvents } from "../../db/schema/audit.ts";
import { supportPersons } from "../../db/schema/support-persons.ts";
import { users } from "../../db/schema/users.ts";
import type { CtxOf } from "../../platform/context.ts";
import { EVENT_GROUPS } from "./event-groups.ts";
import type { EventFilter, MunicipalEvent } from "./schemas.ts";

type Ctx = CtxOf<"municipal-audit:read" | "municipal-audit:export">;
type Row = {
  id: string | number;
  at: string;
  action: string;
  role: MunicipalEvent["actor"]["role"];
  actor: string | null;
  subject: string | null;
  kind: "person" | "administrator" | "support" | "other" | null;
};
/** `after`: 'moment_id' of the last event so far. */
type Place = { after?: string | undefined; limit: number };

/** Events of the caller's municipality and the portal's own, everybody's; newest first. */
export async function municipalEvents(
  ctx: Ctx,
  filter: EventFilter,
  { after, limit }: Place,
): Promise<{ events: MunicipalEvent[]; next: string | null }> {
  const own = sql`e.municipality_id = ${ctx.principal.municipality.id}::uuid`;
  const everybodys = sql`e.municipality_id is null
    and (e.action ~ ${EVENT_GROUPS.releases}::text or e.action = 'audit.month-dropped')`;
  const wanted = conditions(ctx, filter, after);
  // Each half goes down its own part of the index; one more than is shown says whether more follow.
  const half = (scope: SQL) => sql`(select e.* from ${auditEvents} e
    where ${sql.join([scope, ...wanted], sql` and `)}
    order by e.at desc, e.id desc limit ${limit + 1})`;
  const rows = await rowsOf<Row>(
    ctx.db,
    sql`with found as (select * from (${half(own)} union all ${half(everybodys)}) as both_halves
        order by at desc, id desc limit ${limit + 1})
      select f.id, to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        f.action, f.actor_role as role,
        coalesce(aa.name, asp.name, ${nameOf("au")}) as actor,
        coalesce(${nameOf("su")}, sa.name, ssp.name) as subject,
        case when f.subject_id is null then null when su.id is not null then 'person'
          when sa.id is not null then 'administrator' when ssp.id is not null then 'support'
          else 'other' end as kind
      from found f
      left join ${administrators} aa on aa.id = f.actor_id
      left join ${supportPersons} asp on asp.id = f.actor_id
      left join ${users} au on au.id = f.actor_id
      left join ${users} su on su.id = f.subject_id
      left join ${administrators} sa on sa.id = f.subject_id
      left join ${supportPersons} ssp on ssp.id = f.subject_id
      order by f.at desc, f.id desc`,
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { events: shown.map(toEvent), next: last ? `${last.at}_${last.id}` : null };
}

const nameOf = (alias: string) =>
  fullName({ name: sql.raw(`${alias}.name`), surnames: sql.raw(`${alias}.surnames`) });

const toEvent = ({ at, action, role, actor, subject, kind }: Row): MunicipalEvent => ({
  at,
  action,
  actor: { role, name: actor },
  subject: kind && { kind, name: subject },
});

function conditions(ctx: Ctx, filter: EventFilter, after: string | undefined): SQL[] {
  const { person = "", actor = "", role, group, from, until } = filter;
  const { timeZone } = ctx.config;
  const [at, id] = after?.split("_") ?? [];
  const all: (SQL | false | undefined)[] = [
    at !== undefined && sql`(e.at, e.id) < (${at}::timestamptz, ${id}::bigint)`,
    from !== undefined && sql`e.at >= ${startOf(from, 0, timeZone)}::timestamptz`,
    until !== undefined && sql`e.at < ${startOf(until, 1, timeZone)}::timestamptz`,
    role && sql`e.actor_role = ${role}::text`,
    group && sql`e.action ~ ${EVENT_GROUPS[group]}::text`,
    person.trim() !== "" && named(ctx, "subject_id", person.trim(), [PEOPLE]),
    actor.trim() !== "" && named(ctx, "actor_id", actor.trim(), [PEOPLE, STAFF, RELATIVES]),
  ];
  return all.filter((one): one is SQL => one instanceof Object);
}

/** The moment at which the day begins that comes `later` days after `day`. */
const startOf = (day: string, later: number, timeZone: string): string =>
  Temporal.PlainDate.from(day)
    .add({ days: later })
    .toZonedDateTime(timeZone)
    .toInstant()
    .toString();

const PEOPLE = { table: users, name: fullName(users) };
const STAFF = { table: administrators, name: sql`${administrators.name}` };
const RELATIVES = { table: supportPersons, name: sql`${supportPersons.name}` };
type Named = typeof PEOPLE | typeof STAFF | typeof RELATIVES;

/** Whoever bears the name now, in the caller's municipality; the id also finds who was deleted. */
function named(ctx: Ctx, column: "subject_id" | "actor_id", typed: string, among: Named[]): SQL {
  const part = nameOrder(sql`${typed}::text`);
  const found = among.map(
    ({ table, name }) => sql`select ${table.id} from ${table}
      where ${table.municipalityId} = ${ctx.principal.municipality.id}::uuid
        and strpos(${nameOrder(name)}, ${part}) > 0`,
  );
  const id = sql`e.${sql.identifier(column)}`;
  return sql`(${id} in (${sql.join(found, sql` union all `)})
    or ${id}::text = lower(${typed}::text))`;
}
