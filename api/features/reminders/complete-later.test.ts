import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import { errorOf, newRelative, signIn } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday, NINE } from "../../tools/testing/test-day.ts";
import { expectNothingWritten, HOUR, MINUTE } from "../../tools/testing/test-portal.ts";

// Marks that were made while the line was down, and arrive later.

const DAY = 24 * HOUR;
const my = eachTestOnMonday();
const { add, later, mark } = my;

/** When each occurrence of a reminder was done, as the database holds it. */
async function done(id: string) {
  const { reminderId } = reminderCompletions;
  const rows = await my.portal.db.select().from(reminderCompletions).where(eq(reminderId, id));
  return rows.map((row) => [row.occurrenceAt.toISOString(), row.completedAt.toISOString()]);
}

describe("the moment of a mark", () => {
  test("is kept, of the occurrence that was current then", async () => {
    const { id } = await add({ recurrency: "daily" });
    await later(2 * DAY);
    const at = "2026-03-02T20:15:00.000Z";
    const body = { occurrence: NINE, isCompleted: true, completedAt: at };
    const answer = await mark(id, body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ dateTime: NINE, isCompleted: true });
    expect(await done(id)).toEqual([[NINE, at]]);
    // Today's pill is as it was.
    const list = await (await my.browser.get(`/api/users/${my.person.id}/reminders`)).json();
    expect(list).toMatchObject([{ dateTime: "2026-03-04T08:00:00.000Z", isCompleted: false }]);
    expect((await mark(id, { ...body, isCompleted: false })).status).toBe(200);
    expect(await done(id)).toEqual([]);
  });

  test("belongs to its day: neither yesterday’s pill today, nor today’s yesterday", async () => {
    const { id } = await add({ recurrency: "daily" });
    await later(DAY);
    await expectNothingWritten(my.portal.db, async () => {
      for (const [occurrence, completedAt] of [
        [NINE, "2026-03-03T09:00:00.000Z"],
        ["2026-03-03T08:00:00.000Z", "2026-03-02T22:00:00.000Z"],
      ]) {
        const answer = await mark(id, { occurrence, isCompleted: true, completedAt });
        expect(await errorOf(answer)).toEqual([409, "OCCURRENCE_MOVED"]);
      }
    });
  });

  test("without an offset is the wall clock's", async () => {
    const { id } = await add();
    const body = { isCompleted: true, completedAt: "2026-03-02T09:00:00" };
    expect((await mark(id, body)).status).toBe(200);
    expect(await done(id)).toEqual([[NINE, "2026-03-02T08:00:00.000Z"]]);
  });

  test("a tablet's clock may be five minutes ahead, and no mark is of the future", async () => {
    const { id } = await add();
    const completedAt = "2026-03-02T10:05:00.000Z";
    expect((await mark(id, { isCompleted: true, completedAt })).status).toBe(200);
    expect(await done(id)).toEqual([[NINE, "2026-03-02T10:00:00.000Z"]]);
  });

  test("of a mark that is there already, the first one stays", async () => {
    const { id } = await add();
    const first = { isCompleted: true, completedAt: "2026-03-02T09:00:00.000Z" };
    await mark(id, first);
    await mark(id, { ...first, completedAt: "2026-03-02T09:30:00.000Z" });
    expect(await done(id)).toEqual([[NINE, first.completedAt]]);
  });

  const wrong: [completedAt: unknown, message: string][] = [
    ["2026-03-02T10:05:00.001Z", "Ese momento todavía no ha llegado."],
    ["2027-03-02T10:00:00.000Z", "Ese momento todavía no ha llegado."],
    ["2026-01-31T09:59:59.999Z", "Ese momento queda demasiado lejos."],
    ["2001-01-01T00:00:00.000Z", "Ese momento queda demasiado lejos."],
    ["ayer", "La fecha o la hora no es válida."],
    ["", "La fecha o la hora no es válida."],
    [null, "La fecha o la hora no es válida."],
    [7, "La fecha o la hora no es válida."],
  ];
  test.each(wrong)("%j is refused, and nothing changes", async (completedAt, message) => {
    const { id } = await add();
    await expectNothingWritten(my.portal.db, async () => {
      const answer = await mark(id, { isCompleted: true, completedAt });
      expect((await answer.clone().json()).fields).toEqual({ completedAt: message });
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });

  test("30 days back is the furthest", async () => {
    const { id } = await add();
    const completedAt = "2026-01-31T10:00:00.000Z";
    expect((await mark(id, { isCompleted: true, completedAt })).status).toBe(200);
  });
});

describe("with a key", () => {
  const key = () => crypto.randomUUID();

  test("a mark sent again counts once, also when another hand has undone it meanwhile", async () => {
    const { id } = await add();
    const body = { occurrence: NINE, isCompleted: true, completedAt: "2026-03-02T09:00:00.000Z" };
    const own = key();
    const first = await (await mark(id, body, { key: own })).json();
    await mark(id, { occurrence: NINE, isCompleted: false });
    const again = await mark(id, body, { key: own });
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
    expect(await done(id)).toEqual([]);
  });

  test("a repeat is known after its day has passed", async () => {
    const { id } = await add({ recurrency: "daily" });
    const body = { occurrence: NINE, isCompleted: true };
    const own = key();
    const first = await (await mark(id, body, { key: own })).json();
    await later(DAY);
    expect(await (await mark(id, body, { key: own })).json()).toEqual(first);
    const dated = { ...body, completedAt: "2026-03-02T09:00:00.000Z" };
    const other = key();
    expect((await mark(id, dated, { key: other })).status).toBe(200);
    expect((await mark(id, dated, { key: other })).status).toBe(200);
  });

  test.each([
    ["moved", "PATCH", { occurrence: NINE, scope: "one", dateTime: "2026-03-02T19:00:00.000Z" }],
    ["deleted", "DELETE", undefined],
  ])(
    "a repeat gets the first answer when the reminder was %s meanwhile",
    async (_, method, body) => {
      const { id } = await add({ recurrency: "daily" });
      const own = key();
      const wanted = { occurrence: NINE, isCompleted: true };
      const first = await (await mark(id, wanted, { key: own })).json();
      const path = `/api/users/${my.person.id}/reminders/${id}`;
      expect((await my.browser.send(method, path, body ? { body } : {})).ok).toBe(true);
      expect((await mark(id, wanted, { key: key() })).ok).toBe(false);
      const again = await mark(id, wanted, { key: own });
      expect([again.status, await again.json()]).toEqual([200, first]);
    },
  );

  test("six at once count once, and another body is a conflict", async () => {
    const { id } = await add();
    const body = { occurrence: NINE, isCompleted: true };
    const own = key();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => mark(id, body, { key: own })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await done(id)).toHaveLength(1);
    const other = await mark(id, { ...body, isCompleted: false }, { key: own });
    expect(await errorOf(other)).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
    const { id: second } = await add();
    expect(await errorOf(await mark(second, body, { key: own }))).toEqual([
      409,
      "IDEMPOTENCY_CONFLICT",
    ]);
  });

  test("it has to say what the occurrence shall be", async () => {
    const { id } = await add();
    await expectNothingWritten(my.portal.db, async () => {
      for (const body of [{}, undefined, { occurrence: NINE }]) {
        const answer = await mark(id, body, { key: key() });
        expect((await answer.clone().json()).fields).toEqual({
          isCompleted: "Di si está hecho o no.",
        });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      }
    });
  });

  test("of a relative is on record once", async () => {
    const relative = await newRelative(my.portal, my.admin, my.person);
    const own = await signIn(my.portal, relative);
    const { id } = await add();
    const body = { occurrence: NINE, isCompleted: true, completedAt: "2026-03-02T09:00:00.000Z" };
    const once = key();
    for (let time = 0; time < 3; time++) {
      my.portal.wait(MINUTE);
      expect((await mark(id, body, { key: once, own })).status).toBe(200);
    }
    const events = await my.portal.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, my.person.id));
    expect(events.filter(({ action }) => action === "reminder.completed")).toHaveLength(1);
  });
});
