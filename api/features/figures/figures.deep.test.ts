import { describe, expect, test } from "vitest";
import {
  type Admin,
  errorOf,
  newAdmin,
  newColleague,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  admin,
  ask,
  figures,
  newPeople,
  play,
  portal,
  prepareFigures,
  running,
  setAdmin,
  use,
} from "./testing/figures.ts";

prepareFigures();

describe("the figures of a municipality", () => {
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
      setAdmin(await newAdmin(portal));
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

  test("a month that is over but not settled runs on beside the one that began", async () => {
    portal.setClock("2026-04-03T10:00:00.000Z");
    setAdmin(await newAdmin(portal));
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
});
