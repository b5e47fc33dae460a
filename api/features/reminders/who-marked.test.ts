import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import { newRelative, signIn } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday, NINE } from "../../tools/testing/test-day.ts";
import { MINUTE } from "../../tools/testing/test-portal.ts";

// Who marked an occurrence as done.

const DONE = { isCompleted: true };
const SELF = { person: true, support: null };
const NOBODY = { person: false, support: null };
const my = eachTestOnMonday();
const { add, mark, change } = my;

/** Who made each mark of a reminder, as the database holds it, and when. */
async function marks(id: string) {
  return await rowsOf<{ person: boolean; support: string | null; at: string }>(
    my.portal.db,
    sql`select marked_by_person as person, marked_by_support as support,
      to_char(completed_at at time zone 'UTC', 'HH24:MI') as at
      from reminder_completions where reminder_id = ${id}`,
  );
}

async function relative() {
  const lucia = await newRelative(my.portal, my.admin, my.person);
  return { id: lucia.id, own: await signIn(my.portal, lucia) };
}

/** A session of the person that an administrator has entered. */
async function entered(): Promise<Browser> {
  const browser = my.portal.browser();
  const { token } = my.admin;
  const path = `/api/users/${my.person.id}/verify-pin`;
  expect((await browser.post(path, { pin: my.person.pin }, { token })).status).toBe(200);
  return browser;
}

/** What is sent again under a key is written by another statement than the rest. */
describe.each([
  ["with a key", () => crypto.randomUUID()],
  ["without a key", () => ""],
])("a mark %s", (_, key) => {
  test("keeps that the person made it, or which relative did", async () => {
    const { id } = await add();
    const lucia = await relative();
    expect((await mark(id, DONE, { key: key() })).status).toBe(200);
    expect(await marks(id)).toEqual([{ ...SELF, at: "10:00" }]);
    await mark(id, { isCompleted: false }, { key: key() });
    expect(await marks(id)).toEqual([]);
    expect((await mark(id, DONE, { key: key(), own: lucia.own })).status).toBe(200);
    expect(await marks(id)).toEqual([{ person: false, support: lucia.id, at: "10:00" }]);
  });

  test("is nobody's in a home that an administrator has entered", async () => {
    const { id } = await add();
    expect((await mark(id, DONE, { key: key(), own: await entered() })).status).toBe(200);
    expect(await marks(id)).toEqual([{ ...NOBODY, at: "10:00" }]);
  });

  test("made once more by somebody else stays the first one's", async () => {
    const { id } = await add();
    const lucia = await relative();
    await mark(id, DONE, { key: key(), own: lucia.own });
    my.portal.wait(5 * MINUTE);
    for (const own of [my.browser, await entered()]) {
      expect((await mark(id, DONE, { key: key(), own })).status).toBe(200);
    }
    expect(await marks(id)).toEqual([{ person: false, support: lucia.id, at: "10:00" }]);
  });
});

test("a mark that is toggled is the last one's who marked", async () => {
  const { id } = await add();
  const lucia = await relative();
  await mark(id);
  await mark(id, undefined, { own: lucia.own });
  expect(await marks(id)).toEqual([]);
  await mark(id, undefined, { own: lucia.own });
  expect(await marks(id)).toMatchObject([{ person: false, support: lucia.id }]);
});

test("a mark that moves with its occurrence keeps who made it", async () => {
  const { id } = await add({ recurrency: "daily" });
  await mark(id, DONE);
  const moved = { occurrence: NINE, scope: "one", dateTime: "2026-03-02T08:30:00.000Z" };
  expect((await change(id, moved)).status).toBe(200);
  expect(await marks(id)).toEqual([{ ...SELF, at: "10:00" }]);
});

test("a relative whose login is deleted leaves the mark, and is not named in it", async () => {
  const { id } = await add();
  const lucia = await relative();
  await mark(id, DONE, { own: lucia.own });
  const { token } = my.admin;
  const deleted = await my.portal.browser().delete(`/api/support-persons/${lucia.id}`, { token });
  expect(deleted.status).toBe(204);
  expect(await marks(id)).toEqual([{ ...NOBODY, at: "10:00" }]);
});

test("a mark of before this was written down is nobody's", async () => {
  const { id } = await add();
  await my.portal.db.execute(sql`insert into reminder_completions
    (reminder_id, occurrence_at, completed_at) values (${id}, ${NINE}, ${NINE})`);
  expect(await marks(id)).toEqual([{ ...NOBODY, at: "08:00" }]);
});

test("no answer of the calls says who made a mark", async () => {
  const { id } = await add();
  const lucia = await relative();
  const said = await (await mark(id, DONE, { own: lucia.own })).text();
  const listed = await (await lucia.own.get(my.pathOf())).text();
  expect(said + listed).not.toMatch(/marke[rd](By|_by)?"|Lucía|isPerson/);
  expect(said + listed).not.toContain(lucia.id);
});
