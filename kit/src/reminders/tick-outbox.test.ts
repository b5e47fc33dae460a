import { beforeEach, describe, expect, it, vi } from "vitest";
import { createApiClient } from "../api/index.ts";
import type { AreaStore, PersonSession } from "../area/index.ts";
import type { Reminder } from "./reminder.ts";
import { mergeTicks, pendingChange, type Tick, withTicks } from "./tick.ts";
import { createTickOutbox } from "./tick-outbox.ts";
import { createWaitingTicks } from "./waiting-ticks.ts";

const pill: Reminder = {
  id: "r1",
  title: "Pastilla",
  description: null,
  dateTime: "2026-11-20T12:00:00.000Z",
  category: "Medicación",
  recurrency: "daily",
  isCompleted: false,
  isOverdue: true,
};
const walk = { ...pill, id: "r2", title: "Paseo" };
const person = (id: string): PersonSession => ({
  role: "person",
  user: {
    id,
    name: "Carmen",
    photo: null,
    familyConsent: true,
    municipalConsent: false,
    voiceEnabled: true,
    darkMode: false,
  },
  enteredBy: null,
  municipality: { id: "m1", name: "Villanueva" },
  expiresAt: "2026-11-20T20:00:00.000Z",
});

/** The browser's storage, which the shell divides between owners. */
function storage() {
  const kept = new Map<string, string>();
  const of = (owner: string): AreaStore => ({
    read: (name) => kept.get(`${owner} ${name}`) ?? null,
    write: (name, value) =>
      void (value === null ? kept.delete(`${owner} ${name}`) : kept.set(`${owner} ${name}`, value)),
  });
  return { kept, of };
}

interface Call {
  path: string;
  key: string | null;
  body: { occurrence: string; isCompleted: boolean; completedAt?: string };
}
type Server = (call: Call) => Response | Promise<Response>;
const offline = (): Response => {
  throw new TypeError("Failed to fetch");
};
const takes: Server = ({ path, body: { isCompleted, occurrence } }) => {
  const id = path.split("/").at(-2);
  return Response.json({ ...pill, id, dateTime: occurrence, isCompleted, isOverdue: false });
};

/** One page of somebody who is signed in; `server` may be changed while it is open. */
function page(owner: string, store: AreaStore, server: Server = takes, signedIn = owner) {
  const world = {
    server,
    /** Whose cookie the browser has. */
    signedIn: signedIn as string | null,
    calls: [] as Call[],
    done: [] as Reminder[],
    refused: [] as [Tick, unknown][],
  };
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request;
    const path = new URL(request.url).pathname;
    if (path === "/api/session")
      return world.signedIn
        ? Response.json(person(world.signedIn))
        : Response.json({ code: "NO_SESSION" }, { status: 401 });
    const key = request.headers.get("Idempotency-Key");
    const call = { path, key, body: await request.json() };
    world.calls.push(call);
    return await world.server(call);
  };
  const ticks = createWaitingTicks(store);
  const outbox = createTickOutbox({
    ticks,
    session: person(owner),
    api: createApiClient({ role: "person", fetch }),
    onDone: async (_tick, reminder) => void world.done.push(reminder),
    onLateError: (tick, error) => void world.refused.push([tick, error]),
  });
  return { world, outbox: { ...outbox, waiting: ticks.waiting } };
}

const online = (isOnline: boolean) =>
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
const refusing =
  (status: number, code: string, more = {}) =>
  () =>
    Response.json({ error: "No.", code, ...more }, { status });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:05:00.000Z"), shouldAdvanceTime: true });
  vi.stubGlobal("reportError", vi.fn());
});

describe("a mark", () => {
  it("goes at once with its moment and a key, and is kept no longer", async () => {
    const { kept, of } = storage();
    const { world, outbox } = page("u1", of("u1"));
    expect(await outbox.mark("u1", pill, true)).toMatchObject({ state: "done" });
    expect(world.calls).toEqual([
      {
        path: "/api/users/u1/reminders/r1/complete",
        key: expect.stringMatching(/^[0-9a-f-]{36}$/),
        body: {
          occurrence: pill.dateTime,
          isCompleted: true,
          completedAt: "2026-11-20T12:05:00.000Z",
        },
      },
    ]);
    expect(world.done).toMatchObject([{ id: "r1", isCompleted: true }]);
    expect(kept.size).toBe(0);
  });

  it("without a network waits over a reload, and goes in order with the same keys", async () => {
    const { kept, of } = storage();
    const first = page("u1", of("u1"), offline);
    expect(await first.outbox.mark("u1", pill, true)).toEqual({ state: "waiting" });
    vi.setSystemTime("2026-11-20T12:30:00.000Z");
    expect(await first.outbox.mark("u1", walk, true)).toEqual({ state: "waiting" });
    expect(first.outbox.waiting().map(({ id }) => id)).toEqual(["r1", "r2"]);
    // It outlives logging out, on a device that may be a whole house's.
    expect([...kept.values()].join()).not.toMatch(/Pastilla|Paseo|Medicación/);

    vi.setSystemTime("2026-11-22T09:00:00.000Z");
    const second = page("u1", of("u1"));
    await second.outbox.flush();
    expect(second.world.calls.map(({ body }) => body.completedAt)).toEqual([
      "2026-11-20T12:05:00.000Z",
      "2026-11-20T12:30:00.000Z",
    ]);
    expect(second.world.calls[0]?.key).toBe(first.world.calls[0]?.key);
    expect(kept.size).toBe(0);
  });

  it("that is taken back before it could leave sends nothing at all", async () => {
    const { kept, of } = storage();
    const { world, outbox } = page("u1", of("u1"));
    online(false);
    await outbox.mark("u1", pill, true);
    await outbox.mark("u1", { ...pill, isCompleted: true }, false);
    expect(outbox.waiting()).toEqual([]);
    online(true);
    await outbox.flush();
    expect(world.calls).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it("that may have arrived is taken back by a second call, after the first", async () => {
    const { of } = storage();
    const { world, outbox } = page("u1", of("u1"), offline);
    await outbox.mark("u1", pill, true);
    await outbox.mark("u1", { ...pill, isCompleted: true }, false);
    world.calls.length = 0;
    world.server = takes;
    await outbox.flush();
    expect(world.calls.map(({ body }) => body.isCompleted)).toEqual([true, false]);
  });

  it("whose answer does not come is shown as on its way after a while", async () => {
    const { of } = storage();
    let release = (_: Response) => {};
    const slow = new Promise<Response>((resolve) => (release = resolve));
    const { world, outbox } = page("u1", of("u1"), () => slow);
    const marked = outbox.mark("u1", pill, true);
    expect(outbox.waiting()).toEqual([]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await marked).toEqual({ state: "waiting" });
    expect(outbox.waiting()).toHaveLength(1);
    release(Response.json({ ...pill, isCompleted: true }));
    await outbox.flush();
    expect(outbox.waiting()).toEqual([]);
    expect(world.done).toHaveLength(1);
  });

  it("of a device with a wrong clock counts as made when it arrives", async () => {
    const { of } = storage();
    const wrong = refusing(400, "VALIDATION", { fields: { completedAt: "Todavía no." } });
    const { world, outbox } = page("u1", of("u1"), (call) =>
      call.body.completedAt ? wrong() : takes(call),
    );
    expect(await outbox.mark("u1", pill, true)).toMatchObject({ state: "done" });
    expect(world.calls.map(({ body }) => "completedAt" in body)).toEqual([true, false]);
    expect(new Set(world.calls.map(({ key }) => key)).size).toBe(1);
  });
});

describe("an error response", () => {
  it.each([
    [409, "OCCURRENCE_MOVED"],
    [404, "NOT_FOUND"],
    [403, "CONSENT_REQUIRED"],
    [400, "VALIDATION"],
  ])("%i %s is told to whoever is still waiting, or later, once", async (status, code) => {
    const { kept, of } = storage();
    const { world, outbox } = page("u1", of("u1"), refusing(status, code));
    expect(await outbox.mark("u1", pill, true)).toMatchObject({ state: "refused" });
    expect(world.refused).toEqual([]);
    world.server = offline;
    await outbox.mark("u1", pill, true);
    world.server = refusing(status, code);
    await outbox.flush();
    await outbox.flush();
    expect(world.refused.map(([{ id }]) => id)).toEqual(["r1"]);
    expect(kept.size).toBe(0);
  });

  it.each([429, 500, 503])("%i is none: it goes later", async (status) => {
    const { of } = storage();
    const { world, outbox } = page("u1", of("u1"), refusing(status, "X"));
    expect(await outbox.mark("u1", pill, true)).toEqual({ state: "waiting" });
    world.server = takes;
    await outbox.flush();
    expect(world.done).toHaveLength(1);
  });
});

describe("whose it is", () => {
  it("a session that has ended keeps it for the same person, and nobody else sees or sends it", async () => {
    const { kept, of } = storage();
    const ended = page("u1", of("u1"), refusing(401, "NO_SESSION"));
    expect(await ended.outbox.mark("u1", pill, true)).toEqual({ state: "waiting" });

    const other = page("u2", of("u2"));
    await other.outbox.flush();
    expect(other.outbox.waiting()).toEqual([]);
    expect(other.world.calls).toEqual([]);

    const again = page("u1", of("u1"));
    await again.outbox.flush();
    expect(again.world.calls.map(({ path }) => path)).toEqual([
      "/api/users/u1/reminders/r1/complete",
    ]);
    expect(kept.size).toBe(0);
  });

  it.each([
    [403, "FORBIDDEN"],
    [404, "USER_NOT_FOUND"],
  ])("with another person's cookie in the browser %i keeps it", async (status, code) => {
    const { of } = storage();
    const { world, outbox } = page("u1", of("u1"), refusing(status, code), "u2");
    expect(await outbox.mark("u1", pill, true)).toEqual({ state: "waiting" });
    await outbox.flush();
    expect(world.refused).toEqual([]);
    expect(outbox.waiting()).toHaveLength(1);
    // The same error for the right session counts.
    world.signedIn = "u1";
    await outbox.flush();
    expect(world.refused).toHaveLength(1);
    expect(outbox.waiting()).toEqual([]);
  });
});

describe("what is shown", () => {
  const tick = (isCompleted: boolean, of = pill): Tick => ({
    userId: "u1",
    id: of.id,
    dateTime: of.dateTime,
    isCompleted,
    at: "2026-11-20T12:05:00.000Z",
  });

  it("is the list as it is once the marks have arrived, of that occurrence alone", () => {
    const tomorrow = { ...pill, dateTime: "2026-11-21T12:00:00.000Z" };
    expect(withTicks([pill, walk, tomorrow], [tick(true)])).toEqual([
      { ...pill, isCompleted: true, isOverdue: false, isWaiting: true },
      walk,
      tomorrow,
    ]);
    expect(withTicks([pill], [tick(true), tick(false)])[0]?.isCompleted).toBe(false);
  });

  it("counts what is pending less", () => {
    expect(pendingChange([tick(true), tick(true, walk)])).toBe(-2);
    expect(pendingChange([tick(false)])).toBe(1);
    // The first may have arrived, and the second takes it back.
    expect(pendingChange([tick(true), tick(false)])).toBe(0);
  });

  it("two marks of one occurrence are one or none", () => {
    expect(mergeTicks(tick(true), tick(false))).toBeNull();
    const later = { ...tick(true), at: "2026-11-20T13:00:00.000Z" };
    expect(mergeTicks(tick(true), later)).toEqual(tick(true));
    expect(mergeTicks(tick(true), tick(true, walk))).toBeUndefined();
    expect(mergeTicks(tick(true), { ...tick(false), userId: "u2" })).toBeUndefined();
  });
});
