import { afterAll, beforeAll, expect, test } from "vitest";
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
import { openTestPortal, type TestPortal } from "../../../tools/testing/test-portal.ts";

/** Tests who reads which events of the audit trail. */
export function testListedEvents(examples: Examples): void {
  const more = moreOf(examples);

  type Entry = { at: string; action: string; actor: { role: string; name: string | null } };

  let portal: TestPortal;
  let admin: Admin;

  beforeAll(async () => {
    portal = await openTestPortal();
    admin = await newAdmin(portal);
  });
  afterAll(() => portal.close());

  const pathOf = ({ id }: { id: string }, query = "") => `/api/users/${id}/audit${query}`;

  async function trail(browser: Browser, person: Person, query = "", token?: string) {
    const answer = await browser.get(pathOf(person, query), token ? { token } : {});
    expect(answer.status).toBe(200);
    return (await answer.json()) as Entry[];
  }

  const inWords = (entries: Entry[]) =>
    entries.map(({ action, actor }) => `${action} ${actor.role} ${actor.name}`);

  test("the person reads who did what, newest first, by name and without ids", async () => {
    const person = await newPerson(portal, admin, { name: "Carmen López" });
    portal.wait(1000);
    const relative = await newRelative(portal, admin, person);
    portal.wait(1000);
    await (await signIn(portal, relative)).get(`/api/users/${person.id}`);
    portal.wait(1000);
    await portal.browser().post(`/api/users/${person.id}/verify-pin`, { pin: "0000" });
    portal.wait(1000);
    const browser = await enter(portal, person);
    portal.wait(1000);
    await browser.put(`/api/users/${person.id}/settings`, { familyConsent: false });
    const entries = await trail(browser, person);
    expect(inWords(entries)).toEqual([
      "consent.family-withdrawn person Carmen López",
      "person.entered person Carmen López",
      "person.pin-failed anyone null",
      "user.read support Lucía López",
      "support-person.created administrator Ana Ruiz",
      "user.created administrator Ana Ruiz",
    ]);
    expect(entries[0]?.at).toBe(portal.services.clock().toISOString());
    expect(JSON.stringify(entries)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
    // One's own reading is no event.
    expect(await trail(browser, person)).toEqual(entries);
  });

  test("what others did can be asked for alone, page by page", async () => {
    const person = await newPerson(portal, admin, { name: "Carmen López" });
    const relative = await signIn(portal, await newRelative(portal, admin, person));
    const browser = await enterWithOwnPin(portal, person);
    for (let deed = 0; deed < 5; deed += 1) {
      portal.wait(1000);
      await browser.put(`/api/users/${person.id}/settings`, { familyConsent: deed % 2 === 1 });
    }
    portal.wait(1000);
    await relative.get(`/api/users/${person.id}`);
    portal.wait(1000);
    await portal.browser().post(`/api/users/${person.id}/verify-pin`, { pin: "0000" });
    const others = await trail(browser, person, "?by=others");
    expect(inWords(others)).toEqual([
      "person.pin-failed anyone null",
      "user.read support Lucía López",
      "support-person.created administrator Ana Ruiz",
      "user.created administrator Ana Ruiz",
    ]);
    const first = await trail(browser, person, "?by=others&limit=1");
    const second = await trail(browser, person, `?by=others&limit=1&before=${first[0]?.at}`);
    expect([...first, ...second]).toEqual(others.slice(0, 2));
  });

  test("an administrator's reading is written down in turn, in an entered home too", async () => {
    const person = await newPerson(portal, admin);
    const { token } = admin;
    const first = await trail(portal.browser(), person, "", token);
    expect(inWords(first)).toEqual(["user.created administrator Ana Ruiz"]);
    const second = await trail(portal.browser(), person, "", token);
    expect(inWords(second)[0]).toBe("audit.read administrator Ana Ruiz");
    const inside = portal.browser();
    await inside.post(`/api/users/${person.id}/verify-pin`, { pin: person.pin }, { token });
    await trail(inside, person);
    const reads = (await eventsAbout(portal, person.id)).filter(([name]) => name === "audit.read");
    expect(reads).toEqual(Array(3).fill(["audit.read", "administrator", admin.id]));
  });

  test("who is gone has no name any more", async () => {
    const person = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    await (await signIn(portal, relative)).get(`/api/users/${person.id}`);
    const { token } = admin;
    await portal.browser().delete(`/api/support-persons/${relative.id}`, { token });
    const words = inWords(await trail(await enter(portal, person), person));
    expect(words).toContain("user.read support null");
    expect(words).toContain("support-person.unlinked administrator Ana Ruiz");
  });

  more("pages follow each other without a gap or a double, even within one moment", async () => {
    const person = await newPerson(portal, admin);
    const browser = await enterWithOwnPin(portal, person);
    const path = `/api/users/${person.id}/settings`;
    for (let change = 0; change < 5; change += 1) {
      if (change % 2 === 0) portal.wait(1000);
      await browser.put(path, { familyConsent: change % 2 === 1 });
    }
    const whole = await trail(browser, person);
    expect(whole).toHaveLength(8);
    for (const limit of [1, 2, 3]) {
      const pages: Entry[] = [];
      for (let query = `?limit=${limit}`; ; ) {
        const page = await trail(browser, person, query);
        pages.push(...page);
        const last = page.at(-1);
        if (!last) break;
        query = `?limit=${limit}&before=${last.at}`;
      }
      expect(pages).toEqual(whole);
    }
  });

  more.each([
    "limit=0",
    "limit=1.5",
    "limit=x",
    "before=ayer",
    "by=nadie",
    "before=2026-02-30T10:00:00.000Z",
    "before=0000-01-01T00:00:00Z",
    "before=%2B275760-09-13T00:00:00Z",
    "before=1999-12-30T23:59:59Z",
  ])("?%s is refused", async (query) => {
    const person = await newPerson(portal, admin);
    const browser = await enter(portal, person);
    const answer = await browser.get(pathOf(person, `?${query}`));
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });

  test("it is closed to everybody else, and a refusal leaves no trace in it", async () => {
    const person = await newPerson(portal, admin);
    const relative = await newRelative(portal, admin, person);
    const both = await signIn(portal, relative, await enter(portal, person));
    const other = await enter(portal, await newPerson(portal, admin));
    const before = await eventsAbout(portal, person.id);
    expect(await errorOf(await portal.browser().get(pathOf(person)))).toEqual([401, "NO_SESSION"]);
    const related = await both.get(pathOf(person), { role: "support" });
    expect(await errorOf(related)).toEqual([403, "FORBIDDEN"]);
    expect(await errorOf(await other.get(pathOf(person)))).toEqual([403, "FORBIDDEN"]);
    const { token } = await newAdmin(portal);
    const foreign = await portal.browser().get(pathOf(person), { token });
    expect(await errorOf(foreign)).toEqual([404, "USER_NOT_FOUND"]);
    const nobody = await portal.browser().get(pathOf({ id: "nadie" }), { token });
    expect(await errorOf(nobody)).toEqual([404, "USER_NOT_FOUND"]);
    expect(await eventsAbout(portal, person.id)).toEqual(before);
  });
}
