import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passwordLinks } from "../../../db/schema/password-links.ts";
import { type Examples, moreOf } from "../../../tools/testing/chosen.ts";
import {
  type Admin,
  codeOf,
  errorOf,
  eventsAbout,
  newAdmin,
  newColleague,
  newPerson,
  newRelative,
  PASSWORD,
  signIn,
} from "../../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../../tools/testing/test-portal.ts";

/** Tests the links by which administrators and relatives set a password. */
export function testPasswordLinks(examples: Examples): void {
  const more = moreOf(examples);

  const NEW = "cuatro-perros-verdes";
  const INVALID = [403, "PASSWORD_LINK_INVALID"];
  let portal: TestPortal;

  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  type Link = { url: string; expiresAt: string };

  async function makeLink({ token }: Admin, owner: string): Promise<Link> {
    const answer = await portal.browser().post(`/api/${owner}/password-link`, undefined, { token });
    expect(answer.status).toBe(201);
    return await answer.json();
  }

  const take = (code: string, password = NEW, browser = portal.browser()) =>
    browser.post("/api/password-links/take", { code, password });

  const check = async (code: string) =>
    (await portal.browser().post("/api/password-links/check", { code })).json();

  /** A relative and a colleague, each with a session and a link. */
  const KINDS = {
    administrator: async () => {
      const admin = await newAdmin(portal);
      const colleague = await newColleague(portal, admin, "luis@aldea.es");
      const owner = `admin/colleagues/${colleague.id}`;
      const { email, municipalityId, token } = colleague;
      const isIn = async () => (await portal.browser().get("/api/session", { token })).status;
      const login = (password: string, browser = portal.browser()) =>
        browser.post("/api/admin/login", { email, password, municipalityId });
      const names = { word: "clave", made: "administrator", id: colleague.id };
      return { admin, owner, email, isIn, login, ...names };
    },
    support: async () => {
      const admin = await newAdmin(portal);
      const relative = await newRelative(portal, admin, await newPerson(portal, admin));
      const browser = await signIn(portal, relative);
      const { id, email, municipalityId } = relative;
      const isIn = async () => (await browser.get("/api/session", { role: "support" })).status;
      const login = (password: string, browser = portal.browser()) =>
        browser.post("/api/support/login", { email, password, municipalityId });
      const names = { word: "clave-familia", made: "support-person", id };
      return { admin, owner: `support-persons/${id}`, email, isIn, login, ...names };
    },
  };

  test("an administrator makes none for themselves, however the id is spelt", async () => {
    const { id, token } = await newAdmin(portal);
    await expectNothingWritten(portal.db, async () => {
      for (const own of [id, id.toUpperCase()]) {
        const path = `/api/admin/colleagues/${own}/password-link`;
        const answer = await portal.browser().post(path, undefined, { token });
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
    });
  });

  describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])("a link for %s", (kind) => {
    test("sets a password once, signs everybody out and is written down", async () => {
      const { admin, owner, email, isIn, login, made, id } = await KINDS[kind]();
      const code = codeOf((await makeLink(admin, owner)).url);
      expect(await check(code)).toEqual({ role: kind });
      const answer = await take(code);
      expect(await answer.json()).toEqual({ role: kind, email });
      expect(await isIn()).toBe(401);
      expect((await login(PASSWORD)).status).toBe(401);
      expect((await login(NEW)).status).toBe(200);
      expect(await check(code)).toEqual({ role: null });
      expect(await errorOf(await take(code, "otra-mas-larga"))).toEqual(INVALID);
      const events = await eventsAbout(portal, id);
      expect(events).toContainEqual([`${made}.password-link-created`, "administrator", admin.id]);
      expect(events).toContainEqual([`${made}.password-set`, kind, id]);
    });

    more("has its code in the fragment and is stored hashed, for an hour", async () => {
      const { admin, owner, word } = await KINDS[kind]();
      const { url, expiresAt } = await makeLink(admin, owner);
      expect(new URL(url).hash).toMatch(new RegExp(`^#${word}=[A-Za-z0-9_-]{43}$`));
      expect(new Date(expiresAt).getTime() - portal.services.clock().getTime()).toBe(HOUR);
      const rows = await portal.db.select().from(passwordLinks);
      expect(JSON.stringify(rows)).not.toContain(codeOf(url));
      portal.wait(HOUR);
      await expectNothingWritten(portal.db, async () => {
        expect(await errorOf(await take(codeOf(url)))).toEqual(INVALID);
      });
    });

    more("used twice at once works once", async () => {
      const { admin, owner, login } = await KINDS[kind]();
      const code = codeOf((await makeLink(admin, owner)).url);
      const passwords = [NEW, `${NEW}s`, `${NEW}t`];
      const answers = await Promise.all(passwords.map((password) => take(code, password)));
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
      for (const [index, password] of passwords.entries()) {
        expect((await login(password)).status).toBe(statuses[index] === 200 ? 200 : 401);
      }
    });

    more("lets its owner in where it was used, however many guess", async () => {
      const { admin, owner, login } = await KINDS[kind]();
      const code = codeOf((await makeLink(admin, owner)).url);
      const near = () => portal.browser("198.51.100.7");
      for (let miss = 0; miss < 5; miss += 1) await login("nada", near());
      const own = near();
      expect((await take(code, NEW, own)).status).toBe(200);
      expect((await login(NEW, near())).status).toBe(429);
      expect((await login(NEW, own)).status).toBe(200);
    });

    more("takes the place of the one before", async () => {
      const { admin, owner } = await KINDS[kind]();
      const before = codeOf((await makeLink(admin, owner)).url);
      const after = codeOf((await makeLink(admin, owner)).url);
      expect(await errorOf(await take(before))).toEqual(INVALID);
      expect((await take(after)).status).toBe(200);
    });

    test("is not made by another municipality", async () => {
      const { owner } = await KINDS[kind]();
      const { token } = await newAdmin(portal);
      await expectNothingWritten(portal.db, async () => {
        const path = `/api/${owner}/password-link`;
        const answer = await portal.browser().post(path, undefined, { token });
        expect(await errorOf(answer)).toEqual([404, "NOT_FOUND"]);
      });
    });
  });

  more("codes are counted by address, right or wrong", async () => {
    const browser = portal.browser();
    const ask = async () =>
      (await browser.post("/api/password-links/check", { code: "x".repeat(43) })).status;
    for (let tries = 1; tries <= 100; tries++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
    const answer = await browser.post("/api/password-links/take", { code: "x", password: NEW });
    expect(await errorOf(answer)).toEqual([429, "TOO_MANY_ATTEMPTS"]);
  });
}
