import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { chatMessageCounts } from "../../db/schema/activity.ts";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import { users } from "../../db/schema/users.ts";
import { newAdmin } from "../../tools/testing/fixtures.ts";
import {
  admin,
  ask,
  at,
  figures,
  newPeople,
  play,
  portal,
  prepareFigures,
  running,
  use,
} from "./testing/figures.ts";

prepareFigures();

const talk = (userId: string, moment: string, messages: number) =>
  portal.db.insert(chatMessageCounts).values({ userId, at: at(moment), messages });

async function tick(userId: string, moments: string[]) {
  const [first = ""] = moments;
  const reminder = { title: "Pastilla", category: "Salud", recurrency: "daily" } as const;
  const [row] = await portal.db
    .insert(reminders)
    .values({ ...reminder, userId, startsAt: at(first), createdAt: at(first) })
    .returning({ id: reminders.id });
  const reminderId = row?.id ?? "";
  await portal.db
    .insert(reminderCompletions)
    .values(moments.map((one) => ({ reminderId, occurrenceAt: at(one), completedAt: at(one) })));
}

describe("the figures of a municipality", () => {
  test("are sums of whole months of the portal’s zone, and of nobody else’s people", async () => {
    const [people, others] = [
      await newPeople(admin, 6),
      await newPeople(await newAdmin(portal), 9),
    ];
    for (const person of [...people, ...others]) {
      // The last half hour of January in Madrid, and the first of February.
      await use(person, "2026-01-31T22:30:00Z");
      await use(person, "2026-01-31T23:00:00Z");
      await play(person, "2026-02-10T10:00:00Z", 2);
      await talk(person, "2026-02-10T10:00:00Z", 3);
      await tick(person, ["2026-02-01T09:00:00Z", "2026-02-02T09:00:00Z"]);
      // This month is not over.
      await play(person, "2026-03-02T10:00:00Z");
    }
    const nothing = { reminders: null, games: null, messages: null };
    expect(await figures()).toEqual({
      months: [
        { month: "2026-01", people: 6, ...nothing },
        { month: "2026-02", people: 6, reminders: 12, games: 12, messages: 18 },
      ],
      sums: { reminders: 12, games: 12, messages: 18 },
    });
  });

  test("tell five people and never four, however much those did", async () => {
    const people = await newPeople(admin, 6);
    for (const person of people.slice(0, 4)) {
      await use(person, "2026-02-10T10:00:00Z");
      await play(person, "2026-02-10T10:00:00Z", 30);
      await talk(person, "2026-02-10T10:00:00Z", 300);
      await tick(person, ["2026-02-01T09:00:00Z", "2026-02-02T09:00:00Z"]);
    }
    const nothing = { reminders: null, games: null, messages: null };
    const hidden = { month: "2026-02", people: null, ...nothing };
    expect(await figures(1)).toEqual({ months: [hidden], sums: nothing });
    const other = await newAdmin(portal);
    for (const person of await newPeople(other, 5)) await play(person, "2026-02-10T10:00:00Z", 24);
    expect((await figures(1, other)).months).toEqual([{ ...hidden, games: 120 }]);
  });

  test("give no sum from which a hidden month could be worked out", async () => {
    const people = await newPeople(admin, 6);
    for (const person of people) await play(person, "2026-02-10T10:00:00Z");
    await play(people[0] ?? "", "2026-01-10T10:00:00Z", 40);
    const { months, sums } = await figures();
    expect(months.map(({ games }) => games)).toEqual([null, 6]);
    expect(sums.games).toBe(6);
    expect((await figures(1)).sums.games).toBe(6);
  });

  test("never change, whatever comes late or goes: nobody's deed is the difference", async () => {
    const people = await newPeople(admin, 6);
    const [first = ""] = people;
    for (const person of people) {
      await use(person, "2026-02-10T10:00:00Z");
      await play(person, "2026-02-10T10:00:00Z");
      await talk(person, "2026-02-10T10:00:00Z", 3);
      await tick(person, ["2026-02-01T09:00:00Z"]);
    }
    const before = await figures(1);
    await play(first, "2026-03-10T10:00:00Z");
    await play(first, "2026-02-11T10:00:00Z");
    await talk(first, "2026-02-11T10:00:00Z", 1);
    await tick(first, ["2026-02-02T09:00:00Z"]);
    expect(await figures(1)).toEqual(before);
    await portal.db.update(users).set({ isActive: false });
    expect(await figures(1)).toEqual(before);
    await portal.db.delete(users).where(eq(users.id, first));
    expect(await figures(1)).toEqual(before);
  });

  test("the running month is told up to Sunday, in steps of five, and never of too few people", async () => {
    // 15 March 2026 is a Sunday; the Monday before is the 9th.
    const people = await newPeople(admin, 7);
    for (const person of people) {
      await use(person, "2026-03-08T22:30:00Z");
      await play(person, "2026-03-02T10:00:00Z", 2);
    }
    for (const person of people.slice(0, 4)) await talk(person, "2026-03-02T10:00:00Z", 300);
    const nothing = { reminders: null, messages: null };
    const march = { month: "2026-03", until: "2026-03-08", people: 5, games: 10, ...nothing };
    expect(await running()).toEqual([march]);
    // This week tells nothing of what is done in it, whoever does it.
    for (const person of people) await play(person, "2026-03-10T10:00:00Z", 9);
    await use((await newPeople(admin, 1))[0] ?? "", "2026-03-10T10:00:00Z");
    expect(await running()).toEqual([march]);
    // Nor does one person more, unless a step is reached.
    await play(people[0] ?? "", "2026-03-03T10:00:00Z");
    expect(await running()).toEqual([{ ...march, games: 15 }]);
    await play(people[0] ?? "", "2026-03-03T10:00:00Z");
    expect(await running()).toEqual([{ ...march, games: 15 }]);
  });

  test("come as CSV too, with words in the place of what is hidden; reading is on record", async () => {
    const people = await newPeople(admin, 5);
    for (const person of people) await use(person, "2026-02-10T10:00:00Z");
    await play(people[0] ?? "", "2026-02-10T10:00:00Z", 7);
    const answer = await ask("/api/figures/export?months=2");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const few = "menos de 5 personas";
    // As it is saved: reading it as text would drop its first mark.
    const saved = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(saved.split("\r\n")).toEqual([
      "\ufeffMes;Personas que han usado el portal;Recordatorios hechos;Partidas jugadas;Mensajes al asistente",
      `2026-01;${few};${few};${few};${few}`,
      `2026-02;5;${few};${few};${few}`,
      `Suma de los meses con cifra;;${few};${few};${few}`,
      "",
    ]);
    const trail = await ask("/api/audit?group=reads");
    expect(JSON.stringify(await trail.json())).toContain("figures.read");
  });
});
