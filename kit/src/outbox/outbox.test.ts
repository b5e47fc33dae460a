import { expect, test } from "vitest";
import type { AreaStore } from "../area/index.ts";
import { createOutbox, type Delivery } from "./outbox.ts";

const HOUR = 3600 * 1000;

/** A thing with a number, of which the newest is all that counts when it bears a name. */
interface Thing {
  score: number;
  of?: string;
}
const result = (score: number): Thing => ({ score });
const named = (of: string, score: number): Thing => ({ of, score });

const isItem = (kept: unknown): kept is Thing => typeof (kept as Thing | null)?.score === "number";

function memoryStore(): AreaStore {
  const kept = new Map<string, string>();
  return {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, value)),
  };
}

/** The newer of two of one name; none when it says 0, which is what was there before. */
function merge(waiting: Thing, added: Thing): Thing | null | undefined {
  if (!added.of || waiting.of !== added.of) return undefined;
  return added.score === 0 ? null : added;
}

/** An outbox over a network that answers what the test says. */
function setUp(store = memoryStore()) {
  const world = { now: 0, answer: "done" as Delivery, sent: [] as [number, string][] };
  let keys = 0;
  const outbox = createOutbox({
    store,
    name: "outbox",
    isItem,
    merge,
    keptMs: 47 * HOUR,
    newKey: () => `key-${keys++}`,
    now: () => world.now,
    send: async ({ score }, key) => {
      world.sent.push([score, key]);
      return world.answer;
    },
  });
  return { outbox, world, store };
}

test("a result that gets through is sent once and no longer kept", async () => {
  const { outbox, world, store } = setUp();
  outbox.add(result(15));
  await outbox.flush();
  await outbox.flush();
  expect(world.sent).toEqual([[15, "key-0"]]);
  expect(store.read("outbox")).toBeNull();
});

test.each(["unknown", "unsent"] as const)(
  "a result that is %s waits, over a reload too, and goes later with the same key",
  async (answer) => {
    const { outbox, world, store } = setUp();
    world.answer = answer;
    outbox.add(result(15));
    outbox.add(result(45));
    await outbox.flush();
    expect(world.sent).toEqual([[15, "key-0"]]);

    const later = setUp(store);
    await later.outbox.flush();
    expect(later.world.sent).toEqual([
      [15, "key-0"],
      [45, "key-1"],
    ]);
    expect(store.read("outbox")).toBeNull();
  },
);

test("a page that closes while the answer is on its way sends with the same key again", async () => {
  const store = memoryStore();
  const closed = createOutbox({
    store,
    name: "outbox",
    isItem,
    newKey: () => "first",
    now: () => 0,
    send: () => new Promise(() => {}),
  });
  closed.add(result(15));
  void closed.flush();
  const { outbox, world } = setUp(store);
  await outbox.flush();
  expect(world.sent).toEqual([[15, "first"]]);
});

test("one that may have arrived is not sent after the server forgot its key", async () => {
  const { outbox, world } = setUp();
  world.answer = "unknown";
  outbox.add(result(15));
  await outbox.flush();
  world.now = 47 * HOUR + 1;
  outbox.add(result(45));
  world.answer = "done";
  await outbox.flush();
  expect(world.sent.slice(1)).toEqual([[45, "key-1"]]);
});

test("one that never left this device waits as long as it must", async () => {
  const { outbox, world } = setUp();
  world.answer = "unsent";
  outbox.add(result(15));
  await outbox.flush();
  world.now = 30 * 24 * HOUR;
  world.answer = "done";
  await outbox.flush();
  expect(world.sent).toHaveLength(2);
});

test("a result added while others are sent goes out in the same run, none twice", async () => {
  const { outbox, world } = setUp();
  outbox.add(result(15));
  const both = [outbox.flush(), outbox.flush()];
  outbox.add(result(45));
  await Promise.all(both);
  expect(world.sent.map(([score]) => score)).toEqual([15, 45]);
});

test("a result added at any moment of a run goes out before that run's promise is kept", async () => {
  for (let turns = 0; turns <= 12; turns++) {
    const { outbox, world, store } = setUp();
    outbox.add(result(15));
    const first = outbox.flush();
    // From the first sending to after the end, one turn of the microtasks after the other.
    for (let turn = 0; turn < turns; turn++) await Promise.resolve();
    outbox.add(result(45));
    await outbox.flush();
    expect(world.sent, `added ${turns} turns in`).toEqual([
      [15, "key-0"],
      [45, "key-1"],
    ]);
    expect(store.read("outbox")).toBeNull();
    await first;
  }
});

test("a run that breaks off does not hold up the next one", async () => {
  const store = memoryStore();
  const sent: number[] = [];
  let isBroken = true;
  let keys = 0;
  const outbox = createOutbox({
    store,
    name: "outbox",
    isItem,
    merge,
    keptMs: 47 * HOUR,
    newKey: () => `key-${keys++}`,
    now: () => 0,
    send: async ({ score }) => {
      if (isBroken) throw new Error("broken");
      sent.push(score);
      return "done";
    },
  });
  outbox.add(result(15));
  await expect(outbox.flush()).rejects.toThrow("broken");
  isBroken = false;
  outbox.add(result(45));
  await outbox.flush();
  expect(sent).toEqual([15, 45]);
});

test("what an earlier version kept is sent", async () => {
  const { outbox, world, store } = setUp();
  store.write("outbox", JSON.stringify([{ key: "old", result: { score: 7 }, sentAt: null }]));
  await outbox.flush();
  expect(world.sent).toEqual([[7, "old"]]);
});

test("what cannot be read is forgotten", async () => {
  const { outbox, world, store } = setUp();
  for (const broken of ["{", "null", '"x"', "[null, 3, {}]"]) {
    store.write("outbox", broken);
    await outbox.flush();
  }
  expect(world.sent).toEqual([]);
});

test("of two of the same thing that have not left the device only what counts is sent", async () => {
  const { outbox, world, store } = setUp();
  outbox.add(named("pill", 1));
  outbox.add(result(15));
  expect(outbox.add(named("pill", 2))).toBe("key-2");
  expect(outbox.waiting().map(({ item }) => item.score)).toEqual([2, 15]);
  expect(outbox.add(named("pill", 0))).toBeNull();
  await outbox.flush();
  expect(world.sent.map(([score]) => score)).toEqual([15]);
  expect(store.read("outbox")).toBeNull();
});

test("one that may have arrived is followed by the other, in order", async () => {
  const { outbox, world } = setUp();
  world.answer = "unknown";
  outbox.add(named("pill", 1));
  await outbox.flush();
  outbox.add(named("pill", 0));
  expect(outbox.waiting().map(({ item }) => item.score)).toEqual([1, 0]);
  world.answer = "done";
  await outbox.flush();
  expect(world.sent.map(([score]) => score)).toEqual([1, 1, 0]);
});

test("what is no longer wanted is dropped", () => {
  const { outbox } = setUp();
  outbox.add(named("pill", 1));
  outbox.add(result(15));
  outbox.discard(({ of }) => of === "pill");
  expect(outbox.waiting().map(({ item }) => item.score)).toEqual([15]);
});

test("no more than the newest are kept where there is a limit, and all where there is none", () => {
  for (const [most, kept] of [
    [2, [2, 3]],
    [undefined, [1, 2, 3]],
  ] as const) {
    const outbox = createOutbox<Thing>({
      store: memoryStore(),
      name: "outbox",
      isItem,
      send: async () => "done",
      newKey: () => crypto.randomUUID(),
      now: () => 0,
      ...(most && { most }),
    });
    for (const score of [1, 2, 3]) outbox.add(result(score));
    expect(outbox.waiting().map(({ item }) => item.score)).toEqual(kept);
  }
});
