import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
  signIn,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const BODY = { title: "Pastilla", dateTime: "2026-03-02T12:00:00.000Z" };
let portal: TestPortal;
let admin: Admin;
/** Shares with the family; the other shares with nobody. */
let open: Person;
let closed: Person;
let relative: Relative;
let related: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  admin = await newAdmin(portal);
  open = await newPerson(portal, admin);
  closed = await newPerson(portal, admin, { familyConsent: false });
  relative = await newRelative(portal, admin, open);
  related = await signIn(portal, relative);
});
afterAll(() => portal.close());

const pathOf = ({ id }: { id: string }, rest = "") => `/api/users/${id}/reminders${rest}`;

/** Every call on reminders; `id` is one that exists. */
function calls(user: { id: string }, id: string): [string, string, unknown?][] {
  return [
    ["GET", pathOf(user)],
    ["GET", pathOf(user, "/upcoming")],
    ["GET", pathOf(user, "/stats")],
    ["POST", pathOf(user), BODY],
    ["PATCH", pathOf(user, `/${id}`), { occurrence: BODY.dateTime, scope: "all", title: "Otra" }],
    ["PATCH", pathOf(user, `/${id}/complete`)],
    ["DELETE", pathOf(user, `/${id}`)],
  ];
}

async function idOf(user: Person): Promise<string> {
  const browser = await enter(portal, user);
  return (await (await browser.post(pathOf(user), BODY)).json()).id;
}

async function lastEvents(count: number) {
  const { id, subjectId } = auditEvents;
  const mine = portal.db.select().from(auditEvents).where(eq(subjectId, open.id));
  return (await mine.orderBy(desc(id)).limit(count)).reverse();
}

test("a relative with consent may do all of it, and each is audited", async () => {
  for (const [method, path, body] of calls(open, await idOf(open))) {
    const answer = await related.send(method, path, body === undefined ? {} : { body });
    expect([method, path, answer.status < 300]).toEqual([method, path, true]);
  }
  const events = await lastEvents(7);
  expect(events.map(({ action }) => action)).toEqual([
    "reminders.read",
    "reminders.read",
    "reminders.read",
    "reminder.created",
    "reminder.changed",
    "reminder.completed",
    "reminder.deleted",
  ]);
  for (const event of events) {
    expect(event).toMatchObject({ actorRole: "support", actorId: relative.id });
  }
});

describe("refused, and nothing changes:", () => {
  async function expectRefused(
    user: { id: string },
    browser: Browser,
    expected: [number, string],
    { token, id = crypto.randomUUID() }: { token?: string; id?: string } = {},
  ) {
    await expectNothingWritten(portal.db, async () => {
      for (const [method, path, body] of calls(user, id)) {
        const call = { ...(token ? { token } : {}), ...(body === undefined ? {} : { body }) };
        const answer = await browser.send(method, path, call);
        expect([method, path, ...(await errorOf(answer))]).toEqual([method, path, ...expected]);
      }
    });
  }

  test("nobody", async () => {
    await expectRefused(open, portal.browser(), [401, "NO_SESSION"], { id: await idOf(open) });
  });

  test("a relative without consent", async () => {
    const browser = await signIn(portal, await newRelative(portal, admin, closed));
    const id = await idOf(closed);
    await expectRefused(closed, browser, [403, "CONSENT_REQUIRED"], { id });
    const sentence = "La persona no ha autorizado compartir esta información.";
    expect(await (await browser.get(pathOf(closed))).json()).toMatchObject({ error: sentence });
  });

  test("somebody else’s relative, and another person", async () => {
    const id = await idOf(closed);
    await expectRefused(closed, related, [403, "FORBIDDEN"], { id });
    await expectRefused(closed, await enter(portal, open), [403, "FORBIDDEN"], { id });
  });

  test("people of another municipality", async () => {
    const far = await newAdmin(portal);
    const stranger = await newPerson(portal, far);
    const browser = await enter(portal, stranger);
    await expectRefused(open, browser, [404, "USER_NOT_FOUND"]);
    const strange = await signIn(portal, await newRelative(portal, far, stranger));
    await expectRefused(open, strange, [404, "USER_NOT_FOUND"]);
    await expectRefused({ id: "nadie" }, related, [404, "USER_NOT_FOUND"]);
  });

  test("administrators, but for counts that the person shares with the municipality", async () => {
    const browser = portal.browser();
    const { token } = admin;
    const sharing = await newPerson(portal, admin, { municipalConsent: true });
    const refused: [Person, string][] = [
      [closed, "CONSENT_REQUIRED"],
      [sharing, ""],
    ];
    for (const [user, code] of refused) {
      for (const [method, path, body] of calls(user, await idOf(user))) {
        const answer = await browser.send(method, path, { token, ...(body ? { body } : {}) });
        if (!path.endsWith("/stats")) expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
        else if (code) expect(await errorOf(answer)).toEqual([403, code]);
        else expect(answer.status).toBe(200);
      }
    }
    const other = (await newAdmin(portal)).token;
    const answer = await browser.get(pathOf(sharing, "/stats"), { token: other });
    expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
  });
});

test("what an administrator does in the person’s home is audited under that name", async () => {
  const browser = portal.browser();
  const path = `/api/users/${open.id}/verify-pin`;
  await browser.post(path, { pin: open.pin }, { token: admin.token });
  await browser.get(pathOf(open));
  expect(await lastEvents(1)).toMatchObject([
    { action: "reminders.read", actorRole: "administrator", actorId: admin.id },
  ]);
});
