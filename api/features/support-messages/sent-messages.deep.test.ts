import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messageReceipts } from "../../db/schema/message-receipts.ts";
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
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { runJobs } from "../../tools/testing/run-jobs.ts";
import { HOUR, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;
let portal: TestPortal;
let admin: Admin;
let person: Person;
let relative: Relative;
let related: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin, { familyConsent: false });
  relative = await newRelative(portal, admin, person);
  related = await signIn(portal, relative);
});
afterAll(() => portal.close());

const now = () => portal.services.clock().toISOString();
const box = (owner = person) => `/api/users/${owner.id}/support-messages`;

async function send(content: string, { browser = related, from = relative, to = person } = {}) {
  const body = { toUserId: to.id, type: "text", content };
  expect((await browser.post(`/api/support/${from.id}/messages`, body)).status).toBe(201);
}

/** The older person opens the messages, and leaves them a minute later. */
async function read(owner = person) {
  const inside = await enter(portal, owner);
  await inside.send("PUT", `${box(owner)}/mark-seen`);
  portal.wait(60_000);
  await inside.delete(`${box(owner)}/delete-seen`);
}

async function sent(query = "", browser = related) {
  const answer = await browser.get(`${box()}/sent${query}`);
  expect(answer.status).toBe(200);
  return await answer.json();
}

const receipts = () =>
  portal.db.select().from(messageReceipts).where(eq(messageReceipts.fromId, relative.id));

describe("what a relative has sent", () => {
  test("is there with its words until it is seen and deleted, and then as a receipt", async () => {
    const sentAt = now();
    await send("Te quiero");
    const message = { id: expect.any(String), sentAt, type: "text" };
    expect(await sent()).toEqual({
      messages: [{ ...message, content: "Te quiero", seen: false, seenAt: null }],
      next: null,
    });
    portal.wait(HOUR);
    const seenAt = now();
    await read();
    expect(await sent()).toEqual({
      messages: [{ ...message, content: null, seen: true, seenAt }],
      next: null,
    });
    const [row] = await receipts();
    expect(JSON.stringify(row)).not.toContain("Te quiero");
    // She has nothing of it any more.
    const inside = await enter(portal, person);
    expect(await (await inside.get(box())).json()).toEqual([]);
  });

  test("was seen at the first look, however often the list is opened", async () => {
    await send("Hola");
    const inside = await enter(portal, person);
    await inside.send("PUT", `${box()}/mark-seen`);
    const seenAt = now();
    portal.wait(60_000);
    await inside.send("POST", `${box()}/mark-seen`);
    expect((await sent()).messages).toEqual([
      expect.objectContaining({ content: "Hola", seen: true, seenAt }),
    ]);
  });

  test("is forgotten 30 days after it was deleted", async () => {
    await send("Hola");
    await read();
    portal.wait(30 * DAY - 1);
    await runJobs(portal.services, "rows");
    related = await signIn(portal, relative);
    expect((await sent()).messages).toHaveLength(1);
    portal.wait(1);
    // Nobody is shown it any more, whenever the job comes.
    expect((await sent()).messages).toEqual([]);
    await runJobs(portal.services, "rows");
    expect(await receipts()).toEqual([]);
  });

  test("is one's own alone, and of that person alone", async () => {
    const brother = await newRelative(portal, admin, person);
    const his = await signIn(portal, brother);
    await send("De Lucía");
    await send("De su hermano", { browser: his, from: brother });
    expect((await sent()).messages).toHaveLength(1);
    expect((await sent("", his)).messages[0].content).toBe("De su hermano");
    await read();
    expect((await sent()).messages).toHaveLength(1);
    const stranger = await newPerson(portal, admin);
    const refused = await related.get(`${box(stranger)}/sent`);
    expect(await errorOf(refused)).toEqual([403, "FORBIDDEN"]);
  });

  test("goes with the link over which it was sent, and with the person", async () => {
    await send("Hola");
    await read();
    const { token } = await signInAdmin(portal, admin);
    await portal.browser().delete(`/api/support-persons/${relative.id}`, { token });
    expect(await receipts()).toEqual([]);

    relative = await newRelative(portal, admin, person);
    related = await signIn(portal, relative);
    await send("Hola");
    await read();
    expect(await receipts()).toHaveLength(1);
    await portal.browser().delete(`/api/users/${person.id}`, { token });
    expect(await receipts()).toEqual([]);
  });

  test("comes in parts, newest first, also of one moment, messages and receipts alike", async () => {
    for (const content of ["1", "2", "3"]) await send(content);
    await read();
    for (const content of ["4", "5", "6"]) await send(content);
    related = await signIn(portal, relative);
    const all = (await sent()).messages;
    expect(all.map(({ content }: { content: string | null }) => content === null)).toEqual([
      ...Array(3).fill(false),
      ...Array(3).fill(true),
    ]);
    const parts = [];
    for (let next = ""; next !== "end"; ) {
      const part = await sent(`?limit=2${next}`);
      parts.push(...part.messages);
      next = part.next ? `&before=${encodeURIComponent(part.next)}` : "end";
    }
    expect(parts).toEqual(all);
  });

  test.each([
    "limit=0",
    "limit=2&limit=3",
    "before=ayer",
    ...["2026-99-02T10:00", "2026-02-30T10:00", "2026-03-02T24:00", "2026-03-02T10:60"].map(
      (minute) => `before=${minute}:00.000Z+11111111-1111-4111-8111-111111111111`,
    ),
  ])("%s is refused", async (query) => {
    const answer = await related.get(`${box()}/sent?${query}`);
    expect(await errorOf(answer)).toEqual([400, "VALIDATION"]);
  });

  test("takes three statements: the session, the list, and the record of the read", async () => {
    await send("Hola");
    portal.statements.length = 0;
    await sent();
    expect(portal.statements).toHaveLength(3);
  });
});
