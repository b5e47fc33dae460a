import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { userPauses } from "../../db/schema/pauses.ts";
import { users } from "../../db/schema/users.ts";
import { send } from "../../tools/testing/chatting.ts";
import { enter, errorOf, newPerson, signIn, signInAdmin } from "../../tools/testing/fixtures.ts";
import { HOUR } from "../../tools/testing/test-portal.ts";
import {
  admin,
  DAY,
  day,
  end,
  noted,
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
  test("is over by itself after its last day", async () => {
    await pauseFor({ reason: "holiday", until: day(1) });
    portal.wait(2 * DAY);
    setAdmin(await signInAdmin(portal, admin));
    expect(await shown()).toBeNull();
  });

  test("that is put off leaves the days that have been one", async () => {
    const inside = await withPill();
    await pauseFor({ reason: "hospital" });
    portal.wait(2 * HOUR);
    setAdmin(await signInAdmin(portal, admin));
    await pauseFor({ reason: "holiday", from: day(7) });
    expect(await shown()).toMatchObject({ reason: "holiday", from: day(7) });
    await enter(portal, person, inside);
    const [pill] = await remindersOf(inside);
    expect(pill).toMatchObject({ isPaused: true, isOverdue: false });
  });

  test("with another reason later on leaves the days that have been one", async () => {
    await pauseFor({ reason: "hospital" });
    portal.wait(2 * DAY);
    setAdmin(await signInAdmin(portal, admin));
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
});

describe("during a pause", () => {
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
});

const listed = async (query: string) => {
  const { municipalityId, id, token } = admin;
  const path = `/api/users?municipalityId=${municipalityId}${query.replace("ME", id)}`;
  return await (await portal.browser().get(path, { token })).json();
};

describe("a death", () => {
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
    setAdmin(await signInAdmin(portal, admin));
    await end();
    const again = clock().getTime() + 7 * DAY;
    expect(await trust()).toBe(again);
    portal.wait(8 * DAY);
    setAdmin(await signInAdmin(portal, admin));
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
    setAdmin(await signInAdmin(portal, admin));
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
