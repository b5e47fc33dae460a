import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "../../tools/testing/browser.ts";
import { newMedia } from "../../tools/testing/files.ts";
import {
  type Admin,
  enter,
  errorOf,
  eventsAbout,
  newAdmin,
  newPerson,
  type Person,
} from "../../tools/testing/fixtures.ts";
import { openTestPortal, type TestPortal } from "../../tools/testing/test-portal.ts";
import { createScoreExample } from "../scores/index.ts";

let portal: TestPortal;
let admin: Admin;
let person: Person;
let inside: Browser;

beforeAll(async () => {
  portal = await openTestPortal();
  portal.setClock("2026-03-02T10:00:00.000Z");
  admin = await newAdmin(portal);
});
afterAll(() => portal.close());
beforeEach(async () => {
  person = await newPerson(portal, admin);
  inside = await enter(portal, person);
});

const path = (rest: string) => `/api/users/${person.id}${rest}`;
const read = async (rest: string) => await (await inside.get(path(rest))).json();

/** A little of everything, on several days. */
async function live(): Promise<void> {
  const reminder = { title: "Pastilla", category: "Personal", recurrency: "none" };
  const moments = ["2026-03-01T09:00:00Z", "2026-03-02T21:00:00Z", "2026-03-04T09:00:00Z"];
  for (const dateTime of [...moments, "2026-03-02T11:00:00Z"]) {
    expect((await inside.post(path("/reminders"), { ...reminder, dateTime })).status).toBe(201);
  }
  const done = (await read("/reminders")).find(
    ({ dateTime }: { dateTime: string }) => dateTime === "2026-03-02T11:00:00.000Z",
  );
  await inside.send("PATCH", path(`/reminders/${done.id}/complete`));
  expect((await inside.post(path("/scores"), createScoreExample)).status).toBe(201);
  await newMedia(inside, person);
  await inside.post(path("/chat"), { content: "Hola" });
  for (const activeMinute of [
    "2026-03-02T09:00:00Z",
    "2026-03-01T22:30:00Z",
    "2026-03-01T23:30:00Z",
  ]) {
    expect((await inside.post(path("/activity"), { activeMinute })).status).toBe(204);
  }
}

test("who has just come has done nothing yet", async () => {
  expect(await read("/home")).toEqual({
    pendingReminders: 0,
    lastGameAt: null,
    keptFiles: 0,
    lastChatAt: null,
    isPaused: false,
    waitingConsents: [],
    consentQuestions: [],
    offersPin: true,
    announcements: [],
    activeDays: 0,
  });
});

test("it says in one call what the calls of each place say", async () => {
  await live();
  const home = await read("/home");
  const period = "startDate=2026-02-23T10:00:00.000Z&endDate=2026-03-02T10:00:00.000Z";
  expect(home).toEqual({
    pendingReminders: (await read("/reminders/stats")).pending,
    lastGameAt: (await read("/scores?limit=1"))[0].completedAt,
    keptFiles: (await read("/media/stats")).totalFiles,
    lastChatAt: (await read("")).lastChatAt,
    isPaused: false,
    waitingConsents: [],
    consentQuestions: [],
    offersPin: true,
    announcements: [],
    activeDays: (await read(`/metrics?${period}`)).activeDays,
  });
  expect(home).toMatchObject({ pendingReminders: 3, keptFiles: 1, activeDays: 2 });
});

test("the last game is the newest of several, in whatever order they were kept", async () => {
  const moments = [
    "2026-03-02T09:00:00.000Z",
    "2026-03-02T09:40:00.000Z",
    "2026-03-01T21:00:00.000Z",
  ];
  for (const moment of moments) {
    portal.setClock(moment);
    expect((await inside.post(path("/scores"), createScoreExample)).status).toBe(201);
  }
  portal.setClock("2026-03-02T10:00:00.000Z");
  expect(await read("/home")).toMatchObject({ lastGameAt: moments[1] });
});

test("it takes three statements, the session's included", async () => {
  await live();
  portal.statements.length = 0;
  expect((await inside.get(path("/home"))).status).toBe(200);
  expect(portal.statements).toHaveLength(3);
});

test("an administrator who entered is written down, the person is not", async () => {
  const entered = portal.browser();
  const { token } = admin;
  await entered.post(path("/verify-pin"), { pin: person.pin }, { token });
  await read("/home");
  await entered.get(path("/home"));
  const reads = (await eventsAbout(portal, person.id)).filter(([action]) => action === "home.read");
  expect(reads).toEqual([["home.read", "administrator", admin.id]]);
});

test("who is nobody has no home", async () => {
  const answer = await inside.get("/api/users/nadie/home");
  expect(await errorOf(answer)).toEqual([404, "USER_NOT_FOUND"]);
});
