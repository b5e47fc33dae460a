import { describe, expect, test } from "vitest";
import { type Caller, createHashQueue, HASH_PLACES, HASHES_AT_ONCE } from "./hash-queue.ts";

/** A queue whose work ends when the test says so. */
function openQueue(places = HASH_PLACES) {
  const queue = createHashQueue(HASHES_AT_ONCE, places);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, caller: Caller) =>
    queue.hold(caller, (run) =>
      run(() => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }),
    );
  /** Lets those begin whose turn it is. */
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  /** Ends what has begun first. */
  const endOne = async () => {
    await settle();
    ends.shift()?.();
    await settle();
  };
  return { queue, begun, ask, settle, endOne };
}

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ status, code, details }) => [status, code, details.retryAfterSeconds],
  );

describe("hashes", () => {
  test("are made two at a time, in the order in which they came", async () => {
    const { begun, ask, settle, endOne } = openQueue();
    const all = ["a", "b", "c", "d"].map((name) => ask(name, "stranger"));
    await settle();
    expect(begun).toEqual(["a", "b"]);
    await endOne();
    expect(begun).toEqual(["a", "b", "c"]);
    for (let rest = 0; rest < 3; rest += 1) await endOne();
    expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
  });

  test("of the known come before all strangers who wait", async () => {
    const { begun, ask, endOne } = openQueue();
    for (const name of ["a", "b", "c"]) void ask(name, "stranger");
    void ask("tablet", "known");
    await endOne();
    expect(begun).toEqual(["a", "b", "tablet"]);
  });

  test("of strangers end at their places, and the known still have theirs", async () => {
    const { queue, begun, ask, endOne } = openQueue();
    const strangers = Array.from({ length: HASH_PLACES.stranger }, () =>
      ask("stranger", "stranger"),
    );
    for (let more = 0; more < 200; more += 1) {
      expect(await errorOf(ask("too many", "stranger"))).toEqual([503, "BUSY", 5]);
    }
    expect(queue.taken()).toEqual({ known: 0, stranger: HASH_PLACES.stranger });
    const known = Array.from({ length: HASH_PLACES.known }, () => ask("known", "known"));
    await endOne();
    await endOne();
    expect(begun.slice(HASHES_AT_ONCE)).toEqual(["known", "known"]);
    expect(await errorOf(ask("one too many", "known"))).toEqual([503, "BUSY", 5]);
    for (let left = strangers.length + known.length; left > 0; left -= 1) await endOne();
    await Promise.all([...strangers, ...known]);
    expect(queue.taken()).toEqual({ known: 0, stranger: 0 });
  });

  test("that fail give their turn and their place back", async () => {
    const { queue, ask, begun, settle, endOne } = openQueue({ known: 1, stranger: 1 });
    const broken = queue.hold("known", (run) => run(() => Promise.reject(new Error("broken"))));
    await expect(broken).rejects.toThrow("broken");
    const next = ask("next", "known");
    await settle();
    expect(begun).toEqual(["next"]);
    await endOne();
    expect(await next).toBe("next");
  });

  test("leave no place taken by whoever is refused before their turn", async () => {
    const { queue } = openQueue({ known: 1, stranger: 1 });
    const waiting = queue.hold("stranger", () => Promise.reject(new Error("wait 30 seconds")));
    await expect(waiting).rejects.toThrow("30");
    expect(queue.taken()).toEqual({ known: 0, stranger: 0 });
  });
});
