import { deepStrictEqual } from "node:assert";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Reminder } from "../../features/reminders/index.ts";
import type { SignedIn } from "./seed.ts";

export type Caller = { id: string; headers: Record<string, string> };
export type Server = { url: string; callers: Caller[] };

/** With the session that the seed opened for the person. */
export const ownCaller = ({ id, token }: SignedIn): Caller => ({
  id,
  headers: { Cookie: `acompana_person=${token}`, "Acompana-Role": "person" },
});

export async function read({ url }: Server, { id, headers }: Caller): Promise<string> {
  const response = await fetch(`${url}/api/users/${id}/reminders`, { headers });
  const body = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${body}`);
  return body;
}

const DAYS = 56;

/** As after eight weeks of use: what recurs was done each time. */
export async function addHistory(url: string): Promise<void> {
  // A connection without the pool's time limits: a busy disk takes longer than ten seconds.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = drizzle(client);
  await db.execute(sql`update reminders set starts_at = starts_at - ${DAYS} * interval '1 day'
    where recurrency <> 'none'`);
  await db.execute(sql`insert into reminder_completions
      (reminder_id, occurrence_at, completed_at)
    select id, starts_at + day * interval '1 day', starts_at + day * interval '1 day'
    from reminders cross join generate_series(0, ${DAYS - 1}::int) day
    where recurrency = 'daily' or recurrency = 'weekly' and day % 7 = 0`);
  for (const table of ["reminders", "reminder_completions"]) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`);
  }
  await client.end();
}

/** Every third reminder is done: completions are part of the read. */
export async function completeSome(portal: Server): Promise<void> {
  for (const caller of portal.callers) {
    const { id: userId, headers } = caller;
    const listed: Reminder[] = JSON.parse(await read(portal, caller));
    for (const { id } of listed.filter((_, index) => index % 3 === 0)) {
      const address = `${portal.url}/api/users/${userId}/reminders/${id}/complete`;
      const response = await fetch(address, { method: "PATCH", headers });
      if (!response.ok) throw new Error(`complete: ${response.status} ${await response.text()}`);
      await response.arrayBuffer();
    }
  }
}

/** At the portal with Express, which sets its cookie itself. */
export async function logIn(url: string, { id }: SignedIn): Promise<Caller> {
  const response = await fetch(`${url}/login/${id}`, { method: "POST" });
  const [cookie] = response.headers.getSetCookie();
  if (!cookie) throw new Error(`${url}: no session`);
  return { id, headers: { Cookie: cookie.slice(0, cookie.indexOf(";")) } };
}

/** Otherwise one of them would do less work than the other. */
export async function requireSameResponses(portal: Server, other: Server): Promise<void> {
  for (const [index, caller] of portal.callers.entries()) {
    const [own, theirs] = await Promise.all([
      read(portal, caller),
      read(other, other.callers[index] as Caller),
    ]);
    deepStrictEqual(JSON.parse(theirs), JSON.parse(own));
    const done = JSON.parse(own).filter(({ isCompleted }: Reminder) => isCompleted);
    if (done.length === 0) throw new Error("nothing is completed: the read has too little to do");
  }
}

/** One person after the other, so that no row stays warm by itself. */
export function readInTurn(server: Server): () => Promise<void> {
  let turn = 0;
  return async () => {
    turn += 1;
    await read(server, server.callers[turn % server.callers.length] as Caller);
  };
}
