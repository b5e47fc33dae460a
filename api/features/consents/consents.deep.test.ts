import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { MIGRATIONS_FOLDER } from "../../db/migrations-folder.ts";
import { consentEvents } from "../../db/schema/consents.ts";
import {
  enter,
  enterWithOwnPin,
  errorOf,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  newRelative,
  type Person,
  signIn,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import {
  admin,
  answer,
  askedAt,
  byTownHall,
  choosePin,
  DAY,
  expectAsked,
  give,
  giveTablet,
  paper,
  portal,
  prepareConsents,
  read,
  readAtTownHall,
  runJob,
  setAdmin,
  setPin,
  settings,
  townHallReads,
} from "./testing/consents.ts";

prepareConsents();

describe("in a session that no PIN of hers opened a consent begins after seven days", () => {
  test("also in one that began before the PIN was emptied, and it is told who gives one", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enterWithOwnPin(portal, person);
    await setPin(person, "");
    // In Ajustes no first PIN is chosen.
    expect((await read(browser, person)).whyNot).toContain("puedes pedir en tu ayuntamiento");
    await expectAsked(browser, person);
  });

  test("also in the session of a season on a device that is hers, though her PIN opened it", async () => {
    const person = await newPerson(portal, admin);
    await enterWithOwnPin(portal, person);
    const tablet = portal.browser();
    const opening = { name: null, ownerId: person.id };
    await tablet.post("/api/devices/authorise", opening, { token: admin.token });
    await enter(portal, person, tablet);
    const { whyNot, ...state } = await read(tablet, person);
    expect([whyNot, state.mayGive]).toEqual([expect.stringContaining("se queda abierto"), false]);
    await expectAsked(tablet, person);
  });

  test("by the bearer none is given and none asked for", async () => {
    const person = await newPerson(portal, admin);
    await enterWithOwnPin(portal, person);
    await paper(person);
    for (const body of [{ municipalConsent: true }, { municipalConsent: true, darkMode: true }]) {
      const saved = await byTownHall(person, body);
      const nothing = { municipalConsent: false, darkMode: false };
      expect([saved.status, await saved.json()]).toMatchObject([200, nothing]);
    }
    expect((await readAtTownHall(person)).history[0]).toMatchObject({ step: "on-paper" });
  });

  test("after seven days with the PIN that she chose, hers is not marked", async () => {
    const person = await newPerson(portal, admin);
    await setPin(person, "2580");
    const browser = await enter(portal, { ...person, pin: "2580" });
    await choosePin(browser, person, { pin: "6148", oldPin: "2580" });
    portal.wait(7 * DAY - 1000);
    const early = await enter(portal, { ...person, pin: "6148" });
    expect(await read(early, person)).toMatchObject({ mayGive: true, isProven: false });
    portal.wait(1000);
    expect(await read(early, person)).toMatchObject({ mayGive: true, isProven: true });
    expect((await give(early, person)).status).toBe(200);
    expect((await read(early, person)).history[0].isUnproven).toBeUndefined();
  });
});

describe("with a PIN that somebody else may know", () => {
  test("at the next entry it is asked, and 'No' takes it back at once", async () => {
    const person = await newPerson(portal, admin);
    await give(await enter(portal, person), person);
    const next = await enter(portal, person);
    const home = await (await next.get(`/api/users/${person.id}/home`)).json();
    const at = portal.services.clock().toISOString();
    expect(home).toMatchObject({
      consentQuestions: [{ consent: "municipal", at }],
      offersPin: true,
    });
    expect((await settings(next, person, { municipalConsent: false })).status).toBe(200);
    expect(await askedAt(next, person)).toEqual([]);
    expect(await townHallReads(person)).toBe(false);
  });

  test("whoever knows the PIN cannot answer for her before she has entered", async () => {
    const person = await newPerson(portal, admin);
    await give(await enter(portal, person), person);
    const other = await enter(portal, person);
    expect((await answer(other, person)).status).toBe(204);
    expect(await askedAt(other, person)).toEqual([]);
    expect(await askedAt(await enter(portal, person), person)).toEqual(["municipal"]);
    portal.wait(7 * DAY);
    const later = await enter(portal, person);
    expect(await askedAt(later, person)).toEqual(["municipal"]);
    await answer(later, person);
    expect(await askedAt(await enter(portal, person), person)).toEqual([]);
  });

  test("in a home that an administrator entered nothing is asked, given or answered", async () => {
    const person = await newPerson(portal, admin);
    await give(await enter(portal, person), person);
    const entered = portal.browser();
    const { token } = admin;
    await entered.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    expect(await askedAt(entered, person)).toEqual([]);
    expect(await errorOf(await answer(entered, person))).toEqual([403, "FORBIDDEN"]);
    const both = { municipalConsent: true, familyConsent: false };
    await settings(entered, person, { municipalConsent: false });
    const saved = await settings(entered, person, both);
    const none = { municipalConsent: false, familyConsent: false };
    expect([saved.status, await saved.json()]).toMatchObject([200, none]);
    const { whyNot, ...state } = await read(entered, person);
    expect([whyNot, state.mayGive, state.mayAsk, state.municipal]).toEqual([
      expect.stringContaining("Solo la propia persona"),
      false,
      false,
      { isInForce: false, due: null },
    ]);
  });

  test("a paper that she confirms so is marked too", async () => {
    const person = await newPerson(portal, admin);
    await paper(person);
    await give(await enter(portal, person), person);
    const [step] = (await readAtTownHall(person)).history;
    expect(step).toMatchObject({ step: "confirmed", isUnproven: true });
    expect(await askedAt(await enter(portal, person), person)).toEqual(["municipal"]);
  });

  test("what is given while a relative reads the news is told next", async () => {
    const person = await newPerson(portal, admin);
    const browser = await signIn(portal, await newRelative(portal, admin, person));
    const news = async (): Promise<{ consent: string; at: string }[] | undefined> =>
      (await (await browser.get("/api/session", { role: "support" })).json()).user.newConsents;
    const tell = (until: string) => {
      const asked = new URLSearchParams({ until });
      const path = `/api/users/${person.id}/consents/news?${asked}`;
      return browser.delete(path, { role: "support" });
    };
    portal.wait(1000);
    const inside = await enter(portal, person);
    await settings(inside, person, { familyConsent: false });
    await give(inside, person);
    const [shown] = (await news()) ?? [];
    portal.wait(1000);
    await settings(inside, person, { familyConsent: true });
    expect((await tell(shown?.at ?? "")).status).toBe(204);
    expect(await news()).toMatchObject([{ consent: "family" }]);
    expect((await tell("2099-01-01T00:00:00.000Z")).status).toBe(204);
    expect((await tell(shown?.at ?? "")).status).toBe(204);
    expect(await news()).toBeUndefined();
    portal.wait(1000);
    await settings(inside, person, { municipalConsent: false });
    await give(inside, person);
    expect(await news()).toMatchObject([{ consent: "municipal" }]);
    expect(await errorOf(await tell("ayer"))).toEqual([400, "VALIDATION"]);
  });
});

describe("with a PIN that was chosen while the person would not notice, nobody gives one", () => {
  const put = async ({ id }: Person, path: string, body: object) => {
    const answer = await portal.browser().put(`/api/users/${id}/${path}`, body, {
      token: admin.token,
    });
    expect(answer.status).toBeLessThan(300);
  };
  const UNNOTICED: [string, (person: Person, choose: () => Promise<void>) => Promise<unknown>][] = [
    [
      "she enters without a PIN",
      async (person, choose) => {
        await giveTablet(person, true);
        await choose();
      },
    ],
    [
      "she gets a tablet that opens without it in those days",
      async (person, choose) => {
        await choose();
        await giveTablet(person, true);
      },
    ],
    [
      "her account is off for some of those days",
      async (person, choose) => {
        await choose();
        await put(person, "active", { isActive: false });
        await put(person, "active", { isActive: true });
      },
    ],
    [
      "she is away",
      async (person, choose) => {
        await put(person, "pause", { reason: "hospital" });
        await choose();
      },
    ],
    [
      "she goes away in those days",
      async (person, choose) => {
        await choose();
        await put(person, "pause", { reason: "holiday" });
      },
    ],
  ];

  test.each(UNNOTICED)("because %s", async (_why, act) => {
    const person = await newPerson(portal, admin);
    await setPin(person, "2580");
    await act(person, async () => {
      const browser = await enter(portal, { ...person, pin: "2580" });
      await choosePin(browser, person, { pin: "6148", oldPin: "2580" });
    });
    portal.wait(8 * DAY);
    const browser = await enter(portal, { ...person, pin: "6148" });
    expect((await read(browser, person)).whyNot).toContain("cuando entrabas sin PIN");
    await expectAsked(browser, person);
  });
});

describe("on paper", () => {
  test("her 'Sí' puts it into force at once", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enterWithOwnPin(portal, person);
    await paper(person);
    expect((await give(browser, person)).status).toBe(200);
    expect(await townHallReads(person)).toBe(true);
    const { history } = await read(browser, person);
    expect(history.map(({ step }: { step: string }) => step)).toEqual([
      "confirmed",
      "on-paper",
      "enrolled",
    ]);
  });

  test("a 'No' and the end of the days at once leave it withdrawn", async () => {
    const person = await newPersonWithoutPin(portal, admin);
    await paper(person);
    portal.wait(7 * DAY);
    const browser = await enter(portal, person);
    await Promise.all([settings(browser, person, { municipalConsent: false }), runJob()]);
    await settings(browser, person, { municipalConsent: false });
    await runJob();
    expect(await townHallReads(person)).toBe(false);
  });

  test("twice at once it is one step, and where it is in force it is none", async () => {
    const person = await newPerson(portal, admin);
    await Promise.all([paper(person), paper(person)]);
    expect((await paper(person, "family")).status).toBe(200);
    const { history, family } = await readAtTownHall(person);
    expect(history).toHaveLength(2);
    expect(family).toEqual({ isInForce: true, due: null });
  });

  test("is not recorded while she is deactivated", async () => {
    const person = await newPerson(portal, admin);
    const path = `/api/users/${person.id}/active`;
    await portal.browser().put(path, { isActive: false }, { token: admin.token });
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await paper(person))).toEqual([409, "USER_INACTIVE"]);
    });
  });

  test("does not come into force in a pause, in which she is not at home to say no", async () => {
    const person = await newPerson(portal, admin);
    const call = async (method: "PUT" | "DELETE", body?: object) => {
      setAdmin(await signInAdmin(portal, admin));
      const path = `/api/users/${person.id}/pause`;
      const answer = await portal.browser().send(method, path, { token: admin.token, body });
      expect(answer.status).toBeLessThan(300);
    };
    await paper(person);
    await call("PUT", { reason: "hospital" });
    portal.wait(8 * DAY);
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    await call("DELETE");
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    portal.wait(7 * DAY);
    await runJob();
    expect(await townHallReads(person)).toBe(true);
  });

  test("does not come into force while she is deactivated, and waits again afterwards", async () => {
    const person = await newPerson(portal, admin);
    const setActive = async (isActive: boolean) => {
      setAdmin(await signInAdmin(portal, admin));
      const path = `/api/users/${person.id}/active`;
      const answer = await portal.browser().put(path, { isActive }, { token: admin.token });
      expect(answer.status).toBe(204);
    };
    await paper(person);
    await setActive(false);
    portal.wait(8 * DAY);
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    await setActive(true);
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    portal.wait(7 * DAY);
    await runJob();
    expect(await townHallReads(person)).toBe(true);
    setAdmin(await signInAdmin(portal, admin));
    const { history } = await readAtTownHall(person);
    const inForceFrom = portal.services.clock().toISOString();
    expect(history[0]).toMatchObject({ step: "on-paper", inForceFrom });
  });

  test("opens nothing to the family before its time", async () => {
    const person = await newPerson(portal, admin, { familyConsent: false });
    const relative = await newRelative(portal, admin, person);
    await paper(person, "family");
    const reminders = async () =>
      (await (await signIn(portal, relative)).get(`/api/users/${person.id}/reminders`)).status;
    expect(await reminders()).toBe(403);
    portal.wait(7 * DAY);
    await runJob();
    expect(await reminders()).toBe(200);
  });

  test("is recorded by administrators of the municipality alone", async () => {
    const person = await newPerson(portal, admin);
    const neighbour = await newAdmin(portal);
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await paper(person, "municipal", neighbour))).toEqual([
        404,
        "USER_NOT_FOUND",
      ]);
      expect(await errorOf(await paper(person, "todo"))).toEqual([404, "NOT_FOUND"]);
    });
  });
});

test("what was ticked at enrolment before histories were kept gets its first step", async () => {
  const enrolledAt = portal.services.clock().toISOString();
  const [ticked, withdrawn, none] = [
    await newPerson(portal, admin, { familyConsent: true, municipalConsent: true }),
    await newPerson(portal, admin, { familyConsent: true }),
    await newPerson(portal, admin, { familyConsent: false, municipalConsent: false }),
  ];
  await portal.db.delete(consentEvents);
  portal.wait(60_000);
  await byTownHall(ticked, { municipalConsent: false });
  await byTownHall(withdrawn, { familyConsent: false });
  const file = `${MIGRATIONS_FOLDER}/0029_consents_of_enrolment.sql`;
  const statement = sql.raw(await readFile(file, "utf8"));
  for (let times = 0; times < 2; times += 1) await portal.db.execute(statement);
  const stepsOf = async (person: Person) => {
    const { history } = await readAtTownHall(person);
    return history.map(({ consent, step }: Record<string, unknown>) => `${consent} ${step}`);
  };
  expect(await stepsOf(ticked)).toEqual([
    "municipal withdrawn",
    "municipal enrolled",
    "family enrolled",
  ]);
  expect(await stepsOf(withdrawn)).toEqual(["family withdrawn", "family enrolled"]);
  expect(await stepsOf(none)).toEqual([]);
  expect((await readAtTownHall(withdrawn)).history[1]).toEqual({
    consent: "family",
    step: "enrolled",
    administrator: "Ana Ruiz",
    at: enrolledAt,
    inForceFrom: enrolledAt,
  });
});
