import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  PASSWORD,
  type Person,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

const NO_SESSION = [401, "NO_SESSION"];
let portal: TestPortal;
let admin: Admin;
let person: Person;
/** The administrator's, who has just signed in there. */
let browser: Browser;
let token: string;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin, { municipalConsent: true });
  browser = portal.browser();
  const { email, municipalityId } = admin;
  const account = { email, password: PASSWORD, municipalityId };
  token = (await (await browser.post("/api/admin/login", account)).json()).token;
});

let relatives = 0;
const addRelative = (by: Browser, headers: Record<string, string> = {}) => {
  const body = { name: "Lucía", email: `lucia${++relatives}@correo.es`, password: PASSWORD };
  return by.post(`/api/users/${person.id}/support-persons`, body, { headers });
};

test("holds the bearer's own session, for no script and no other site", async () => {
  const answer = await portal.browser().post("/api/admin/login", {
    email: admin.email,
    password: PASSWORD,
    municipalityId: admin.municipalityId,
  });
  const cookie = answer.headers.getSetCookie().find((line) => /administrator=/.test(line)) ?? "";
  expect(cookie).toContain(`acompana_administrator=${(await answer.json()).token};`);
  for (const part of ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=28800"])
    expect(cookie).toContain(part);
});

test("lets in what the specification lists without a bearer, and nothing else", async () => {
  expect((await addRelative(browser)).status).toBe(201);
  expect((await browser.get(`/api/users/${person.id}`)).status).toBe(200);
  expect((await browser.get(`/api/users/${person.id}`, { role: "administrator" })).status).toBe(
    200,
  );
  for (const answer of [
    await browser.get("/api/session", { role: "administrator" }),
    await browser.get("/api/admin/invitations"),
    await browser.get(`/api/users/${person.id}/support-persons`),
    await browser.post(`/api/users/${person.id}/support-invitations`, {
      name: "Lucía",
      email: `lucia${++relatives}@correo.es`,
    }),
    await browser.delete(`/api/users/${person.id}`),
    await browser.get(`/api/users?adminId=${admin.id}&municipalityId=${admin.municipalityId}`),
  ]) {
    expect([answer.status, answer.url]).toEqual([401, answer.url]);
  }
});

test("gives no other role anything", async () => {
  for (const role of ["person", "support"] as const)
    expect(await errorOf(await browser.get(`/api/users/${person.id}`, { role }))).toEqual(
      NO_SESSION,
    );
  // A person who enters here is themselves, not somebody whom an administrator has brought in.
  await enter(portal, person, browser);
  const session = await (await browser.get("/api/session", { role: "person" })).json();
  expect(session.enteredBy).toBeNull();
  const own = await browser.put(`/api/users/${person.id}/settings`, { darkMode: true });
  expect(own.status).toBe(200);
  expect((await addRelative(browser)).status).toBe(201);
});

test("is refused where another site sends it", async () => {
  for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { "Sec-Fetch-Site": "same-site" }])
    expect(await errorOf(await addRelative(browser, headers))).toEqual([403, "CROSS_SITE"]);
});

test("ends by leaving, in another browser that kept it too", async () => {
  const stolen = new Map(browser.cookies);
  await browser.delete("/api/session", { token });
  expect(browser.cookies.has("acompana_administrator")).toBe(false);
  for (const [name, value] of stolen) browser.cookies.set(name, value);
  expect(await errorOf(await addRelative(browser))).toEqual(NO_SESSION);
});

test("ends after half an hour unused", async () => {
  portal.wait(31 * 60_000);
  expect(await errorOf(await addRelative(browser))).toEqual(NO_SESSION);
});
