import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEvents } from "../../db/schema/audit.ts";
import { Browser } from "../../tools/testing/browser.ts";
import { NO_WEATHER, send, withAssistant } from "../../tools/testing/chatting.ts";
import { createApp } from "../../tools/testing/checked-app.ts";
import {
  type Admin,
  enter,
  errorOf,
  newAdmin,
  newColleague,
  newPerson,
  signInAdmin,
} from "../../tools/testing/fixtures.ts";
import { HOUR, MINUTE, openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { createAssistant } from "../assistant/index.ts";
import type { Attention } from "./schemas.ts";

let portal: TestPortal;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const DAY = 24 * HOUR;
const MISSING = [["weather-missing", 1]];
const ASKED = "¿Cómo está el clima hoy?";

async function news({ token }: Admin, browser = portal.browser()): Promise<Attention[]> {
  return await (await browser.get("/api/attention", { token })).json();
}
const kinds = async (admin: Admin, browser?: Browser) =>
  (await news(admin, browser)).map(({ kind, count }) => [kind, count]);

async function seen(admin: Admin, shown: Attention[]) {
  const until = shown
    .map(({ lastAt }) => lastAt)
    .toSorted()
    .at(-1);
  const count = shown.reduce((sum, one) => sum + one.count, 0);
  const body = { until, count };
  return await portal.browser().post("/api/attention/seen", body, { token: admin.token });
}

async function neighbour(admin: Admin) {
  const person = await newPerson(portal, admin);
  const browser = await enter(portal, person);
  return { browser, say: (words: string) => send(browser, person, words), person };
}

async function kept({ municipalityId }: Admin) {
  const own = eq(auditEvents.municipalityId, municipalityId);
  const rows = await portal.db.select().from(auditEvents).where(own);
  return rows.filter(({ action }) => action === "weather.missing");
}

describe("a weather that nobody has configured, and somebody asks for,", () => {
  test("is told to the desk of their municipality once, however many ask at once", async () => {
    const admin = await newAdmin(portal);
    const far = await newAdmin(portal);
    const people = [await neighbour(admin), await neighbour(admin)];
    await people[0]?.say("Cuéntame un chiste");
    expect(await kinds(admin)).toEqual([]);
    const words = [ASKED, "¿Va a llover mañana?", "Hola, ¿qué tiempo hace?"];
    await Promise.all(people.flatMap(({ say }) => words.map(say)));
    await people[0]?.say(ASKED);
    expect(await kinds(admin)).toEqual(MISSING);
    expect(await kinds(far)).toEqual([]);
  });

  test("tells neither who asked nor at what hour", async () => {
    const admin = await newAdmin(portal);
    const { say, person } = await neighbour(admin);
    await say(ASKED);
    const [row] = await kept(admin);
    expect(row).toMatchObject({ actorRole: "anyone", actorId: null, subjectId: null });
    expect(row?.at).toEqual(new Date(`${portal.services.clock().toISOString().slice(0, 10)}Z`));
    const page = await portal.browser().get("/api/audit", { token: admin.token });
    const { events } = await page.json();
    const found = events.filter(({ action }: { action: string }) => action === "weather.missing");
    expect(found).toEqual([
      expect.objectContaining({ actor: { role: "anyone", name: null }, subject: null }),
    ]);
    const trail = await portal
      .browser()
      .get(`/api/users/${person.id}/audit`, { token: admin.token });
    expect(await trail.text()).not.toContain("weather");
  });

  test("goes with 'Visto', for that administrator alone, and does not come back", async () => {
    let admin = await newAdmin(portal);
    let luis = await newColleague(portal, admin, "luis@aldea.es");
    expect((await seen(admin, await news(admin))).status).toBe(204);
    const { say, browser, person } = await neighbour(admin);
    // On the day of an earlier 'Visto', and still new.
    await say(ASKED);
    expect(await kinds(admin)).toEqual(MISSING);
    portal.wait(MINUTE);
    expect((await seen(admin, await news(admin))).status).toBe(204);
    await say(ASKED);
    expect(await kinds(admin)).toEqual([]);
    // Whoever was away for a month is told then.
    portal.wait(30 * DAY);
    admin = await signInAdmin(portal, admin);
    luis = await signInAdmin(portal, luis);
    await send(await enter(portal, person), person, ASKED);
    expect(browser).toBeInstanceOf(Browser);
    expect(await kinds(admin)).toEqual([]);
    expect(await kinds(luis)).toEqual(MISSING);
  });

  test("is not put away unseen", async () => {
    const admin = await newAdmin(portal);
    await newColleague(portal, admin, "luis@aldea.es");
    const shown = await news(admin);
    expect(shown.map(({ kind }) => kind)).toEqual(["accounts-changed"]);
    await (await neighbour(admin)).say(ASKED);
    expect(await errorOf(await seen(admin, shown))).toEqual([409, "ATTENTION_CHANGED"]);
    expect(await kinds(admin)).toContainEqual(MISSING[0]);
  });

  test("is told no more once it is configured", async () => {
    const admin = await newAdmin(portal);
    const { say, browser, person } = await neighbour(admin);
    await say(ASKED);
    const weather = { isPlaceKnown: true, report: () => Promise.resolve(null) };
    const assistant = createAssistant({ weather, model: null });
    const app = createApp({ ...portal.services, assistant });
    const there = new Browser(
      async (request, info) => await app.fetch(request, info),
      "192.0.2.251",
    );
    expect(await kinds(admin, there)).toEqual([]);
    expect(await kinds(admin)).toEqual(MISSING);
    // Nothing is written down where it is only out of reach.
    const other = await newAdmin(portal);
    const stranger = await neighbour(other);
    await send(withAssistant(portal, stranger.browser, assistant), stranger.person, ASKED);
    await send(withAssistant(portal, browser, assistant), person, ASKED);
    expect(await kept(other)).toEqual([]);
  });

  test("is told too where a model answers", async () => {
    const admin = await newAdmin(portal);
    const { browser, person } = await neighbour(admin);
    const model = () => Promise.resolve("Pregúntalo en tu ayuntamiento.");
    const withModel = withAssistant(
      portal,
      browser,
      createAssistant({ weather: NO_WEATHER, model }),
    );
    await send(withModel, person, "Buenos días");
    expect(await kept(admin)).toEqual([]);
    await send(withModel, person, "¿Hace frío hoy?");
    expect(await kinds(admin)).toEqual(MISSING);
  });
});

test("who asks is answered also when it cannot be written down", async () => {
  const errors: string[] = [];
  const assistant = createAssistant({ weather: NO_WEATHER, model: null });
  const log = { ...portal.services.log, error: (event: string) => void errors.push(event) };
  const db = new Proxy(portal.db, {
    get: () => {
      throw new Error("no database");
    },
  });
  const claims = {} as never;
  const ctx = { ...portal.services, log, db, claims, policy: {} as never };
  const who = { id: "1", municipalityId: "1", firstName: "Rosa", helpPhone: "949 12 34 56" };
  expect(await assistant.answer(ctx, who, [], ASKED)).toContain("llama al 949 12 34 56");
  expect(errors).toEqual(["weather-missing-not-noted"]);
});
