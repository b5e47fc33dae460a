import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { CATEGORIES, RECURRENCIES } from "../../db/schema/reminders.ts";
import { GAME_TYPES } from "../../db/schema/scores.ts";
import type { MediaItem } from "../../features/media/index.ts";
import type { Metrics } from "../../features/metrics/index.ts";
import type { Reminder } from "../../features/reminders/index.ts";
import type { Score } from "../../features/scores/index.ts";
import type { SupportMessage } from "../../features/support-messages/index.ts";
import type { SupportSession } from "../../features/support-persons/index.ts";
import type { ListedUser, UserRecord } from "../../features/users/index.ts";
import { silentLog } from "../../platform/log.ts";
import { makeReleases } from "../testing/portal-process.ts";
import type { Demo } from "./demo.ts";
import { demoEnv, readDemoConfig } from "./demo-config.ts";
import { keepDemo } from "./keep-demo.ts";
import { makeDemo } from "./make-demo.ts";
import { openApp } from "./open-app.ts";
import { prepareDemo } from "./rights.ts";
import { type App, Visitor } from "./visitor.ts";

// Portals are filled and read whole, also on a machine that is busy with others.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
/** Ten minutes into a day, two days after the clocks changed: nothing hangs on a good hour. */
const END = new Date("2026-03-30T22:10:00.000Z");
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Inside = { id: string; name: string; visitor: Visitor };

// The demo has a folder of its own, whatever database the other tests run on.
describe.runIf(inject("testDatabase").kind === "pglite")("the demo", () => {
  let folder: string;
  let demo: Demo;
  let app: App;
  let closeApp = async () => {};
  let municipalityId: string;
  let users: ListedUser[];
  let people: Inside[];
  const config = () => readDemoConfig(demoEnv({ DATA_DIR: folder }));

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "acompana-demo-"));
    demo = await keepDemo(folder, () => makeDemo(config(), END, silentLog));
    const clock = () => new Date(END.getTime() + MINUTE_MS);
    const opened = await openApp(config(), clock, silentLog);
    app = opened.app;
    closeApp = opened.close;
    const townHall = new Visitor(app);
    const { municipality: name, administrator } = demo;
    const ensured = await townHall.post<{ id: string }>("/api/municipalities/ensure", { name });
    municipalityId = ensured.id;
    const { email, password } = administrator;
    const login = { email, password, municipalityId };
    const admin = await townHall.post<{ token: string; id: string }>("/api/admin/login", login);
    townHall.holdToken(admin.token);
    users = await townHall.get(`/api/users?adminId=${admin.id}&municipalityId=${municipalityId}`);
    people = [];
    // One after another: so many at once from one address would have to wait.
    for (const person of demo.people) people.push(await enter(person));
  });

  afterAll(async () => {
    await closeApp();
    await rm(folder, { recursive: true });
  });

  async function enter({ name, pin }: Demo["people"][number]): Promise<Inside> {
    const id = users.find((user) => user.name === name)?.id ?? "";
    const visitor = new Visitor(app);
    expect(await visitor.post(`/api/users/${id}/verify-pin`, { pin })).toEqual({ valid: true });
    return { id, name, visitor };
  }

  /** What each person reads at a path of their own. */
  function readEach<T>(end: string): Promise<T[]> {
    return Promise.all(people.map(({ id, visitor }) => visitor.get<T>(`/api/users/${id}${end}`)));
  }

  /** Status, type and length of a file as the person's browser gets it. */
  async function open({ visitor }: Inside, address: string) {
    const answer = await visitor.fetch("GET", address);
    const { length } = await answer.bytes();
    return { status: answer.status, type: answer.headers.get("Content-Type"), isEmpty: !length };
  }

  test("has the people it announces, each with a photo that opens", async () => {
    expect(users.map(({ name }) => name).sort()).toEqual(
      demo.people.map(({ name }) => name).sort(),
    );
    expect(demo.counts).toMatchObject({ people: 6, relatives: 5 });
    for (const person of people) {
      const photo = users.find(({ id }) => id === person.id)?.photo ?? "";
      const opened = await open(person, photo);
      expect(opened).toEqual({ status: 200, type: "image/webp", isEmpty: false });
    }
  });

  test("has reminders of every kind, some overdue, some done", async () => {
    const reminders = (await readEach<Reminder[]>("/reminders")).flat();
    expect(reminders.length).toBe(demo.counts.reminders);
    expect(new Set(reminders.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(new Set(reminders.map(({ recurrency }) => recurrency))).toEqual(new Set(RECURRENCIES));
    expect(reminders.filter(({ isOverdue }) => isOverdue)).toHaveLength(3);
    expect(reminders.filter(({ isCompleted }) => isCompleted).length).toBeGreaterThan(1);
  });

  test("has memories whose files and small pictures open", async () => {
    let [pictures, sounds] = [0, 0];
    for (const person of people) {
      const base = `/api/users/${person.id}`;
      for (const item of await person.visitor.get<MediaItem[]>(`${base}/media`)) {
        const file = await open(person, `${base}/objects${item.url}`);
        expect(file).toEqual({ status: 200, type: item.mimeType, isEmpty: false });
        if (item.thumbnail) {
          const small = await open(person, `${base}${item.thumbnail}`);
          expect(small).toEqual({ status: 200, type: "image/webp", isEmpty: false });
        }
        if (item.mimeType.startsWith("image/")) pictures += 1;
        else sounds += 1;
      }
    }
    expect([pictures + sounds, sounds]).toEqual([demo.counts.memories, 2]);
  });

  test("has messages seen and unseen, with words alone and with pictures that open", async () => {
    const messages = (await readEach<SupportMessage[]>("/support-messages")).flat();
    expect(messages.length).toBe(demo.counts.messages);
    const kinds = new Set(messages.map(({ type, seen }) => `${type} ${seen}`));
    expect(kinds).toEqual(new Set(["text true", "text false", "image true", "image false"]));
    for (const { toUserId, mediaUrl } of messages.filter(({ type }) => type === "image")) {
      const person = people.find(({ id }) => id === toUserId);
      const opened = person && (await open(person, mediaUrl ?? ""));
      expect(opened).toEqual({ status: 200, type: "image/webp", isEmpty: false });
    }
  });

  test("has two weeks of activity: minutes, games of all seven kinds, conversations", async () => {
    const startDate = new Date(END.getTime() - 15 * DAY_MS).toISOString();
    const endDate = new Date(END.getTime() + MINUTE_MS).toISOString();
    const metrics = await readEach<Metrics>(`/metrics?startDate=${startDate}&endDate=${endDate}`);
    const sum = (field: "totalMinutes" | "gamesPlayed" | "chatMessages") =>
      metrics.reduce((total, one) => total + one[field], 0);
    const { minutes, games, questions } = demo.counts;
    expect([sum("totalMinutes"), sum("gamesPlayed"), sum("chatMessages")]).toEqual([
      minutes,
      games,
      questions,
    ]);
    expect(metrics.every((one) => one.totalMinutes > 0 && one.remindersViewed > 0)).toBe(true);
    // Today has only begun.
    expect(metrics[0]?.activeDays).toBe(13);
    const scores = (await readEach<Score[]>("/scores?limit=100")).flat();
    expect(scores.length).toBe(games);
    expect(new Set(scores.map(({ gameType }) => gameType))).toEqual(new Set(GAME_TYPES));
  });

  test("has one conversation to look at, and the time of the others", async () => {
    const chats = await readEach<unknown[]>("/chat");
    expect(chats.map(({ length }) => length > 0)).toEqual([true, ...Array(5).fill(false)]);
    const records = await readEach<UserRecord>("");
    expect(records.filter(({ lastChatAt }) => lastChatAt).length).toBeGreaterThan(3);
  });

  test("lets every relative in, and shows them what the person shares", async () => {
    for (const { email, password, supports } of demo.relatives) {
      const visitor = new Visitor(app);
      const login = { email, password, municipalityId };
      const session = await visitor.post<SupportSession>("/api/support/login", login);
      expect(session.users.map(({ name }) => name)).toEqual(supports);
      for (const { id, familyConsent } of session.users) {
        const answer = await visitor.fetch("GET", `/api/users/${id}/reminders`);
        await answer.body?.cancel();
        expect(answer.status).toBe(familyConsent ? 200 : 403);
      }
    }
    const counts = demo.relatives.map(({ supports }) => supports.length);
    expect(Math.max(...counts)).toBe(2);
  });

  test("is found by the next start, which says who can enter and serves it", async () => {
    const again = await keepDemo(folder, () => Promise.reject(new Error("made twice")));
    expect(again).toEqual(demo);
    await closeApp();
    const releases = await makeReleases();
    const env = { DATA_DIR: folder, PORT: "0", RELEASES_DIR: releases };
    const portal = new Deno.Command(Deno.execPath(), {
      args: ["run", ...prepareDemo(env).rights, MAIN],
      env,
      stdout: "piped",
    }).spawn();
    let log = "";
    for await (const text of portal.stdout.pipeThrough(new TextDecoderStream())) {
      log += text;
      const url = /^Acompaña: (http:.*)\n/m.exec(log)?.[1];
      if (!url) continue;
      expect(await (await fetch(`${url}/api/health`)).json()).toMatchObject({ status: "ok" });
      portal.kill("SIGINT");
    }
    expect((await portal.status).code).toBe(0);
    await rm(releases, { recursive: true });
    const secrets = [...demo.people.map(({ pin }) => pin), demo.administrator.password];
    for (const one of [...secrets, ...demo.relatives.flatMap((who) => [who.email, who.password])]) {
      expect(log).toContain(one);
    }
    expect(log).not.toContain("Preparando");
  });
});
