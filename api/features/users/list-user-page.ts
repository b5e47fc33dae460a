import { searchWords } from "@acompana/kit/format";
import { and, eq, getTableColumns, or, type SQL, sql } from "drizzle-orm";
import { keptEmail } from "../../db/email-column.ts";
import { fullName, nameOrder } from "../../db/name-order.ts";
import { users } from "../../db/schema/users.ts";
import type { Ctx } from "../../platform/context.ts";
import { isDeceased } from "../../platform/deceased.ts";
import { lastAccess } from "./last-access.ts";
import { needsAt, toNeeds } from "./needs.ts";
import type { ListOrder, UserPage } from "./schemas.ts";
import { toListedUser } from "./user-serializers.ts";

export interface PageInput {
  search?: string | undefined;
  after?: string | undefined;
  order?: ListOrder | undefined;
  limit: number;
}

const ID_LENGTH = 36;
const byName = nameOrder(fullName(users));

/** One page of a municipality's people, and how many there are in all: one statement. */
export async function listUserPage(
  ctx: Ctx,
  municipalityId: string,
  { search = "", after, limit, order: by = "name" }: PageInput,
): Promise<UserPage> {
  const { db, clock } = ctx;
  const now = clock();
  const { columns: needs, rank } = needsAt(now);
  const order = orders(rank)[by];
  const found = and(eq(users.municipalityId, municipalityId), ...searchWords(search).map(matches));
  const counted = db
    .select({
      total: sql<number>`count(*)::int`.as("total"),
      needing: (by === "needs"
        ? sql<number>`(count(*) filter (where ${rank} < 5))::int`
        : sql<null>`null`
      ).as("needing"),
    })
    .from(users)
    .where(found)
    .as("counted");
  const page = db
    .select({
      ...getTableColumns(users),
      lastAccess: lastAccess.as("last_access"),
      ...needs,
      isDeceased: isDeceased(ctx).as("is_deceased"),
      place: order.as("place"),
    })
    .from(users)
    .where(and(found, after === undefined ? undefined : behind(order, after)))
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
  const needing = rows[0]?.counted.needing ?? null;
  return {
    users: shown.map((row) => ({ ...toListedUser(row), needs: toNeeds(row, now) })),
    total: rows[0]?.counted.total ?? 0,
    ...(needing !== null && { needing }),
    next: last ? last.id + last.place : null,
  };
}

/**
 * Each order as a text: places in the list are told by it. The order by name has an index; the
 * others sort one municipality, which has two thousand people at most.
 */
const orders = (rank: SQL): Record<ListOrder, SQL> => ({
  name: byName,
  needs: sql`((${rank})::text || ${byName}) collate "C"`,
  newest: sql`lpad((9999999999999 - floor(extract(epoch from ${users.createdAt}) * 1000))::text,
    13, '0') collate "C"`,
});

/** A label of an address with letters of Spain, and of these the plain ones. */
const PUNYCODE = /xn--(?:([a-z0-9-]*)-)?[a-z0-9]+/;

/**
 * Each word stands in name, surnames, what she wants to be called, street, the e-mail or the
 * telephone, whose signs do not count.
 */
function matches(word: string) {
  const digits = word.replace(/[^+\d]/g, "").replace(/^(?:00)?34(?=\d{9}$)/, "+34");
  const isNumber = digits.length > 0 && /^[+\d().-]+$/.test(word);
  const phone = sql`regexp_replace(${users.phone}, '[^+0-9]', '', 'g')`;
  // The country counts where it is asked for: '34' is rather the number of a house.
  const searched = digits.startsWith("+") ? phone : sql`regexp_replace(${phone}, '^[+]34', '')`;
  const domain = keptEmail(word.normalize("NFC").toLowerCase());
  const typed = nameOrder(sql`${word}::text`);
  return or(
    sql`strpos(${byName}, ${typed}) > 0`,
    sql`strpos(${nameOrder(users.preferredName)}, ${typed}) > 0`,
    sql`strpos(${nameOrder(users.address)}, ${typed}) > 0`,
    sql`strpos(regexp_replace(${users.email}, ${PUNYCODE.source}::text, '\\1', 'g'), ${typed}) > 0`,
    PUNYCODE.test(domain) ? sql`strpos(${users.email}, ${domain}::text) > 0` : undefined,
    isNumber ? sql`strpos(${searched}, ${digits}::text) > 0` : undefined,
  );
}

/** A place in the list, which holds also when the person who stood there was deleted. */
function behind(order: SQL, after: string) {
  const [id, place] = [after.slice(0, ID_LENGTH), after.slice(ID_LENGTH)];
  return sql`(${order}, ${users.id}) > (${place} collate "C", ${id}::uuid)`;
}
