import { asc, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { rowsOf } from "../../db/rows.ts";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import { errorOf } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { expectNothingWritten, HOUR } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;
const my = eachTestOnMonday();
const { add, mark: complete, later, pathOf, read } = my;

describe("the list", () => {
  test("shows the next time of what does not come today", async () => {
    await add({ recurrency: "weekly", dateTime: "2026-02-26T08:00:00.000Z" });
    await add({ recurrency: "monthly", dateTime: "2026-01-31T08:00:00.000Z" });
    const days = (await read()).map(({ dateTime }) => dateTime);
    // Summer time has come by the 31st: nine o'clock is an hour earlier in UTC.
    expect(days).toEqual(["2026-03-05T08:00:00.000Z", "2026-03-31T07:00:00.000Z"]);
  });

  test("leaves out a one-off 30 days after it was completed", async () => {
    const { id } = await add();
    await complete(id);
    await later(30 * DAY - HOUR);
    expect(await read()).toHaveLength(1);
    await later(2 * HOUR);
    expect(await read()).toEqual([]);
    expect(await read("/stats")).toEqual({ pending: 0, completed: 0, today: 0, upcoming: 0 });
  });
});

test("stats count over the list", async () => {
  expect(await read("/stats")).toEqual({ pending: 0, completed: 0, today: 0, upcoming: 0 });
  const { id } = await add();
  await add({ dateTime: "2026-02-20T08:00:00.000Z" });
  await add({ recurrency: "daily" });
  await add({ dateTime: "2026-03-04T08:00:00.000Z" });
  await add({ dateTime: "2026-05-04T08:00:00.000Z" });
  await complete(id);
  expect(await read("/stats")).toEqual({ pending: 4, completed: 1, today: 3, upcoming: 3 });
});

describe("completing", () => {
  test("takes an empty body that calls itself JSON", async () => {
    const { id } = await add();
    const headers = { "Content-Type": "application/json" };
    const answer = await my.browser.send("PATCH", pathOf(`/${id}/complete`), { headers });
    expect(await answer.json()).toMatchObject({ isCompleted: true });
  });

  test("keeps the history of what was done", async () => {
    const { id } = await add({ recurrency: "daily" });
    await complete(id);
    await later(DAY);
    await complete(id);
    const { occurrenceAt } = reminderCompletions;
    const rows = await my.portal.db.select().from(reminderCompletions).orderBy(asc(occurrenceAt));
    const own = rows.filter(({ reminderId }) => reminderId === id);
    expect(own.map((row) => row.occurrenceAt.toISOString())).toEqual([
      "2026-03-02T08:00:00.000Z",
      "2026-03-03T08:00:00.000Z",
    ]);
  });

  test("refuses what is no occurrence, and what is no JSON", async () => {
    const { id } = await add();
    const send = (body: unknown, type = "application/json") =>
      my.browser.send("PATCH", pathOf(`/${id}/complete`), {
        body,
        headers: { "Content-Type": type },
      });
    await expectNothingWritten(my.portal.db, async () => {
      for (const body of [{ occurrence: "hoy" }, { occurrence: null }, [], null, 7]) {
        const answer = await send(JSON.stringify(body));
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
      expect(await errorOf(await send('{"occ'))).toEqual([400, "MALFORMED_JSON"]);
      for (const type of ["text/plain", "multipart/form-data; boundary=x", ""]) {
        expect(await errorOf(await send("{}", type))).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
      }
      const huge = await send({ occurrence: "x".repeat(70_000) });
      expect(await errorOf(huge)).toEqual([413, "BODY_TOO_LARGE"]);
    });
  });
});

test("fingers on ten screens at once leave it done or not done, and only once", async () => {
  const { id, dateTime } = await add();
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(id)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  const [completions] = await rowsOf(
    my.portal.db,
    sql`select count(*)::int as n from reminder_completions where reminder_id = ${id}`,
  );
  const listed = await (await my.browser.get(pathOf())).json();
  const shown = listed.find((reminder: { id: string }) => reminder.id === id);
  expect(shown).toMatchObject({ dateTime, isCompleted: completions?.n === 1 });
  expect(completions?.n).toBeLessThanOrEqual(1);
});

test("one that is deleted while it is being completed is not found", async () => {
  const { id } = await add();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => complete(id)),
    my.browser.delete(`${pathOf()}/${id}`),
    ...Array.from({ length: 5 }, () => complete(id)),
  ]);
  for (const { status } of answers) expect([200, 204, 404]).toContain(status);
  expect((await complete(id)).status).toBe(404);
});
