import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { announcements, announcementViews } from "../../db/schema/announcements.ts";
import { users } from "../../db/schema/users.ts";
import { type Admin, enter, errorOf, newAdmin } from "../../tools/testing/fixtures.ts";
import { expectNothingWritten } from "../../tools/testing/test-portal.ts";
import { cleanText } from "./clean-text.ts";
import {
  admin,
  benito,
  carmen,
  change,
  countsOf,
  DAY,
  day,
  list,
  mark,
  portal,
  post,
  prepareAnnouncements,
  setAdmin,
  shown,
  textsOf,
  withdraw,
  write,
} from "./testing/announcements.ts";

prepareAnnouncements();

describe("an announcement", () => {
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
});

describe("who has seen it", () => {
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
});

describe("the clerks", () => {
  test("withdraw it at once; what is over is not changed, and can be read", async () => {
    const inside = await enter(portal, carmen);
    const [one, other] = [await write(), await write({ until: day(0) })];
    expect((await withdraw(one)).status).toBe(204);
    expect(await errorOf(await withdraw(one))).toEqual([404, "NOT_FOUND"]);
    expect((await shown(inside, carmen)).map(({ id }) => id)).toEqual([other.id]);
    expect(await errorOf(await change(one, {}))).toEqual([409, "ANNOUNCEMENT_OVER"]);
    portal.wait(DAY);
    setAdmin(await newSession());
    expect(await errorOf(await change(other, {}))).toEqual([409, "ANNOUNCEMENT_OVER"]);
    expect((await list()).map(({ state }) => state).sort()).toEqual(["over", "withdrawn"]);
  });

  test("may leave the first day of what has begun as it was", async () => {
    const made = await write({ until: day(2) });
    portal.wait(DAY);
    setAdmin(await newSession());
    const kept = await change(made, { from: made.from, until: day(2) });
    expect(kept.status).toBe(200);
    const earlier = await change({ ...made, version: 2 }, { from: day(-3), until: day(2) });
    expect(await errorOf(earlier)).toEqual([400, "VALIDATION"]);
  });
});

async function newSession(): Promise<Admin> {
  const { email, municipalityId } = admin;
  const body = { email, municipalityId, password: "tres-gatos-azules" };
  const { token } = await (await portal.browser().post("/api/admin/login", body)).json();
  return { ...admin, token };
}

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
