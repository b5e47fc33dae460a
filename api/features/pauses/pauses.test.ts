import { describe, expect, test } from "vitest";
import {
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  signIn,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { expectNothingWritten, HOUR } from "../../tools/testing/test-portal.ts";
import {
  admin,
  DAY,
  day,
  end,
  noted,
  pathOf,
  pauseFor,
  person,
  portal,
  preparePauses,
  relative,
  remindersOf,
  set,
  setAdmin,
  shown,
  withPill,
} from "./testing/pauses.ts";

preparePauses();

describe("a pause", () => {
  test("is set for days, changed, and ended in one press", async () => {
    expect(await shown()).toBeNull();
    await pauseFor({ reason: "hospital" });
    expect(await shown()).toEqual({ reason: "hospital", from: day(0), until: null });
    await pauseFor({ reason: "holiday", from: day(-2), until: day(3) });
    expect(await shown()).toEqual({ reason: "holiday", from: day(-2), until: day(3) });
    expect((await end()).status).toBe(204);
    expect(await shown()).toBeNull();
    expect(await errorOf(await end())).toEqual([404, "NOT_FOUND"]);
    const by = ["administrator", admin.id];
    const events = await eventsAbout(portal, person.id);
    expect(events.filter(([action]) => String(action).startsWith("pause."))).toEqual([
      ["pause.set", ...by],
      ["pause.set", ...by],
      ["pause.ended", ...by],
    ]);
  });

  test("is told at home while it lasts, with or without reminders", async () => {
    const inside = await enter(portal, person);
    const isPaused = async () =>
      (await (await inside.get(`/api/users/${person.id}/home`)).json()).isPaused;
    await pauseFor({ reason: "holiday", from: day(1) });
    expect(await isPaused()).toBe(false);
    await pauseFor({ reason: "hospital" });
    expect(await isPaused()).toBe(true);
    await end();
    expect(await isPaused()).toBe(false);
  });

  test.each([
    [{}, "reason"],
    [{ reason: "enfado" }, "reason"],
    [{ reason: "hospital", from: "ayer" }, "from"],
    [{ reason: "hospital", from: "2020-01-01" }, "from"],
    [{ reason: "hospital", from: "2026-02-30" }, "from"],
    [{ reason: "holiday", until: "2026-01-01" }, "until"],
    [{ reason: "holiday", until: "2099-01-01" }, "until"],
    [{ reason: "death", until: "2026-03-20" }, "until"],
    [{ reason: "death", from: "2026-12-31" }, "from"],
  ])("with %j is refused", async (body, field) => {
    await expectNothingWritten(portal.db, async () => {
      const answer = await set(body);
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
    });
  });

  test("is set by administrators of the municipality alone", async () => {
    const neighbour = await newAdmin(portal);
    const inside = await enter(portal, person);
    const family = await signIn(portal, relative);
    const body = { reason: "death" };
    await expectNothingWritten(portal.db, async () => {
      expect(await errorOf(await portal.browser().put(pathOf(person), body))).toEqual([
        401,
        "NO_SESSION",
      ]);
      for (const browser of [inside, family]) {
        const answer = await browser.put(pathOf(person), body);
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
      for (const answer of [
        await family.get(pathOf(person)),
        await family.delete(pathOf(person)),
      ]) {
        expect(await errorOf(answer)).toEqual([403, "FORBIDDEN"]);
      }
      const { token } = neighbour;
      const foreign = [
        await set(body, neighbour),
        await end(neighbour),
        await portal.browser().get(pathOf(person), { token }),
      ];
      for (const answer of foreign) {
        expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
      }
    });
  });
});

describe("during a pause", () => {
  test("reminders neither ring nor count, and come back when it ends", async () => {
    const inside = await withPill();
    await pauseFor({ reason: "hospital" });
    portal.wait(2 * HOUR);
    setAdmin(await signInAdmin(portal, admin));
    await enter(portal, person, inside);
    const [paused] = await remindersOf(inside);
    expect(paused).toMatchObject({ isPaused: true, isOverdue: false, isCompleted: false });
    const [next] = await remindersOf(inside, "/upcoming");
    expect(next).toMatchObject({ isPaused: true });
    const home = async () => (await inside.get(`/api/users/${person.id}/home`)).json();
    expect(await home()).toMatchObject({ pendingReminders: 0 });
    const stats = await inside.get(`/api/users/${person.id}/reminders/stats`);
    expect(await stats.json()).toMatchObject({ pending: 0, today: 1 });
    expect((await end()).status).toBe(204);
    // What fell into it is no miss afterwards; tomorrow's rings.
    const [today] = await remindersOf(inside);
    expect(today).toMatchObject({ isPaused: true, isOverdue: false });
    const [tomorrow] = await remindersOf(inside, "/upcoming");
    expect(tomorrow).not.toHaveProperty("isPaused");
    portal.wait(DAY);
    await enter(portal, person, inside);
    const [late] = await remindersOf(inside);
    expect(late).toMatchObject({ isOverdue: true });
    expect(await home()).toMatchObject({ pendingReminders: 1 });
  });

  test("she may end it herself", async () => {
    const inside = await enter(portal, person);
    await pauseFor({ reason: "holiday" });
    expect((await inside.delete(pathOf(person))).status).toBe(204);
    expect(await shown()).toBeNull();
    expect(await eventsAbout(portal, person.id)).toContainEqual([
      "pause.ended",
      "person",
      person.id,
    ]);
  });

  test("the family is told why, a death always, and nobody else anything", async () => {
    const family = await signIn(portal, relative);
    const shownPause = async () => (await (await family.get("/api/session")).json()).user.pause;
    expect(await shownPause()).toBeUndefined();
    await pauseFor({ reason: "hospital", until: day(2) });
    expect(await shownPause()).toEqual({ reason: "hospital", endsAt: expect.stringMatching(/Z$/) });
    const { municipalityId } = admin;
    const body = { email: relative.email, password: "tres-gatos-azules", municipalityId };
    const login = await (await portal.browser().post("/api/support/login", body)).json();
    expect(login.user.pause).toEqual(await shownPause());
    const settings = `/api/users/${person.id}/settings`;
    const withdrawn = { familyConsent: false };
    await portal.browser().put(settings, withdrawn, { token: admin.token });
    expect(await shownPause()).toEqual({ endsAt: expect.any(String) });
    await pauseFor({ reason: "death" });
    expect(await shownPause()).toEqual({ reason: "death" });
    const list = await portal.browser().get(`/api/users?municipalityId=${municipalityId}`);
    expect(await list.text()).not.toMatch(/pause|death/);
  });
});

const { stringify } = JSON;

const selectable = async () => {
  const path = `/api/users?municipalityId=${admin.municipalityId}`;
  return await (await portal.browser().get(path)).json();
};

describe("a death", () => {
  test("ends her session at once, opens none, and is taken back with everything as before", async () => {
    const inside = await withPill();
    const session = () => inside.get("/api/session", { role: "person" });
    const before = stringify(await remindersOf(inside));
    await noted();
    const refused = await session();
    expect([refused.status, (await refused.clone().json()).idle]).toEqual([401, undefined]);
    expect(await refused.text()).not.toContain("Carmen");
    const path = `/api/users/${person.id}/verify-pin`;
    for (const token of [undefined, admin.token]) {
      const answer = await portal.browser().post(path, { pin: person.pin }, token ? { token } : {});
      expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
    }
    expect(await selectable()).toEqual([]);
    expect((await end()).status).toBe(204);
    expect((await session()).status).toBe(200);
    expect(stringify(await remindersOf(inside))).toBe(before);
    expect(await selectable()).toMatchObject([{ id: person.id }]);
  });

  test("leaves nothing due or missed, whenever it was", async () => {
    const family = await signIn(portal, relative);
    const inside = await withPill();
    portal.wait(2 * HOUR);
    setAdmin(await signInAdmin(portal, admin));
    await enter(portal, person, inside);
    expect(await remindersOf(inside)).toMatchObject([{ isOverdue: true }]);
    await noted();
    const path = `/api/users/${person.id}/reminders`;
    expect(await (await family.get(path)).json()).toMatchObject([
      { isPaused: true, isOverdue: false },
    ]);
    const stats = await (await family.get(`${path}/stats`)).json();
    expect(stats).toMatchObject({ pending: 0 });
  });
});
