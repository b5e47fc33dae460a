import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { activityMinutes, chatMessageCounts } from "../../db/schema/activity.ts";
import { reminderCompletions, reminders } from "../../db/schema/reminders.ts";
import { scores } from "../../db/schema/scores.ts";
import { users } from "../../db/schema/users.ts";
import {
  type Admin,
  errorOf,
  newAdmin,
  newColleague,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import type { Figures } from "./schemas.ts";

let portal: TestPortal;
let admin: Admin;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock("2026-03-15T10:00:00.000Z");
});
beforeEach(async () => {
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());

const ask = (path: string, { token } = admin) => portal.browser().get(path, { token });
async function allFigures(months = 2, by = admin): Promise<Figures> {
  const answer = await ask(`/api/figures?months=${months}`, by);
  expect(answer.status).toBe(200);
  return await answer.json();
}
/** Without the months that are not over. */
async function figures(months = 2, by = admin): Promise<Pick<Figures, "months" | "sums">> {
  const { running: _, ...settled } = await allFigures(months, by);
  return settled;
}
async function running(by = admin) {
  return (await allFigures(1, by)).running;
}

/** As many people of the administrator's municipality. */
async function newPeople({ municipalityId }: Admin, count: number): Promise<string[]> {
  const createdAt = portal.services.clock();
  const people = Array.from({ length: count }, (_, place) => ({
    ...{ name: `Vecina ${place}`, municipalityId, createdAt },
  }));
  const rows = await portal.db.insert(users).values(people).returning({ id: users.id });
  return rows.map(({ id }) => id);
}

const at = (moment: string) => new Date(moment);
const use = (userId: string, moment: string) =>
  portal.db.insert(activityMinutes).values({ userId, minute: at(moment) });
const play = (userId: string, moment: string, times = 1) =>
  portal.db.insert(scores).values(
    Array.from({ length: times }, () => ({
      ...({ userId, gameType: "sudoku", difficulty: "easy" } as const),
      ...{ score: 1, timeSeconds: 60, completedAt: at(moment) },
    })),
  );
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

  test("are the same for all who ask for the first time at once", async () => {
    for (const person of await newPeople(admin, 5)) await play(person, "2026-02-10T10:00:00Z");
    const [one, ...others] = await Promise.all([figures(), figures(1), figures(), figures(24)]);
    expect(one?.months.at(-1)).toMatchObject({ month: "2026-02", games: 5 });
    for (const other of others) expect(other.months.at(-1)).toEqual(one?.months.at(-1));
  });

  test("wait a week after a month, for what a tablet without a network brings", async () => {
    for (const [moment, last] of [
      ["2026-03-07T22:59:00.000Z", "2026-01"],
      ["2026-03-07T23:00:00.000Z", "2026-02"],
    ] as const) {
      portal.setClock(moment);
      admin = await newAdmin(portal);
      expect((await figures()).months.at(-1)?.month).toBe(last);
    }
    portal.setClock("2026-03-15T10:00:00.000Z");
  });

  test("leave out a month of which a part is deleted by its age, unless it was asked for in time", async () => {
    const since = async (by: Admin) => (await figures(24, by)).months[0]?.month;
    expect(await since(admin)).toBe("2024-04");
    portal.setClock("2026-05-15T10:00:00.000Z");
    expect(await since(await signInAdmin(portal, admin))).toBe("2024-05");
    expect(await since(await newAdmin(portal))).toBe("2024-06");
    portal.setClock("2026-03-15T10:00:00.000Z");
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

  test("a month that is over but not settled runs on beside the one that began", async () => {
    portal.setClock("2026-04-03T10:00:00.000Z");
    admin = await newAdmin(portal);
    for (const person of await newPeople(admin, 5)) await use(person, "2026-03-31T10:00:00Z");
    const nothing = { reminders: null, games: null, messages: null };
    // The Monday before is 30 March: nothing of April is told, and the 31st is not yet.
    expect(await running()).toEqual([
      { month: "2026-03", until: "2026-03-29", people: null, ...nothing },
    ]);
    portal.setClock("2026-04-06T10:00:00.000Z");
    expect(await running(await signInAdmin(portal, admin))).toEqual([
      { month: "2026-03", until: "2026-03-31", people: 5, ...nothing },
      { month: "2026-04", until: "2026-04-05", people: null, ...nothing },
    ]);
    portal.setClock("2026-03-15T10:00:00.000Z");
  });

  test("are there for an empty municipality, for 24 months at most, in one statement", async () => {
    portal.statements.length = 0;
    const { months } = await figures(24);
    // 24 months ago is the middle of March.
    expect(months.map(({ month }) => month).slice(0, 2)).toEqual(["2024-04", "2024-05"]);
    expect(months).toHaveLength(23);
    expect(
      portal.statements.filter((one) => one.includes('insert into "month_figures"')),
    ).toHaveLength(1);
    expect((await figures()).months.every(({ people }) => people === null)).toBe(true);
    expect((await (await ask("/api/figures")).json()).months).toHaveLength(12);
    // Said to be nothing, it is not said.
    expect((await (await ask("/api/figures?months=")).json()).months).toHaveLength(12);
    for (const wrong of ["0", "-1", "1.5", "doce"])
      expect(await errorOf(await ask(`/api/figures?months=${wrong}`))).toEqual([400, "VALIDATION"]);
  });

  test("are downloaded twenty times an hour at most", async () => {
    const download = () => ask("/api/figures/export?months=1");
    for (let made = 0; made < 20; made += 1) expect((await download()).status).toBe(200);
    expect(await errorOf(await download())).toEqual([429, "TOO_MANY_CALLS"]);
    const colleague = await newColleague(portal, admin, "luis@aldea.es");
    expect((await ask("/api/figures/export", colleague)).status).toBe(200);
  });

  test("come as CSV too, with words in the place of what is hidden; reading is on record", async () => {
    const people = await newPeople(admin, 5);
    for (const person of people) await use(person, "2026-02-10T10:00:00Z");
    await play(people[0] ?? "", "2026-02-10T10:00:00Z", 7);
    const answer = await ask("/api/figures/export?months=2");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    const few = "menos de 5 personas";
    expect((await answer.text()).split("\r\n")).toEqual([
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
