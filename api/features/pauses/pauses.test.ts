import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { send } from "../../tools/testing/chatting.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  newRelative,
  type Person,
  type Relative,
  signIn,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import {
  expectNothingWritten,
  HOUR,
  openTestPortal,
  type TestPortal,
} from "../../tools/testing/test-portal.ts";

const DAY = 24 * HOUR;
let portal: TestPortal;
let admin: Admin;
let person: Person;
let relative: Relative;

beforeAll(async () => {
  portal = await openTestPortal();
});
// The waits outlast an administrator's session.
beforeEach(async () => {
  admin = await newAdmin(portal);
  person = await newPerson(portal, admin);
  relative = await newRelative(portal, admin, person);
});
afterAll(() => portal.close());

const pathOf = ({ id }: Person) => `/api/users/${id}/pause`;
const day = (days: number) =>
  new Date(portal.services.clock().getTime() + days * DAY).toISOString().slice(0, 10);
const set = (body: object, { token } = admin) =>
  portal.browser().put(pathOf(person), body, { token });
const end = ({ token } = admin) => portal.browser().delete(pathOf(person), { token });

async function pauseFor(body: object): Promise<void> {
  expect((await set(body)).status).toBe(200);
}

async function shown({ token } = admin) {
  return (await (await portal.browser().get(pathOf(person), { token })).json()).pause;
}

/** The person's browser, with a pill that is due every day in an hour from now. */
async function withPill() {
  const inside = await enter(portal, person);
  const dateTime = new Date(portal.services.clock().getTime() + HOUR).toISOString();
  const body = { title: "Pastilla", dateTime, category: "Medicación", recurrency: "daily" };
  const answer = await inside.post(`/api/users/${person.id}/reminders`, body);
  expect(answer.status).toBe(201);
  return inside;
}

const remindersOf = async (inside: Awaited<ReturnType<typeof enter>>, list = "") =>
  (await inside.get(`/api/users/${person.id}/reminders${list}`)).json();

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

  test("is over by itself after its last day", async () => {
    await pauseFor({ reason: "holiday", until: day(1) });
    portal.wait(2 * DAY);
    admin = await signInAdmin(portal, admin);
    expect(await shown()).toBeNull();
  });

  test("that is put off leaves the days that have been one", async () => {
    const inside = await withPill();
    await pauseFor({ reason: "hospital" });
    portal.wait(2 * HOUR);
    admin = await signInAdmin(portal, admin);
    await pauseFor({ reason: "holiday", from: day(7) });
    expect(await shown()).toMatchObject({ reason: "holiday", from: day(7) });
    await enter(portal, person, inside);
    const [pill] = await remindersOf(inside);
    expect(pill).toMatchObject({ isPaused: true, isOverdue: false });
  });

  test("with another reason later on leaves the days that have been one", async () => {
    await pauseFor({ reason: "hospital" });
    portal.wait(2 * DAY);
    admin = await signInAdmin(portal, admin);
    await pauseFor({ reason: "holiday" });
    const pauses = await portal.db
      .select()
      .from(userPauses)
      .where(eq(userPauses.userId, person.id))
      .orderBy(userPauses.startsAt);
    expect(pauses).toMatchObject([
      { reason: "hospital", endsAt: pauses[1]?.startsAt },
      { reason: "holiday", endsAt: null },
    ]);
    await pauseFor({ reason: "holiday", until: day(5) });
    expect(await shown()).toMatchObject({ reason: "holiday", from: day(0), until: day(5) });
  });

  test("set twice at once is one pause", async () => {
    const answers = await Promise.all([set({ reason: "hospital" }), set({ reason: "holiday" })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await end()).status).toBe(204);
    expect(await shown()).toBeNull();
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
    admin = await signInAdmin(portal, admin);
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

  test("the assistant says what the home says", async () => {
    const inside = await withPill();
    const ask = async (content: string) =>
      (await send(inside, person, content)).assistantMessage.content;
    expect(await ask("¿Qué recordatorios tengo hoy?")).toContain("Hoy tienes 1 recordatorio");
    await pauseFor({ reason: "hospital", until: day(30) });
    expect(await ask("¿Qué recordatorios tengo hoy?")).toBe(
      "Hoy no tienes recordatorios. Hay 1 en pausa, que no suena.",
    );
    expect(await ask("¿Qué tengo esta semana?")).toMatch(
      /^En los próximos siete días no tienes recordatorios\. Hay 7 en pausa, que no suenan\.$/,
    );
    expect(await ask("¿Cuál es mi próximo recordatorio?")).not.toContain("Pastilla");
  });

  test("her days are no misses of her metrics", async () => {
    const family = await signIn(portal, relative);
    const now = portal.services.clock().getTime();
    const query = new URLSearchParams({
      startDate: new Date(now - 6.5 * DAY).toISOString(),
      endDate: new Date(now).toISOString(),
    });
    const read = async () => (await family.get(`/api/users/${person.id}/metrics?${query}`)).json();
    expect(await read()).not.toHaveProperty("pausedDays");
    await pauseFor({ reason: "holiday", from: day(-2), until: day(4) });
    expect(await read()).toMatchObject({ pausedDays: 3 });
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

describe("a death", () => {
  const { stringify } = JSON;
  const noted = () => pauseFor({ reason: "death", from: day(-1) });
  const listed = async (query: string) => {
    const { municipalityId, id, token } = admin;
    const path = `/api/users?municipalityId=${municipalityId}${query.replace("ME", id)}`;
    return await (await portal.browser().get(path, { token })).json();
  };
  const selectable = async () => {
    const path = `/api/users?municipalityId=${admin.municipalityId}`;
    return await (await portal.browser().get(path)).json();
  };

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

  test("takes nothing from a PIN of her own: its first days begin anew when it is taken back", async () => {
    const trust = async () => {
      const [row] = await portal.db.select().from(users).where(eq(users.id, person.id));
      return row?.pinTrustedFrom?.getTime();
    };
    const { clock } = portal.services;
    // In the first session of an account a PIN counts at once.
    await enter(portal, person);
    const inside = await enter(portal, person);
    const pin = { pin: "4826", oldPin: person.pin };
    const path = `/api/users/${person.id}/own-pin`;
    expect((await inside.put(path, pin, { role: "person" })).status).toBe(204);
    const first = clock().getTime() + 7 * DAY;
    expect(await trust()).toBe(first);
    await noted();
    expect(await trust()).toBe(first);
    portal.wait(20 * DAY);
    admin = await signInAdmin(portal, admin);
    await end();
    const again = clock().getTime() + 7 * DAY;
    expect(await trust()).toBe(again);
    portal.wait(8 * DAY);
    admin = await signInAdmin(portal, admin);
    await noted();
    await end();
    expect(await trust()).toBe(again);
  });

  test("another pause that takes it back leaves a PIN on its first days untrusted, as any does", async () => {
    const soon = new Date(portal.services.clock().getTime() + DAY);
    const own = eq(users.id, person.id);
    await portal.db.update(users).set({ pinSetBy: "person", pinTrustedFrom: soon }).where(own);
    await noted();
    portal.wait(2 * DAY);
    admin = await signInAdmin(portal, admin);
    await pauseFor({ reason: "hospital" });
    const [row] = await portal.db.select().from(users).where(own);
    expect(row?.pinTrustedFrom).toBeNull();
  });

  test("is told in the administration's list and record, also after another pause, which comes back", async () => {
    await pauseFor({ reason: "hospital", from: day(-3) });
    expect(await listed("&adminId=ME")).toMatchObject([{ id: person.id, isActive: true }]);
    expect((await listed("&adminId=ME"))[0]).not.toHaveProperty("isDeceased");
    await noted();
    expect(await shown()).toEqual({ reason: "death", from: day(-1), until: null });
    expect(await listed("&adminId=ME")).toMatchObject([{ isDeceased: true }]);
    expect((await listed("&adminId=ME&limit=10")).users).toMatchObject([{ isDeceased: true }]);
    const record = await portal.browser().get(`/api/users/${person.id}`, { token: admin.token });
    expect(await record.json()).toMatchObject({ isDeceased: true });
    const family = await signIn(portal, relative);
    expect(await (await family.get(`/api/users/${person.id}`)).text()).not.toContain("isDeceased");
    await end();
    expect(await shown()).toEqual({ reason: "hospital", from: day(-3), until: null });
  });

  test("leaves nothing due or missed, whenever it was", async () => {
    const family = await signIn(portal, relative);
    const inside = await withPill();
    portal.wait(2 * HOUR);
    admin = await signInAdmin(portal, admin);
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

  test("takes her out of those whom an announcement is for, and back in", async () => {
    const other = await newPerson(portal, admin, { name: "Paco Sanz" });
    const { token } = admin;
    const written = { text: "Mañana, mercadillo", from: day(0), until: day(2) };
    const body = { ...written, recipients: [person.id, other.id] };
    const answer = await portal.browser().post("/api/announcements", body, { token });
    const { id } = await answer.json();
    const read = async () =>
      (await portal.browser().get(`/api/announcements/${id}`, { token })).json();
    const names = async () => {
      const { recipients, total } = await read();
      return [recipients.map(({ name }: { name: string }) => name), total];
    };
    expect(await names()).toEqual([["Carmen López", "Paco Sanz"], 2]);
    await noted();
    expect(await names()).toEqual([["Paco Sanz"], 1]);
    const path = `/api/announcements/${id}`;
    const changed = { ...body, recipients: [other.id], version: (await read()).version };
    expect((await portal.browser().put(path, changed, { token })).status).toBe(200);
    const alone = { ...written, recipients: [person.id] };
    const refused = await portal.browser().post("/api/announcements", alone, { token });
    expect(refused.status).toBe(400);
    await end();
    expect(await names()).toEqual([["Carmen López", "Paco Sanz"], 2]);
  });

  test("lets her family send nothing, and leaves them what was sent and her memories", async () => {
    const family = await signIn(portal, relative);
    await noted();
    const message = { toUserId: person.id, content: "Hola", type: "text" };
    const sent = await family.post(`/api/support/${relative.id}/messages`, message);
    expect((await sent.clone().json()).error).toBe(
      "Consta el fallecimiento de esta persona: ya no se le puede enviar nada, ni dar permisos ni añadir familiares.",
    );
    expect(await errorOf(sent)).toEqual([409, "USER_DECEASED"]);
    for (const path of ["support-messages/sent", "media"]) {
      expect((await family.get(`/api/users/${person.id}/${path}`)).status).toBe(200);
    }
    const settings = `/api/users/${person.id}/settings`;
    await portal.browser().put(settings, { familyConsent: false }, { token: admin.token });
    const memories = await family.get(`/api/users/${person.id}/media`);
    expect(await errorOf(memories)).toEqual([403, "CONSENT_REQUIRED"]);
  });

  test("on a device of her own says whom to call, and it is given to nobody who has died", async () => {
    const own = { name: null, ownerId: person.id, entersWithoutPin: true };
    const { token } = admin;
    const tablet = portal.browser();
    expect((await tablet.post("/api/devices/authorise", own, { token })).status).toBe(200);
    const list = () => tablet.get(`/api/users?municipalityId=${admin.municipalityId}`);
    expect((await list()).status).toBe(200);
    await noted();
    expect(await errorOf(await list())).toEqual([403, "DEVICE_OWNER_ABSENT"]);
    const again = await portal.browser().post("/api/devices/authorise", own, { token });
    expect(await errorOf(again)).toEqual([404, "USER_NOT_FOUND"]);
    await end();
    expect((await list()).status).toBe(200);
  });
});
