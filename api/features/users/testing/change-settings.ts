import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "../../../tools/testing/browser.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  enter,
  enterWithOwnPin,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests who changes which settings. */
export function testSettings(examples: Examples): void {
  const more = moreOf(examples);

  const ONLY_PERSON = [403, "CONSENT_ONLY_BY_PERSON"];
  let portal: TestPortal;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  const pathOf = ({ id }: { id: string }) => `/api/users/${id}/settings`;
  const consentEvents = async ({ id }: Person) =>
    (await eventsAbout(portal, id)).filter(([action]) => /^(consent|settings)\./.test(`${action}`));

  /** A browser in which an administrator entered the person's home. */
  async function enterAsAdministrator(person: Person): Promise<Browser> {
    const browser = portal.browser();
    const { token } = admin;
    await browser.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    return browser;
  }

  describe("the person", () => {
    test("changes any of them and gets the record back", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enterWithOwnPin(portal, person);
      const all = {
        familyConsent: false,
        municipalConsent: true,
        voiceEnabled: false,
        voiceSpeed: "slow",
        voiceVolume: "medium",
        darkMode: true,
      };
      const answer = await browser.put(pathOf(person), all);
      expect(answer.status).toBe(200);
      const record = await answer.json();
      expect(record).toMatchObject({ id: person.id, name: person.name, hasPin: true, ...all });
      expect(await (await browser.get(`/api/users/${person.id}`)).json()).toMatchObject(record);
      expect(await consentEvents(person)).toEqual([
        ["consent.family-withdrawn", "person", person.id],
        ["consent.municipal-given", "person", person.id],
      ]);
    });

    test("leaves as it is what they do not send", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enter(portal, person);
      const answer = await browser.put(pathOf(person), { darkMode: true });
      expect(await answer.json()).toMatchObject({
        familyConsent: true,
        municipalConsent: false,
        voiceEnabled: true,
        voiceSpeed: "normal",
        voiceVolume: "loud",
        darkMode: true,
      });
      await browser.put(pathOf(person), { voiceSpeed: "fast" });
      const older = { familyConsent: true, municipalConsent: false, voiceEnabled: true };
      const kept = await browser.put(pathOf(person), { ...older, darkMode: false });
      expect(await kept.json()).toMatchObject({ voiceSpeed: "fast", voiceVolume: "loud" });
      expect(await consentEvents(person)).toEqual([]);
    });

    more("who sends what is so already changes nothing", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enter(portal, person);
      await expectNothingWritten(portal.db, async () => {
        const same = { familyConsent: true, municipalConsent: false };
        expect((await browser.put(pathOf(person), same)).status).toBe(200);
      });
      expect(await consentEvents(person)).toEqual([]);
    });

    more("what nobody knows is read over, also alone", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enter(portal, person);
      await expectNothingWritten(portal.db, async () => {
        for (const body of [{}, { fontSize: 2 }, { hasPin: false, pin: "1234", id: "x" }]) {
          const answer = await browser.put(pathOf(person), body);
          expect([answer.status, (await answer.json()).hasPin]).toEqual([200, true]);
        }
      });
    });

    more("who gives the same consent twice at once gives it once", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enterWithOwnPin(portal, person);
      const give = () => browser.put(pathOf(person), { municipalConsent: true });
      const answers = await Promise.all([give(), give()]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await consentEvents(person)).toHaveLength(1);
    });

    more.each([
      [{ familyConsent: "sí" }, "Indica si se comparte con la familia."],
      [{ municipalConsent: null }, "Indica si se comparte con el personal municipal."],
      [{ voiceEnabled: 1 }, "Indica si quieres oír la voz."],
      [{ voiceSpeed: "turbo" }, "Indica la velocidad de la voz."],
      [{ voiceVolume: 0.5 }, "Indica el volumen de la voz."],
      [{ darkMode: "true" }, "Indica si quieres el modo noche."],
    ])("who sends %j is refused", async (body, sentence) => {
      const person = await newPerson(portal, admin);
      const browser = await enter(portal, person);
      await expectNothingWritten(portal.db, async () => {
        const answer = await browser.put(pathOf(person), body);
        expect(await answer.clone().json()).toMatchObject({ error: sentence });
        expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
      });
    });

    test("forbids in any session that heirs get a copy, and allows it with a PIN of their own", async () => {
      const person = await newPerson(portal, admin);
      const other = await newPerson(portal, admin);
      const stranger = await enter(portal, other);
      const change = (browser: Browser, heirsForbidden: boolean) =>
        browser.put(pathOf(person), { heirsForbidden }, { role: "person" });
      const ofOther = (heirsForbidden: boolean) =>
        stranger.put(pathOf(other), { heirsForbidden }, { role: "person" });
      expect(await (await ofOther(true)).json()).toMatchObject({ heirsForbidden: true });
      expect(await errorOf(await ofOther(false))).toEqual([403, "COPY_NEEDS_OWN_PIN"]);
      const own = await enterWithOwnPin(portal, person);
      await change(own, true);
      const consents = await own.get(`/api/users/${person.id}/consents`);
      expect(await consents.json()).toMatchObject({ heirsForbidden: true });
      expect(await (await change(own, false)).json()).toMatchObject({ heirsForbidden: false });
      const events = (await eventsAbout(portal, person.id)).filter(([action]) =>
        `${action}`.startsWith("heirs."),
      );
      expect(events).toEqual([
        ["heirs.forbidden", "person", person.id],
        ["heirs.allowed", "person", person.id],
      ]);
    });

    test("ends a relative's reading with the next call", async () => {
      const person = await newPerson(portal, admin);
      const related = await signIn(portal, await newRelative(portal, admin, person));
      await (await enter(portal, person)).put(pathOf(person), { familyConsent: false });
      const session = await (await related.get("/api/session")).json();
      expect(session.user.familyConsent).toBe(false);
    });
  });

  describe("an administrator", () => {
    const change = (person: Person, body: unknown, { token } = admin) =>
      portal.browser().put(pathOf(person), body, { token });

    test("withdraws a consent, under their own name", async () => {
      const person = await newPerson(portal, admin);
      const answer = await change(person, { familyConsent: false, municipalConsent: false });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({ familyConsent: false, municipalConsent: false });
      expect(await consentEvents(person)).toEqual([
        ["consent.family-withdrawn", "administrator", admin.id],
      ]);
    });

    more("saves nothing else of the specified four, and hears what is so", async () => {
      const person = await newPerson(portal, admin);
      const all = { municipalConsent: true, voiceEnabled: false, darkMode: true };
      const unchanged = { municipalConsent: false, voiceEnabled: true, darkMode: false };
      const answer = await change(person, all);
      expect([answer.status, await answer.json()]).toMatchObject([200, unchanged]);
      expect(await consentEvents(person)).toEqual([]);
      const mixed = await change(person, { ...all, familyConsent: false });
      expect(await mixed.json()).toMatchObject({ ...unchanged, familyConsent: false });
      expect(await consentEvents(person)).toEqual([
        ["consent.family-withdrawn", "administrator", admin.id],
      ]);
    });

    more.each([{ voiceSpeed: "slow" }, { familyConsent: false, voiceVolume: "soft" }])(
      "is refused what is the person's and not specified: %j",
      async (body) => {
        const person = await newPerson(portal, admin);
        await expectNothingWritten(portal.db, async () => {
          expect(await errorOf(await change(person, body))).toEqual(ONLY_PERSON);
        });
      },
    );

    test("neither forbids nor allows for the person what heirs get", async () => {
      const person = await newPerson(portal, admin);
      const { token } = admin;
      const answer = await portal
        .browser()
        .put(pathOf(person), { heirsForbidden: true }, { token });
      expect(await errorOf(answer)).toEqual(ONLY_PERSON);
      const home = await enterAsAdministrator(person);
      const inHome = await home.put(pathOf(person), { heirsForbidden: true }, { role: "person" });
      expect(await errorOf(inHome)).toEqual(ONLY_PERSON);
    });

    test("of another municipality does not find the person", async () => {
      const person = await newPerson(portal, admin);
      const neighbour = await newAdmin(portal);
      await expectNothingWritten(portal.db, async () => {
        const answer = await change(person, { familyConsent: false }, neighbour);
        expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
      });
    });
  });

  describe("in a home that an administrator entered", () => {
    test("voice, theme and withdrawals are written down under the administrator", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enterAsAdministrator(person);
      const answer = await browser.put(
        pathOf(person),
        { familyConsent: false, voiceEnabled: false, darkMode: true },
        { role: "person" },
      );
      expect(answer.status).toBe(200);
      expect(await consentEvents(person)).toEqual([
        ["consent.family-withdrawn", "administrator", admin.id],
        ["settings.changed", "administrator", admin.id],
      ]);
    });

    test("no consent is given", async () => {
      const person = await newPerson(portal, admin);
      const browser = await enterAsAdministrator(person);
      const body = { municipalConsent: true, darkMode: true };
      const answer = await browser.put(pathOf(person), body, { role: "person" });
      const saved = { municipalConsent: false, darkMode: true };
      expect([answer.status, await answer.json()]).toMatchObject([200, saved]);
      expect(await consentEvents(person)).toEqual([
        ["settings.changed", "administrator", admin.id],
      ]);
    });
  });

  test("nobody else changes anything", async () => {
    const person = await newPerson(portal, admin);
    const other = await enter(portal, await newPerson(portal, admin));
    const both = await signIn(
      portal,
      await newRelative(portal, admin, person),
      await enter(portal, person),
    );
    const body = { darkMode: true };
    await expectNothingWritten(portal.db, async () => {
      const none = await portal.browser().put(pathOf(person), body);
      expect(await errorOf(none)).toEqual([401, "NO_SESSION"]);
      expect(await errorOf(await other.put(pathOf(person), body))).toEqual([403, "FORBIDDEN"]);
      // The person's cookie in the same browser gives a relative no rights.
      const related = await both.put(pathOf(person), body, { role: "support" });
      expect(await errorOf(related)).toEqual([403, "FORBIDDEN"]);
      const nobody = await other.put(pathOf({ id: "nadie" }), body);
      expect(await errorOf(nobody)).toEqual([404, "USER_NOT_FOUND"]);
    });
  });
}
