import { describe, expect, test } from "vitest";
import { consentEvents } from "../../db/schema/consents.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  enter,
  enterWithOwnPin,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newPersonWithoutPin,
  newRelative,
  type Person,
  signIn,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten, openTestPortal } from "../../tools/testing/test-portal.ts";
import { MOST_STEPS } from "./note-consent.ts";
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
  setPin,
  settings,
  townHallReads,
} from "./testing/consents.ts";

prepareConsents();

/** What the administrator does, and the session that it ends in. */
const ATTACKS: [string, (person: Person) => Promise<Browser>][] = [
  [
    "after emptying the PIN",
    async (person) => {
      await setPin(person, "");
      return enter(portal, { ...person, pin: "" });
    },
  ],
];

describe("in a session that no PIN of hers opened a consent begins after seven days", () => {
  describe.each(ATTACKS)("%s", (_how, attack) => {
    test("unless she says no; what else was sent is saved", async () => {
      const person = await newPerson(portal, admin, { familyConsent: false });
      const browser = await attack(person);
      const saved = await settings(browser, person, all);
      const none = { familyConsent: false, municipalConsent: false };
      expect([saved.status, await saved.json()]).toMatchObject([200, { ...all, ...none }]);
      expect(await townHallReads(person)).toBe(false);
      const shown = await read(browser, person);
      expect(shown).toMatchObject({ mayGive: false, mayAsk: true });
      expect(shown.whyNot).toContain("empieza a los siete días");
      const asked = { step: "asked", administrator: null };
      expect(shown.history.slice(0, 2)).toMatchObject([asked, asked]);
      const home = await (await browser.get(`/api/users/${person.id}/home`)).json();
      expect(home.waitingConsents).toEqual(["family", "municipal"]);
      const actions = (await eventsAbout(portal, person.id)).map(([action]) => action);
      expect(actions).toContain("consent.family-asked");
      // Again it changes nothing, and puts nothing off.
      portal.wait(1000);
      await expectNothingWritten(portal.db, async () => {
        const again = await settings(browser, person, all);
        expect(await again.json()).toMatchObject(none);
      });
      await settings(browser, person, { familyConsent: false });
      portal.wait(7 * DAY - 2000);
      await runJob();
      expect(await townHallReads(person)).toBe(false);
      portal.wait(1000);
      await runJob();
      expect(await townHallReads(person)).toBe(true);
      const after = await readAtTownHall(person);
      expect(after).toMatchObject({
        family: { isInForce: false, due: null },
        municipal: { isInForce: true, due: null },
      });
    });

    test("one on paper is confirmed by none, and withdrawn by any", async () => {
      const person = await newPerson(portal, admin);
      const browser = await attack(person);
      await paper(person);
      const { due } = (await read(browser, person)).municipal;
      expect((await give(browser, person)).status).toBe(200);
      expect((await read(browser, person)).municipal).toEqual({ isInForce: false, due });
      const none = { familyConsent: false, municipalConsent: false };
      const withdrawn = await settings(browser, person, none);
      expect(await withdrawn.json()).toMatchObject({ familyConsent: false });
      expect(await read(browser, person)).toMatchObject({ municipal: { due: null } });
    });
  });

  test("her relatives are told from when", async () => {
    const person = await newPerson(portal, admin, { familyConsent: false });
    const related = await signIn(portal, await newRelative(portal, admin, person));
    await setPin(person, "");
    const home = await enter(portal, { ...person, pin: "" });
    await settings(home, person, { familyConsent: true });
    const due = new Date(portal.services.clock().getTime() + 7 * DAY).toISOString();
    const linked = async () =>
      (await (await related.get("/api/session", { role: "support" })).json()).user;
    expect(await linked()).toMatchObject({ familyConsent: false, familyConsentDue: due });
    await settings(home, person, { familyConsent: false });
    expect((await linked()).familyConsentDue).toBeUndefined();
  });
});

test("on a local portal one is in force at once, without a PIN, and by no administrator", async () => {
  const local = await openTestPortal();
  try {
    const by = await newAdmin(local);
    const person = await newPersonWithoutPin(local, by);
    const none = { familyConsent: false, municipalConsent: false };
    const browser = await enter(local, person);
    await settings(browser, person, none);
    const { token } = by;
    const path = `/api/users/${person.id}/settings`;
    const asOffice = await local.browser().put(path, all, { token });
    expect([asOffice.status, await asOffice.json()]).toMatchObject([200, none]);
    const saved = await settings(browser, person, all);
    expect([saved.status, await saved.json()]).toMatchObject([200, all]);
    const shown = await read(browser, person);
    expect(shown).toMatchObject({ mayGive: true, mayAsk: false, family: { isInForce: true } });
  } finally {
    await local.close();
  }
});

const SESSIONS: [string, (person: Person) => Promise<Browser>][] = [
  ["with the PIN of the enrolment", async (person) => enter(portal, person)],
  [
    "after setting another PIN",
    async (person) => {
      await setPin(person, "2580");
      return enter(portal, { ...person, pin: "2580" });
    },
  ],
  [
    "after choosing a PIN on a tablet that was made hers for it",
    async (person) => {
      await setPin(person, "");
      const tablet = await giveTablet(person, false);
      await enter(portal, { ...person, pin: "" }, tablet);
      await choosePin(tablet, person, { pin: "6148" });
      return enter(portal, { ...person, pin: "6148" });
    },
  ],
  [
    "after setting another PIN and choosing one as the person",
    async (person) => {
      await setPin(person, "2580");
      const browser = await enter(portal, { ...person, pin: "2580" });
      await choosePin(browser, person, { pin: "6148", oldPin: "2580" });
      return browser;
    },
  ],
  [
    "after doing so, and changing that PIN once more",
    async (person) => {
      await setPin(person, "2580");
      const browser = await enter(portal, { ...person, pin: "2580" });
      await choosePin(browser, person, { pin: "6148", oldPin: "2580" });
      await choosePin(browser, person, { pin: "7305", oldPin: "6148" });
      return browser;
    },
  ],
  [
    "with a PIN that was set as agreed",
    async (person) => {
      const { token } = admin;
      const body = { pin: "2580", pinAgreed: true };
      await portal.browser().put(`/api/users/${person.id}/pin`, body, { token });
      return enter(portal, { ...person, pin: "2580" });
    },
  ],
];

const all = { familyConsent: true, municipalConsent: true, voiceEnabled: false, darkMode: true };

describe("with a PIN that somebody else may know", () => {
  test.each(SESSIONS)("%s: it is given, marked and asked about", async (_how, open) => {
    const person = await newPerson(portal, admin, { familyConsent: false });
    const browser = await open(person);
    const saved = await settings(browser, person, all);
    expect([saved.status, await saved.json()]).toMatchObject([200, all]);
    const shown = await read(browser, person);
    expect(shown).toMatchObject({ mayGive: true, whyNot: null, isProven: false });
    const marked = { step: "given", administrator: null, isUnproven: true };
    expect(shown.history.slice(0, 2)).toMatchObject([marked, marked]);
    expect((await readAtTownHall(person)).history[0]).toMatchObject(marked);
    const actions = (await eventsAbout(portal, person.id)).map(([action]) => action);
    expect(actions).toContain("consent.family-given-unproven");
    expect(actions).toContain("consent.municipal-given-unproven");
    expect(await townHallReads(person)).toBe(true);
    // Whoever has just done it is not asked.
    expect(await askedAt(browser, person)).toEqual([]);
  });

  test("with a PIN of her own her answer ends the question", async () => {
    const person = await newPerson(portal, admin);
    await give(await enter(portal, person), person);
    await choosePin(await enter(portal, person), person, { pin: "6148", oldPin: person.pin });
    const own = { ...person, pin: "6148" };
    await settings(await enter(portal, own), person, { municipalConsent: false });
    portal.wait(6 * DAY);
    await give(await enter(portal, own), person);
    portal.wait(DAY);
    const proven = await enter(portal, own);
    expect(await askedAt(proven, person)).toEqual(["municipal"]);
    await answer(proven, person);
    expect(await askedAt(await enter(portal, own), person)).toEqual([]);
  });

  test("each relative is told once", async () => {
    const person = await newPerson(portal, admin);
    const [one, two] = [
      await newRelative(portal, admin, person),
      await newRelative(portal, admin, person),
    ];
    const newsOf = async (browser: Browser) =>
      (await (await browser.get("/api/session", { role: "support" })).json()).user.newConsents;
    const browser = await signIn(portal, one);
    expect(await newsOf(browser)).toBeUndefined();
    portal.wait(1000);
    await give(await enter(portal, person), person);
    const at = portal.services.clock().toISOString();
    portal.wait(1000);
    expect(await newsOf(browser)).toEqual([{ consent: "municipal", at }]);
    const path = `/api/users/${person.id}/consents/news`;
    expect((await browser.delete(path, { role: "support" })).status).toBe(204);
    expect(await newsOf(browser)).toBeUndefined();
    expect(await newsOf(await signIn(portal, two))).toHaveLength(1);
  });
});

describe("the person", () => {
  test("gives it with a PIN of her own, at once in the first session", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enterWithOwnPin(portal, person);
    expect(await read(browser, person)).toMatchObject({ mayGive: true, whyNot: null });
    expect(await (await give(browser, person)).json()).toMatchObject({ municipalConsent: true });
    expect(await townHallReads(person)).toBe(true);
    const [step] = (await read(browser, person)).history;
    expect(step).toMatchObject({ consent: "municipal", step: "given", administrator: null });
  });

  test("asks for it in a session without the PIN, whatever PIN she has", async () => {
    const person = await newPersonWithoutPin(portal, admin);
    const tablet = await giveTablet(person, false);
    await enter(portal, person, tablet);
    await choosePin(tablet, person, { pin: "6148" });
    portal.wait(7 * DAY);
    await expectAsked(tablet, person);
    // With her PIN it is given at once, also while it waits.
    const fresh = await enter(portal, { ...person, pin: "6148" });
    expect(await (await give(fresh, person)).json()).toMatchObject({ municipalConsent: true });
    expect((await read(fresh, person)).history[0]).toMatchObject({ step: "confirmed" });
  });
});

describe("on paper", () => {
  test("it waits seven days, is shown at home, and comes into force", async () => {
    const person = await newPerson(portal, admin);
    const given = await (await paper(person)).json();
    const at = portal.services.clock();
    const due = new Date(at.getTime() + 7 * DAY).toISOString();
    expect(given).toMatchObject({ municipal: { isInForce: false, due } });
    expect(given.history[0]).toEqual({
      consent: "municipal",
      step: "on-paper",
      administrator: "Ana Ruiz",
      at: at.toISOString(),
      inForceFrom: due,
    });
    const home = await enter(portal, person);
    const shown = await (await home.get(`/api/users/${person.id}/home`)).json();
    expect(shown.waitingConsents).toEqual(["municipal"]);
    portal.wait(7 * DAY - 1000);
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    portal.wait(1000);
    await Promise.all([runJob(), runJob()]);
    expect(await townHallReads(person)).toBe(true);
    expect(await readAtTownHall(person)).toMatchObject({
      municipal: { isInForce: true, due: null },
    });
    const events = (await eventsAbout(portal, person.id)).map(([action]) => action);
    // Once, though two processes looked at once.
    expect(events.filter((action) => `${action}`.startsWith("consent.")).sort()).toEqual([
      "consent.municipal-begun",
      "consent.municipal-on-paper",
    ]);
  });

  test("her 'No' ends it at once, from any session of hers", async () => {
    const person = await newPersonWithoutPin(portal, admin);
    await paper(person);
    const browser = await enter(portal, person);
    await settings(browser, person, { municipalConsent: false });
    portal.wait(8 * DAY);
    await runJob();
    expect(await townHallReads(person)).toBe(false);
    const [step] = (await readAtTownHall(person)).history;
    expect(step).toMatchObject({ step: "withdrawn", administrator: null, inForceFrom: null });
  });

  test("the town hall takes it back; another change of settings does not", async () => {
    const person = await newPerson(portal, admin);
    await paper(person);
    const browser = await enter(portal, person);
    await settings(browser, person, { darkMode: true, familyConsent: true });
    expect((await read(browser, person)).municipal.due).not.toBeNull();
    expect((await byTownHall(person, { municipalConsent: false })).status).toBe(200);
    expect(await read(browser, person)).toMatchObject({ municipal: { due: null } });
  });
});

test("the history keeps the newest steps, and goes with the person", async () => {
  const person = await newPerson(portal, admin);
  const old = { userId: person.id, consent: "family", step: "given", at: portal.services.clock() };
  const steps = Array.from({ length: MOST_STEPS }, () => old as typeof consentEvents.$inferInsert);
  await portal.db.insert(consentEvents).values(steps);
  await paper(person);
  await byTownHall(person, { municipalConsent: false });
  const { history } = await readAtTownHall(person);
  expect(history).toHaveLength(MOST_STEPS);
  expect(history[0]).toMatchObject({ step: "withdrawn", administrator: "Ana Ruiz" });
  const { id } = person;
  const deleted = await portal.browser().delete(`/api/users/${id}`, { token: admin.token });
  expect(deleted.status).toBe(204);
  const answer = await portal.browser().get(`/api/users/${id}/consents`, { token: admin.token });
  expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
});
