import { and, eq, getTableColumns, or, sql } from "drizzle-orm";
import { fullName, nameOrder } from "../../db/name-order.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { lastAccess } from "./last-access.ts";
import type { UserPage } from "./schemas.ts";
import { toListedUser } from "./user-serializers.ts";

export interface PageInput {
  search?: string | undefined;
  after?: string | undefined;
  limit: number;
}

const ID_LENGTH = 36;
const order = nameOrder(fullName(users));

/** One page of a municipality's people by name, and how many there are in all: one statement. */
export async function listUserPage(
  { db }: Ctx,
  municipalityId: string,
  { search = "", after, limit }: PageInput,
): Promise<UserPage> {
  const found = and(eq(users.municipalityId, municipalityId), ...wordsOf(search).map(matches));
  const counted = db
    .select({ total: sql<number>`count(*)::int`.as("total") })
    .from(users)
    .where(found)
    .as("counted");
  const page = db
    .select({
      ...getTableColumns(users),
      lastAccess: lastAccess.as("last_access"),
      place: order.as("place"),
    })
    .from(users)
    .where(and(found, after === undefined ? undefined : behind(after)))
    .orderBy(order, users.id)
    // One more than is shown says whether another page follows.
    .limit(limit + 1)
    .as("page");
  const rows = await db
    .select()
    .from(counted)
    .leftJoin(page, sql`true`)
    .orderBy(page.place, page.id);
  const people = rows.flatMap((row) => (row.page ? [row.page] : []));
  const shown = people.slice(0, limit);
  const last = people.length > limit ? shown.at(-1) : undefined;
  return {
    users: shown.map(toListedUser),
    total: rows[0]?.counted.total ?? 0,
    next: last ? last.id + last.place : null,
  };
}

/** Also of 'Muñoz Gil, Carmen', as registers write a name. */
const wordsOf = (search: string) => search.split(/[\s,;]+/).filter((word) => word !== "");

/** Each word stands in the name, the surnames, the e-mail or the telephone, whose signs do not count. */
function matches(word: string) {
  const digits = word.replace(/[^+\d]/g, "");
  const isNumber = digits.length > 0 && /^[+\d().-]+$/.test(word);
  const typed = nameOrder(sql`${word}::text`);
  return or(
    sql`strpos(${order}, ${typed}) > 0`,
    sql`strpos(${users.email}, ${typed}) > 0`,
    isNumber
      ? sql`strpos(regexp_replace(${users.phone}, '[^+0-9]', '', 'g'), ${digits}::text) > 0`
      : undefined,
  );
}

/** A place in the list, which holds also when the person who stood there was deleted. */
function behind(after: string) {
  const [id, name] = [after.slice(0, ID_LENGTH), after.slice(ID_LENGTH)];
  return sql`(${order}, ${users.id}) > (${name} collate "C", ${id}::uuid)`;
}
