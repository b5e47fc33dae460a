import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newAdmin, newPerson, PASSWORD } from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

/** One address: as it is written, in capitals, taken apart, and as Chromium sends it. */
const SPELLINGS = [
  "lucia@logroño.example",
  " LUCIA@LOGROÑO.example ",
  "lucia@logron\u0303o.example",
  "lucia@xn--logroo-0wa.example",
];

test("a relative has one login, whichever way the address is written", async () => {
  const admin = await newAdmin(portal);
  const browser = portal.browser();
  const linked: string[] = [];
  for (const email of SPELLINGS) {
    const { id } = await newPerson(portal, admin);
    const path = `/api/users/${id}/support-persons`;
    const body = { name: "Lucía", email, password: PASSWORD };
    const answer = await (await browser.post(path, body, { token: admin.token })).json();
    expect(answer.email).toBe("lucia@logroño.example");
    linked.push(answer.id);
  }
  expect(new Set(linked).size).toBe(1);
  const { municipalityId } = admin;
  for (const email of SPELLINGS) {
    const login = { email, password: PASSWORD, municipalityId };
    const answer = await portal.browser().post("/api/support/login", login);
    expect([email, answer.status]).toEqual([email, 200]);
    expect((await answer.json()).email).toBe("lucia@logroño.example");
  }
});

test("a login that was made before, as a browser gave the address, is the same", async () => {
  const admin = await newAdmin(portal);
  const person = await newPerson(portal, admin);
  const path = `/api/users/${person.id}/support-persons`;
  const body = { name: "Lucía", email: "lucia@correo.es", password: PASSWORD };
  const { id } = await (await portal.browser().post(path, body, { token: admin.token })).json();
  await portal.db.execute(
    sql`update support_persons set email = 'lucia@xn--logroo-0wa.example' where id = ${id}`,
  );
  const { municipalityId } = admin;
  const login = { email: "lucia@logroño.example", password: PASSWORD };
  const answer = await portal.browser().post("/api/support/login", { ...login, municipalityId });
  expect(answer.status).toBe(200);
});

test.each(["/api/support/login", "/api/admin/login"])(
  "twenty strangers at %s guess at one account, whichever way they write it",
  async (login) => {
    const { municipalityId } = await newAdmin(portal);
    const statuses: number[] = [];
    for (let network = 0; network < 21; network += 1) {
      const email = SPELLINGS[network % SPELLINGS.length];
      const wrong = { email, password: "no es esta", municipalityId };
      const answer = await portal.browser(`198.18.${network}.1`).post(login, wrong);
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(20).fill(401), 429]);
  },
);
