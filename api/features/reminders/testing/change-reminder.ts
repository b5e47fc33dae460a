import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { auditEvents } from "../../../db/schema/audit.ts";
import { reminderCompletions, reminders } from "../../../db/schema/reminders.ts";
import { chosenOf, type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import { enter, errorOf, newPerson, newRelative, signIn } from "../../../tools/testing/fixtures.ts";
import { eachTestOnMonday, NINE } from "../../../tools/testing/test-day.ts";
import { expectNothingWritten, HOUR } from "../../../tools/testing/test-portal.ts";
import type { Reminder } from "../schemas.ts";

/** Tests what a change of a reminder does to it, and what is refused. */
export function testChanging(examples: Examples): void {
  const more = moreOf(examples);

  const DAY = 24 * HOUR;
  const ELEVEN_THIRTY = "2026-03-02T10:30:00.000Z";
  const TOMORROW = "2026-03-03T08:00:00.000Z";
  const my = eachTestOnMonday();
  const { add, change: send, later, mark, read } = my;

  async function change(id: string, body: Record<string, unknown>): Promise<Reminder> {
    const answer = await send(id, { occurrence: NINE, scope: "one", ...body });
    expect([answer.status, answer.status === 200 || (await answer.clone().json())]).toEqual([
      200,
      true,
    ]);
    return await answer.json();
  }

  const shown = (list: Reminder[]) =>
    list.map(({ title, dateTime, isCompleted }) => [title, dateTime, isCompleted]);

  /** What one occurrence does not take, and what is said at which field. */
  const NOT_TAKEN: [string, Record<string, unknown>, string, string][] = [
    [
      "the day that the next one has",
      { dateTime: "2026-03-03T18:00:00.000Z" },
      "dateTime",
      "Ese día ya toca otra vez este recordatorio. Elige otro día.",
    ],
    [
      "a day that is over",
      { dateTime: "2026-03-01T18:00:00.000Z" },
      "dateTime",
      "Ese día ya ha pasado.",
    ],
    [
      "another recurrence",
      { recurrency: "weekly" },
      "recurrency",
      "La repetición solo se puede cambiar para todas las veces.",
    ],
  ];

  test("a one-off takes everything that is given, and keeps the rest", async () => {
    const { id } = await add({ description: "Con agua", category: "Salud" });
    const given = {
      title: " Jarabe ",
      description: "",
      dateTime: "2026-03-04T19:00:00+01:00",
      category: "Medicación",
      recurrency: "weekly",
    };
    const changed = {
      id,
      title: "Jarabe",
      description: null,
      dateTime: "2026-03-04T18:00:00.000Z",
      category: "Medicación",
      recurrency: "weekly",
      isCompleted: false,
      isOverdue: false,
    };
    expect(await change(id, given)).toEqual(changed);
    expect(await read()).toEqual([changed]);
    expect(await change(id, { occurrence: changed.dateTime, scope: "all", title: "Otro" })).toEqual(
      {
        ...changed,
        title: "Otro",
      },
    );
  });

  describe("of a recurring one", () => {
    test("one occurrence changes alone, in every list", async () => {
      const { id } = await add({ recurrency: "daily" });
      const words = { title: "Media pastilla", description: "Sin agua" };
      await change(id, { ...words, dateTime: ELEVEN_THIRTY });
      expect(await read()).toMatchObject([
        { ...words, dateTime: ELEVEN_THIRTY, recurrency: "daily" },
      ]);
      expect(shown(await read("/upcoming"))).toEqual([["Pastilla", TOMORROW, false]]);
      await change(id, {
        occurrence: TOMORROW,
        title: "Doble",
        dateTime: "2026-03-03T20:00:00.000Z",
      });
      expect(shown(await read())).toEqual([["Media pastilla", ELEVEN_THIRTY, false]]);
      expect(shown(await read("/upcoming"))).toEqual([
        ["Doble", "2026-03-03T20:00:00.000Z", false],
      ]);
      await later(DAY);
      expect(shown(await read())).toEqual([["Doble", "2026-03-03T20:00:00.000Z", false]]);
      await later(DAY);
      expect(shown(await read())).toEqual([["Pastilla", "2026-03-04T08:00:00.000Z", false]]);
    });

    test("all change from that one on, and a change of one before gives way", async () => {
      const { id } = await add({ recurrency: "daily" });
      await change(id, { occurrence: TOMORROW, dateTime: "2026-03-03T20:00:00.000Z" });
      await change(id, { scope: "all", title: "Jarabe", dateTime: ELEVEN_THIRTY });
      expect(shown(await read())).toEqual([["Jarabe", ELEVEN_THIRTY, false]]);
      expect(shown(await read("/upcoming"))).toEqual([
        ["Jarabe", "2026-03-03T10:30:00.000Z", false],
      ]);
    });

    more("new words for all are those of a moved one too", async () => {
      const { id } = await add({ recurrency: "daily" });
      await change(id, { dateTime: ELEVEN_THIRTY });
      await change(id, { occurrence: ELEVEN_THIRTY, scope: "all", title: "Jarabe" });
      expect(shown(await read())).toEqual([["Jarabe", ELEVEN_THIRTY, false]]);
      expect(shown(await read("/upcoming"))).toEqual([["Jarabe", TOMORROW, false]]);
    });

    test("one that is moved to another day is told once, on that day", async () => {
      const { id } = await add({ recurrency: "weekly" });
      const wednesday = "2026-03-04T17:00:00.000Z";
      await change(id, { dateTime: wednesday });
      expect(shown(await read())).toEqual([["Pastilla", wednesday, false]]);
      expect(shown(await read("/upcoming"))).toEqual([["Pastilla", wednesday, false]]);
      await later(3 * DAY);
      expect(shown(await read())).toEqual([["Pastilla", "2026-03-09T08:00:00.000Z", false]]);
    });

    test.each(chosenOf(examples, NOT_TAKEN, ([, , field]) => field === "dateTime"))(
      "one occurrence does not take %s",
      async (_what, part, field, message) => {
        const { id } = await add({ recurrency: "daily", dateTime: "2026-02-20T08:00:00.000Z" });
        await expectNothingWritten(my.portal.db, async () => {
          const answer = await send(id, { occurrence: NINE, scope: "one", ...part });
          expect(await answer.clone().json()).toMatchObject({ fields: { [field]: message } });
          expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
        });
      },
    );

    more(
      "that was recurring and is a one-off now is open until it is done, whatever was before",
      async () => {
        const { id } = await add({ recurrency: "daily" });
        await mark(id, { occurrence: NINE, isCompleted: true });
        await later(DAY);
        await change(id, { occurrence: TOMORROW, scope: "all", recurrency: "none" });
        expect(shown(await read())).toEqual([["Pastilla", TOMORROW, false]]);
        await later(40 * DAY);
        expect(shown(await read())).toEqual([["Pastilla", TOMORROW, false]]);
        await mark(id, { occurrence: TOMORROW, isCompleted: true });
        expect(shown(await read())).toEqual([["Pastilla", TOMORROW, true]]);
        await later(31 * DAY);
        expect(await read()).toEqual([]);
      },
    );
  });

  describe("what is done", () => {
    more.each([
      ["none", "one"],
      ["daily", "one"],
      ["daily", "all"],
      ["weekly", "all"],
    ])("stays done when it moves (%s, %s)", async (recurrency, scope) => {
      const { id } = await add({ recurrency });
      await mark(id, { occurrence: NINE, isCompleted: true });
      expect(await change(id, { scope, dateTime: ELEVEN_THIRTY })).toMatchObject({
        isCompleted: true,
      });
      expect(shown(await read())).toEqual([["Pastilla", ELEVEN_THIRTY, true]]);
      const { reminderId, completedAt, occurrenceAt } = reminderCompletions;
      const marks = my.portal.db.select({ occurrenceAt, completedAt }).from(reminderCompletions);
      expect(await marks.where(eq(reminderId, id))).toEqual([
        {
          occurrenceAt: new Date(ELEVEN_THIRTY),
          completedAt: new Date("2026-03-02T10:00:00.000Z"),
        },
      ]);
      expect((await mark(id, { occurrence: ELEVEN_THIRTY, isCompleted: false })).status).toBe(200);
      expect(shown(await read())).toEqual([["Pastilla", ELEVEN_THIRTY, false]]);
    });

    test("today's stays done when all later ones change", async () => {
      const { id } = await add({ recurrency: "daily" });
      await mark(id, { occurrence: NINE, isCompleted: true });
      await change(id, {
        occurrence: TOMORROW,
        scope: "all",
        dateTime: "2026-03-03T20:00:00.000Z",
      });
      expect(shown(await read())).toEqual([["Pastilla", NINE, true]]);
      await later(DAY);
      expect(shown(await read())).toEqual([["Pastilla", "2026-03-03T20:00:00.000Z", false]]);
    });

    more.each(["one", "all"])(
      "a mark made without a network before the change (%s) counts",
      async (scope) => {
        const { id } = await add({ recurrency: "daily" });
        await later(HOUR);
        await change(id, { scope, dateTime: "2026-03-02T19:00:00.000Z" });
        const late = { occurrence: NINE, isCompleted: true };
        // Made after the change, by a page that did not know of it.
        expect(await errorOf(await mark(id, late))).toEqual([409, "OCCURRENCE_MOVED"]);
        const answer = await mark(id, { ...late, completedAt: "2026-03-02T10:10:00.000Z" });
        expect(answer.status).toBe(200);
        expect(shown(await read())).toEqual([["Pastilla", "2026-03-02T19:00:00.000Z", true]]);
      },
    );

    test("a mark and a change at once leave one mark, on what is shown", async () => {
      const { id } = await add({ recurrency: "daily" });
      const done = { isCompleted: true, completedAt: "2026-03-02T09:59:00.000Z" };
      const [moved, ...marks] = await Promise.all([
        send(id, { occurrence: NINE, scope: "one", dateTime: ELEVEN_THIRTY }),
        ...Array.from({ length: 5 }, () => mark(id, { ...done, occurrence: NINE })),
      ]);
      expect([moved.status, ...marks.map(({ status }) => status)]).toEqual(Array(6).fill(200));
      expect(shown(await read())).toEqual([["Pastilla", ELEVEN_THIRTY, true]]);
      const { reminderId } = reminderCompletions;
      const rows = my.portal.db.select().from(reminderCompletions);
      expect(await rows.where(eq(reminderId, id))).toHaveLength(1);
    });
  });

  describe("refused, and nothing changes:", () => {
    const body = { occurrence: NINE, scope: "one", title: "Otra" };

    more.each([
      [{ scope: undefined }, "scope", "Di si cambia solo esta vez o todas."],
      [{ scope: "some" }, "scope", "Di si cambia solo esta vez o todas."],
      [{ occurrence: undefined }, "occurrence", "La fecha o la hora no es válida."],
      [{ title: "  " }, "title", "Por favor completa el título y la fecha/hora."],
      [{ title: null }, "title", "Por favor completa el título y la fecha/hora."],
      [{ title: "x".repeat(121) }, "title", "El texto es demasiado largo: caben 120 letras."],
      [
        { description: "x".repeat(1001) },
        "description",
        "La descripción es demasiado larga: caben 1.000 letras.",
      ],
      [{ dateTime: "mañana" }, "dateTime", "La fecha o la hora no es válida."],
      [{ dateTime: "" }, "dateTime", "Por favor completa el título y la fecha/hora."],
      [{ category: "Ocio" }, "category", "Esa categoría no existe."],
      [{ recurrency: "yearly" }, "recurrency", "Esa repetición no existe."],
    ])("%j", async (part, field, message) => {
      const { id } = await add();
      await expectNothingWritten(my.portal.db, async () => {
        const answer = await send(id, { ...body, ...part });
        expect((await answer.clone().json()).fields).toHaveProperty(field, message);
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      });
    });

    test("what somebody else has changed meanwhile", async () => {
      const { id } = await add({ recurrency: "daily" });
      await change(id, { dateTime: ELEVEN_THIRTY });
      await expectNothingWritten(my.portal.db, async () => {
        const answer = await send(id, body);
        const error =
          "Este recordatorio ha cambiado mientras tanto. Mira la lista de nuevo, por favor.";
        expect(await answer.clone().json()).toMatchObject({ error });
        expect(await errorOf(answer)).toEqual([409, "OCCURRENCE_MOVED"]);
      });
    });

    test("what is somebody else's, or not there", async () => {
      const { id } = await add();
      const other = await newPerson(my.portal, my.admin);
      const neighbour = await enter(my.portal, other);
      await expectNothingWritten(my.portal.db, async () => {
        for (const wrong of [id, crypto.randomUUID(), "nadie"]) {
          const path = `/api/users/${other.id}/reminders/${wrong}`;
          expect(await errorOf(await neighbour.send("PATCH", path, { body }))).toEqual([
            404,
            "NOT_FOUND",
          ]);
        }
      });
    });

    more("what would be open beyond the 200 that a person may have", async () => {
      const done = await add();
      await mark(done.id, { occurrence: NINE, isCompleted: true });
      const { changedAt: _, ...row } = await rowOf(done.id);
      const rows = Array.from({ length: 200 }, () => ({
        ...row,
        id: crypto.randomUUID(),
        createdAt: new Date(0),
      }));
      await my.portal.db.insert(reminders).values(rows);
      const answer = await send(done.id, { ...body, scope: "all", recurrency: "daily" });
      expect(await errorOf(answer)).toEqual([409, "TOO_MANY_REMINDERS"]);
      // An open one that begins to recur is not counted twice.
      const other = rows[0]?.id ?? "";
      expect((await send(other, { ...body, scope: "all", recurrency: "daily" })).status).toBe(200);
      // A completed one may be moved although the list is full.
      expect((await send(done.id, { ...body, dateTime: TOMORROW })).status).toBe(200);
    });
  });

  async function rowOf(id: string) {
    const [row] = await my.portal.db.select().from(reminders).where(eq(reminders.id, id));
    if (!row) throw new Error("no row");
    return row;
  }

  test("sent again with its key it counts once and gets the first answer, also at once", async () => {
    const { id } = await add({ recurrency: "daily" });
    const body = { occurrence: NINE, scope: "all", dateTime: ELEVEN_THIRTY };
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => send(id, body, { key })));
    const said = await Promise.all(answers.map((answer) => answer.json()));
    expect(said).toEqual(Array(4).fill(expect.objectContaining({ id, dateTime: ELEVEN_THIRTY })));
    await later(HOUR);
    expect((await send(id, body, { key })).status).toBe(200);
    const other = { ...body, title: "Otra" };
    expect(await errorOf(await send(id, other, { key }))).toEqual([409, "IDEMPOTENCY_CONFLICT"]);
  });

  test("of a relative is on record once, her own is not", async () => {
    const own = await signIn(my.portal, await newRelative(my.portal, my.admin, my.person));
    const { id } = await add();
    await change(id, { title: "Suya" });
    const key = crypto.randomUUID();
    for (let time = 0; time < 2; time++) {
      const answer = await send(
        id,
        { occurrence: NINE, scope: "one", title: "Otra" },
        { own, key },
      );
      expect(answer.status).toBe(200);
    }
    const events = my.portal.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subjectId, my.person.id));
    const changed = (await events).filter(({ action }) => action === "reminder.changed");
    expect(changed).toMatchObject([{ actorRole: "support" }]);
  });
}
