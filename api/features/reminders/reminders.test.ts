import { describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { reminderCompletions } from "../../db/schema/reminders.ts";
import { enter, errorOf, newPerson } from "../../tools/testing/fixtures.ts";
import { eachTestOnMonday } from "../../tools/testing/test-day.ts";
import { expectNothingWritten, HOUR, MINUTE } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;
const my = eachTestOnMonday();
const { add, mark: complete, later, pathOf, read } = my;

const BODY = { title: "Pastilla", dateTime: "2026-03-02T08:00:00.000Z" };

describe("adding", () => {
  test("answers with the reminder as the list shows it", async () => {
    const reminder = await add({ title: "  Pastilla ", description: " Con agua " });
    expect(reminder).toEqual({
      id: expect.any(String),
      title: "Pastilla",
      description: "Con agua",
      dateTime: "2026-03-02T08:00:00.000Z",
      category: "Personal",
      recurrency: "none",
      isCompleted: false,
      isOverdue: true,
    });
    expect(await read()).toEqual([reminder]);
  });

  test.each([
    ["2026-12-01T10:00", "2026-12-01T09:00:00.000Z"],
    ["2026-07-01T10:00:30", "2026-07-01T08:00:30.000Z"],
    // What the clocks jump over comes as much later as they jump; of two the first is meant.
    ["2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
    ["2026-03-29T03:00", "2026-03-29T01:00:00.000Z"],
    ["2026-10-25T02:30", "2026-10-25T00:30:00.000Z"],
    ["2026-10-25T03:00", "2026-10-25T02:00:00.000Z"],
  ])("takes %s as the wall clock's", async (dateTime, moment) => {
    expect(await add({ dateTime })).toMatchObject({ dateTime: moment });
  });

  test("takes a moment with any offset, and every category and recurrency", async () => {
    for (const category of ["Salud", "Medicación", "Actividad", "Personal"]) {
      expect(await add({ category })).toMatchObject({ category });
    }
    for (const recurrency of ["none", "daily", "weekly", "monthly"]) {
      const dateTime = "2026-03-05T09:00:00+01:00";
      const found = await add({ recurrency, dateTime, description: " " });
      expect(found).toMatchObject({
        recurrency,
        description: null,
        dateTime: "2026-03-05T08:00:00.000Z",
      });
    }
  });

  type Refused = [changes: Record<string, unknown>, field: string, message: string];
  const refused: Refused[] = [
    [{ title: undefined }, "title", "Por favor completa el título y la fecha/hora."],
    [{ title: "   " }, "title", "Por favor completa el título y la fecha/hora."],
    [{ dateTime: undefined }, "dateTime", "Por favor completa el título y la fecha/hora."],
    [{ dateTime: "" }, "dateTime", "Por favor completa el título y la fecha/hora."],
    [{ dateTime: null }, "dateTime", "Por favor completa el título y la fecha/hora."],
    [{ title: "x".repeat(121) }, "title", "El texto es demasiado largo: caben 120 letras."],
    [
      { description: "x".repeat(1001) },
      "description",
      "La descripción es demasiado larga: caben 1.000 letras.",
    ],
    [{ category: "Ocio" }, "category", "Esa categoría no existe."],
    [{ recurrency: "yearly" }, "recurrency", "Esa repetición no existe."],
    ...[
      "mañana",
      "2026-02-29T08:00:00.000Z",
      "2026-03-02T24:00:00.000Z",
      "2026-02-30T08:00",
      "2026-02-29T08:00Z",
      "2026-03-02T08Z",
      "2026-03-02",
      "1999-12-30T23:59:59.999Z",
      "2101-01-02T00:00:00.000Z",
      "0000-01-01T00:00:00.000Z",
      "9999-12-31T00:00:00.000Z",
    ].map((dateTime): Refused => [{ dateTime }, "dateTime", "La fecha o la hora no es válida."]),
  ];
  test.each(refused)("refuses %j", async (changes, field, message) => {
    await expectNothingWritten(my.portal.db, async () => {
      const answer = await my.browser.post(pathOf(), { ...BODY, ...changes });
      expect(await answer.clone().json()).toMatchObject({ error: message });
      expect((await answer.clone().json()).fields).toHaveProperty(field, message);
      expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
    });
  });
});

describe("the list", () => {
  test("shows overdue ones first, then by time", async () => {
    for (const [title, hour] of [
      ["b", "18"],
      ["c", "08"],
      ["a", "07"],
      ["d", "12"],
    ]) {
      await add({ title, dateTime: `2026-03-02T${hour}:00:00.000Z` });
    }
    await add({ title: "old", dateTime: "2026-02-20T08:00:00.000Z" });
    const [, , c] = await read();
    expect((await complete(c?.id ?? "")).status).toBe(200);
    const list = await read();
    expect(list.map(({ title, isOverdue }) => `${title}${isOverdue ? "!" : ""}`)).toEqual([
      "old!",
      "a!",
      "c",
      "d",
      "b",
    ]);
  });

  test("rolls a recurring one forward, and a one-off stays overdue until it is done", async () => {
    await add({ title: "única" });
    const { id } = await add({ title: "diaria", recurrency: "daily" });
    await complete(id);
    const state = async () =>
      (await read()).map(({ title, dateTime, isCompleted, isOverdue }) => [
        title,
        dateTime.slice(0, 10),
        isCompleted,
        isOverdue,
      ]);
    expect(await state()).toEqual([
      ["única", "2026-03-02", false, true],
      ["diaria", "2026-03-02", true, false],
    ]);
    // 23:30 in Madrid, then 00:30: the day is the portal's, not UTC's.
    await later(12.5 * HOUR);
    expect((await state())[1]).toEqual(["diaria", "2026-03-02", true, false]);
    await later(HOUR);
    expect(await state()).toEqual([
      ["única", "2026-03-02", false, true],
      ["diaria", "2026-03-03", false, false],
    ]);
  });
});

test("upcoming is everything after today, however far, each reminder once", async () => {
  await add({ title: "hoy", dateTime: "2026-03-02T20:00:00.000Z" });
  await add({ title: "diaria", recurrency: "daily" });
  await add({ title: "veinte días", dateTime: "2026-03-22T09:00:00.000Z" });
  await add({ title: "otro año", dateTime: "2031-01-01T00:00:00.000Z" });
  await add({ title: "mensual", recurrency: "monthly", dateTime: "2026-01-31T08:00:00.000Z" });
  await add({ title: "mañana", dateTime: "2026-03-02T23:00:00.000Z" });
  await add({ title: "pasada", dateTime: "2026-03-01T08:00:00.000Z" });
  const list = await read("/upcoming");
  expect(list.map(({ title, dateTime }) => [title, dateTime])).toEqual([
    ["mañana", "2026-03-02T23:00:00.000Z"],
    ["diaria", "2026-03-03T08:00:00.000Z"],
    ["veinte días", "2026-03-22T09:00:00.000Z"],
    ["mensual", "2026-03-31T07:00:00.000Z"],
    ["otro año", "2031-01-01T00:00:00.000Z"],
  ]);
});

describe("completing", () => {
  test("toggles the current occurrence, with or without naming it", async () => {
    const reminder = await add({ recurrency: "daily" });
    const first = await complete(reminder.id);
    expect(first.status).toBe(200);
    expect(await first.json()).toEqual({ ...reminder, isCompleted: true, isOverdue: false });
    expect(await read()).toEqual([
      {
        ...reminder,
        isCompleted: true,
        isOverdue: false,
        markedAt: "2026-03-02T10:00:00.000Z",
      },
    ]);
    const again = await complete(reminder.id, { occurrence: "2026-03-02T09:00:00+01:00" });
    expect(await again.json()).toEqual(reminder);
    expect(await read()).toEqual([reminder]);
    expect((await complete(reminder.id, {})).status).toBe(200);
  });

  test("refuses yesterday’s page, tomorrow’s pill and another time", async () => {
    const { id, dateTime } = await add({ recurrency: "daily" });
    const one = await add();
    await later(DAY);
    await expectNothingWritten(my.portal.db, async () => {
      for (const occurrence of [dateTime, "2026-03-04T08:00:00.000Z", "2026-03-03T08:00:01.000Z"]) {
        expect(await errorOf(await complete(id, { occurrence }))).toEqual([
          409,
          "OCCURRENCE_MOVED",
        ]);
      }
      const occurrence = "2026-03-03T08:00:00.000Z";
      expect(await errorOf(await complete(one.id, { occurrence }))).toEqual([
        409,
        "OCCURRENCE_MOVED",
      ]);
    });
    expect((await complete(one.id, { occurrence: one.dateTime })).status).toBe(200);
  });

  test("two fingers at once leave it done or not done, as the answers say", async () => {
    const { id } = await add();
    const answers = await Promise.all([complete(id), complete(id), complete(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [found] = await read();
    const said = await Promise.all(answers.map((answer) => answer.json()));
    expect(said.map(({ isCompleted }) => isCompleted)).toContain(found?.isCompleted);
  });
});

describe("deleting", () => {
  test("removes it with its history, and is audited", async () => {
    const { id } = await add({ recurrency: "daily" });
    await complete(id);
    expect((await my.browser.delete(pathOf(`/${id}`))).status).toBe(204);
    expect(await read()).toEqual([]);
    const rows = await my.portal.db.select().from(reminderCompletions);
    expect(rows.filter(({ reminderId }) => reminderId === id)).toEqual([]);
    const events = await my.portal.db.select().from(auditEvents);
    const own = events.filter(({ subjectId }) => subjectId === my.person.id);
    expect(own.at(-1)).toMatchObject({
      action: "reminder.deleted",
      actorRole: "person",
      actorId: my.person.id,
    });
    expect(await errorOf(await my.browser.delete(pathOf(`/${id}`)))).toEqual([404, "NOT_FOUND"]);
  });
});

test("a reminder of somebody else, or of nobody, is not found", async () => {
  const { id } = await add();
  const other = await newPerson(my.portal, my.admin);
  const neighbour = await enter(my.portal, other);
  await expectNothingWritten(my.portal.db, async () => {
    for (const wrong of [id, crypto.randomUUID(), "nadie"]) {
      const path = `/api/users/${other.id}/reminders/${wrong}`;
      expect(await errorOf(await neighbour.delete(path))).toEqual([404, "NOT_FOUND"]);
      const answer = await neighbour.send("PATCH", `${path}/complete`);
      expect(await errorOf(answer)).toEqual([404, "NOT_FOUND"]);
    }
  });
});

test("lists and sums take two statements, the session and the data; what writes, few more", async () => {
  const { id } = await add();
  const count = async (call: () => Promise<Response>) => {
    my.portal.wait(2 * MINUTE);
    my.portal.statements.length = 0;
    expect((await call()).status).toBeLessThan(300);
    // A driver over the network names the ends of a transaction too.
    return my.portal.statements.filter((statement) => !/^(begin|commit)\b/i.test(statement)).length;
  };
  expect(await count(() => my.browser.get(pathOf()))).toBe(2);
  expect(await count(() => my.browser.get(pathOf("/upcoming")))).toBe(2);
  expect(await count(() => my.browser.get(pathOf("/stats")))).toBe(2);
  // The minute of what a person does is counted when it is done.
  expect(await count(() => my.browser.post(pathOf(), BODY))).toBe(3);
  // The session before the body is read, the reminder, the mark; what was seen, and the minute.
  expect(await count(() => complete(id))).toBe(5);
});

test("what it shall be can be said, so that two devices cannot undo each other's mark", async () => {
  const { id, dateTime } = await add();
  const make = async (isCompleted: boolean) => {
    const answer = await complete(id, { occurrence: dateTime, isCompleted });
    expect((await answer.json()).isCompleted).toBe(isCompleted);
    return (await read())[0]?.isCompleted;
  };
  expect([await make(true), await make(true)]).toEqual([true, true]);
  expect([await make(false), await make(false)]).toEqual([false, false]);
  await Promise.all(Array.from({ length: 6 }, () => make(true)));
  expect((await read())[0]?.isCompleted).toBe(true);
  expect(await errorOf(await complete(id, { isCompleted: "sí" }))).toEqual([400, "VALIDATION"]);
});
