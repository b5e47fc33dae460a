import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { announcements, announcementViews } from "../../db/schema/announcements.ts";
import { users } from "../../db/schema/users.ts";
import type { Browser } from "../../tools/testing/browser.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newColleague,
  newPerson,
  type Person,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";
import { cleanText } from "./clean-text.ts";
import type { Announcement, AnnouncementDetails, ShownAnnouncement } from "./schemas.ts";

const DAY = 24 * HOUR;
const PATH = "/api/announcements";
let portal: TestPortal;
let admin: Admin;
let carmen: Person;
let benito: Person;

beforeAll(async () => {
  portal = await openTestPortal();
});
beforeEach(async () => {
  admin = await newAdmin(portal);
  carmen = await newPerson(portal, admin);
  benito = await newPerson(portal, admin, { name: "Benito Alonso" });
});
afterAll(() => portal.close());

const day = (days: number) =>
  new Date(portal.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);
const bodyOf = (changes: object = {}) => ({
  ...{ text: "Mañana, médico en la plaza a las 10", from: day(0), until: day(1) },
  ...{ recipients: null, ...changes },
});
const post = (changes: object = {}, { token } = admin) =>
  portal.browser().post(PATH, bodyOf(changes), { token });

async function write(changes: object = {}, by = admin): Promise<AnnouncementDetails> {
  const answer = await post(changes, by);
  expect([answer.status, by.id]).toEqual([201, by.id]);
  return await answer.json();
}

const change = (
  { id, version }: Pick<Announcement, "id" | "version">,
  changes: object,
  by = admin,
) => portal.browser().put(`${PATH}/${id}`, { ...bodyOf(changes), version }, { token: by.token });
const withdraw = ({ id }: { id: string }, { token } = admin) =>
  portal.browser().delete(`${PATH}/${id}`, { token });

async function list({ token } = admin): Promise<Announcement[]> {
  const answer = await portal.browser().get(PATH, { token });
  expect(answer.status).toBe(200);
  return await answer.json();
}
const countsOf = async ({ id }: { id: string }) => {
  const found = (await list()).find((one) => one.id === id);
  return [found?.seen, found?.total];
};

async function shown(inside: Browser, { id }: Person): Promise<ShownAnnouncement[]> {
  return (await (await inside.get(`/api/users/${id}/home`)).json()).announcements;
}
const textsOf = async (inside: Browser, person: Person) =>
  (await shown(inside, person)).map(({ text }) => text);
const mark = (inside: Browser, { id }: Person, seen: unknown) =>
  inside.put(`/api/users/${id}/announcements/seen`, { seen });

describe("an announcement", () => {
  test("for all stands on each home of the municipality, and on no other, for its days", async () => {
    const far = await newAdmin(portal);
    const stranger = await newPerson(portal, far);
    const [atCarmens, elsewhere] = [await enter(portal, carmen), await enter(portal, stranger)];
    const made = await write({ from: day(1), until: day(1) });
    expect(made).toMatchObject({ state: "waiting", isForAll: true, recipients: null, total: 2 });
    expect(await shown(atCarmens, carmen)).toEqual([]);
    portal.wait(DAY);
    const again = await enter(portal, carmen);
    expect(await shown(again, carmen)).toEqual([
      { id: made.id, text: made.text, from: made.from, version: 1, isSeen: false },
    ]);
    expect(await shown(await enter(portal, stranger), stranger)).toEqual([]);
    expect(elsewhere).toBeDefined();
    portal.wait(DAY);
    expect(await shown(await enter(portal, carmen), carmen)).toEqual([]);
  });

  test("for some is read by them alone; nobody of another municipality can be named", async () => {
    const stranger = await newPerson(portal, await newAdmin(portal));
    const [hers, his] = [await enter(portal, carmen), await enter(portal, benito)];
    const made = await write({ recipients: [carmen.id, carmen.id.toUpperCase()] });
    expect(made.recipients).toEqual([{ id: carmen.id, name: carmen.name }]);
    expect(made).toMatchObject({ isForAll: false, seen: 0, total: 1 });
    expect([await textsOf(hers, carmen), await textsOf(his, benito)]).toEqual([[made.text], []]);
    await expectNothingWritten(portal.db, async () => {
      for (const other of [stranger.id, crypto.randomUUID(), "nadie"]) {
        const answer = await post({ recipients: [carmen.id, other] });
        const { fields, code } = await answer.json();
        expect([answer.status, code, Object.keys(fields)]).toEqual([
          400,
          "VALIDATION",
          ["recipients"],
        ]);
      }
      const many = Array.from({ length: 5_000 }, () => crypto.randomUUID());
      expect(await errorOf(await post({ recipients: many }))).toEqual([413, "BODY_TOO_LARGE"]);
      const tooMany = await post({ recipients: many.slice(0, 501) });
      expect(await errorOf(tooMany)).toEqual([400, "VALIDATION"]);
    });
  });

  test("comes newest first, three statements with the home as before", async () => {
    const inside = await enter(portal, carmen);
    await write({ text: "Uno" });
    portal.wait(1_000);
    await write({ text: "Dos" });
    portal.statements.length = 0;
    expect(await textsOf(inside, carmen)).toEqual(["Dos", "Uno"]);
    expect(portal.statements).toHaveLength(3);
    expect((await list()).map(({ text }) => text)).toEqual(["Dos", "Uno"]);
  });

  test("is kept as plain text", async () => {
    const { text } = await write({ text: " <b>Hola</b>\r\n\tvecinos\u200b  " });
    expect(text).toBe("<b>Hola</b> vecinos");
    expect(cleanText("a\n b\u2028c\ufeff")).toBe("a b c");
    await expectNothingWritten(portal.db, async () => {
      for (const wrong of ["", "   ", "Hola\u202e", "\u200b", "Car\0men", "ñ".repeat(201), null, 7])
        expect(await errorOf(await post({ text: wrong }))).toEqual([400, "VALIDATION"]);
    });
    expect((await write({ text: "ñ".repeat(200) })).text).toHaveLength(200);
  });

  test.each([
    ["from", { from: -1 }],
    ["until", { from: 2, until: 1 }],
    ["until", { until: 367 }],
  ])("has sensible days: %s %j", async (field, days) => {
    const body = Object.fromEntries(Object.entries(days).map(([name, far]) => [name, day(far)]));
    const answer = await post(body);
    expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
  });

  test("is in no home while the person is paused, who is not counted then", async () => {
    const inside = await enter(portal, carmen);
    const made = await write();
    const pause = `/api/users/${carmen.id}/pause`;
    await portal.browser().put(pause, { reason: "hospital" }, { token: admin.token });
    expect(await shown(inside, carmen)).toEqual([]);
    expect(await countsOf(made)).toEqual([0, 1]);
    await portal.browser().delete(pause, { token: admin.token });
    expect(await textsOf(inside, carmen)).toEqual([made.text]);
  });
});

describe("who has seen it", () => {
  test("is counted once, and never for an administrator who entered", async () => {
    const made = await write();
    const entered = portal.browser();
    const verify = `/api/users/${carmen.id}/verify-pin`;
    await entered.post(verify, { pin: carmen.pin }, { token: admin.token });
    expect(await textsOf(entered, carmen)).toEqual([made.text]);
    const one = [{ id: made.id, version: 1 }];
    expect(await errorOf(await mark(entered, carmen, one))).toEqual([403, "FORBIDDEN"]);
    expect(await countsOf(made)).toEqual([0, 2]);
    const inside = await enter(portal, carmen);
    for (const seen of [one, one, [...one, ...one]])
      expect((await mark(inside, carmen, seen)).status).toBe(204);
    expect(await countsOf(made)).toEqual([1, 2]);
    expect((await shown(inside, carmen))[0]?.isSeen).toBe(true);
    expect(await errorOf(await mark(inside, benito, one))).toEqual([403, "FORBIDDEN"]);
  });

  test("counts when the mark comes after the end, and stays when the person is paused or inactive", async () => {
    const made = await write();
    const inside = await enter(portal, carmen);
    await withdraw(made);
    expect(await shown(inside, carmen)).toEqual([]);
    await mark(inside, carmen, [{ id: made.id, version: 1 }]);
    expect(await countsOf(made)).toEqual([1, 2]);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, carmen.id));
    expect(await countsOf(made)).toEqual([1, 2]);
    await portal.db.update(users).set({ isActive: false }).where(eq(users.id, benito.id));
    expect(await countsOf(made)).toEqual([1, 1]);
  });

  test("does not count for what is for others, not begun, of other words, or unknown", async () => {
    const far = await newAdmin(portal);
    const notHers = await write({ recipients: [benito.id] });
    const later = await write({ from: day(1) });
    const elsewhere = await write({}, far);
    const reworded = await write();
    await change(reworded, { text: "Mañana, médico a las 11" });
    const inside = await enter(portal, carmen);
    const seen = [notHers, later, elsewhere, reworded].map(({ id }) => ({ id, version: 1 }));
    const unknown = [
      { id: crypto.randomUUID(), version: 1 },
      { id: "nadie", version: 1 },
      { id: reworded.id, version: 9 },
    ];
    expect((await mark(inside, carmen, [...seen, ...unknown])).status).toBe(204);
    expect(await portal.db.select().from(announcementViews)).not.toContainEqual(
      expect.objectContaining({ userId: carmen.id }),
    );
    for (const wrong of [[], [{}], null, Array(21).fill(seen[0]), [{ id: later.id, version: 0 }]])
      expect(await errorOf(await mark(inside, carmen, wrong))).toEqual([400, "VALIDATION"]);
  });

  test("is counted anew with other words, and kept when only days or people change", async () => {
    const made = await write();
    const inside = await enter(portal, carmen);
    await mark(inside, carmen, [{ id: made.id, version: 1 }]);
    const longer = await (await change(made, { until: day(3) })).json();
    expect([longer.version, longer.seen, longer.until]).toEqual([2, 1, day(3)]);
    // Drawn before the change of days, pressed after it.
    await mark(await enter(portal, benito), benito, [{ id: made.id, version: 1 }]);
    expect(await countsOf(made)).toEqual([2, 2]);
    const fewer = await (await change(longer, { recipients: [benito.id] })).json();
    expect([fewer.seen, fewer.total]).toEqual([2, 2]);
    const reworded = await (
      await change(fewer, { text: "A las 11", recipients: [benito.id] })
    ).json();
    expect([reworded.seen, reworded.total]).toEqual([0, 1]);
  });
});

describe("the clerks", () => {
  test("do not overwrite each other, nor another municipality’s", async () => {
    const luis = await newColleague(portal, admin, "luis@aldea.es");
    const far = await newAdmin(portal);
    const made = await write();
    expect((await change(made, { text: "De Luis" }, luis)).status).toBe(200);
    await expectNothingWritten(portal.db, async () => {
      const late = await change(made, { text: "De Ana" });
      expect(await errorOf(late)).toEqual([409, "ANNOUNCEMENT_CHANGED"]);
      expect(await errorOf(await change({ ...made, version: 2 }, {}, far))).toEqual([
        404,
        "NOT_FOUND",
      ]);
      expect(await errorOf(await withdraw(made, far))).toEqual([404, "NOT_FOUND"]);
    });
    const { token } = far;
    const read = await portal.browser().get(`${PATH}/${made.id}`, { token });
    expect(await errorOf(read)).toEqual([404, "NOT_FOUND"]);
    expect((await list(far)).map(({ id }) => id)).not.toContain(made.id);
    const both = await Promise.all(
      [admin, luis].map((by) => change({ ...made, version: 2 }, { text: by.email }, by)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("withdraw it at once; what is over is not changed, and can be read", async () => {
    const inside = await enter(portal, carmen);
    const [one, other] = [await write(), await write({ until: day(0) })];
    expect((await withdraw(one)).status).toBe(204);
    expect(await errorOf(await withdraw(one))).toEqual([404, "NOT_FOUND"]);
    expect((await shown(inside, carmen)).map(({ id }) => id)).toEqual([other.id]);
    expect(await errorOf(await change(one, {}))).toEqual([409, "ANNOUNCEMENT_OVER"]);
    portal.wait(DAY);
    admin = await newSession();
    expect(await errorOf(await change(other, {}))).toEqual([409, "ANNOUNCEMENT_OVER"]);
    expect((await list()).map(({ state }) => state).sort()).toEqual(["over", "withdrawn"]);
  });

  test("may leave the first day of what has begun as it was", async () => {
    const made = await write({ until: day(2) });
    portal.wait(DAY);
    admin = await newSession();
    const kept = await change(made, { from: made.from, until: day(2) });
    expect(kept.status).toBe(200);
    const earlier = await change({ ...made, version: 2 }, { from: day(-3), until: day(2) });
    expect(await errorOf(earlier)).toEqual([400, "VALIDATION"]);
  });

  test("leave a trace, and so does reading whom it is for", async () => {
    const made = await write({ recipients: [carmen.id] });
    const { token } = admin;
    await portal.browser().get(`${PATH}/${made.id}`, { token });
    const { version } = await (await change(made, { text: "Otra cosa" })).json();
    expect(version).toBe(2);
    await withdraw(made);
    const trail = await portal.browser().get("/api/audit?group=town-hall", { token });
    const { events } = await trail.json();
    const actions = events.map(({ action }: { action: string }) => action);
    for (const action of ["created", "changed", "withdrawn"])
      expect(actions).toContain(`announcement.${action}`);
    const reads = await portal.browser().get("/api/audit?group=reads", { token });
    expect(JSON.stringify(await reads.json())).toContain("announcement.read");
  });

  async function newSession(): Promise<Admin> {
    const { email, municipalityId } = admin;
    const body = { email, municipalityId, password: "tres-gatos-azules" };
    const { token } = await (await portal.browser().post("/api/admin/login", body)).json();
    return { ...admin, token };
  }
});

test("goes with the people, and by itself with the municipality’s oldest", async () => {
  const made = await write({ recipients: [carmen.id, benito.id] });
  const inside = await enter(portal, carmen);
  await mark(inside, carmen, [{ id: made.id, version: 1 }]);
  await portal.browser().delete(`/api/users/${carmen.id}`, { token: admin.token });
  expect(await countsOf(made)).toEqual([0, 1]);
  const { municipalityId } = admin;
  const now = portal.services.clock();
  const old = Array.from({ length: 120 }, (_, place) => ({
    ...{ municipalityId, text: `Aviso ${place}`, isForAll: true, createdAt: now },
    ...{ startsAt: new Date(now.getTime() - (place + 9) * DAY) },
    endsAt: new Date(now.getTime() - (place + 1) * DAY),
  }));
  await portal.db.insert(announcements).values(old);
  await write();
  const kept = (await list()).filter(({ state }) => state === "over");
  expect([kept.length, kept[0]?.text, kept.at(-1)?.text]).toEqual([100, "Aviso 0", "Aviso 99"]);
});
