import { setImmediate } from "node:timers";
import { argon2id, argon2Verify } from "hash-wasm";
import { afterAll, describe, expect, test } from "vitest";
import { type Argon2, inWebCrypto, inWorker, openArgon2, PROBE } from "./argon2.ts";
import { createHashQueue } from "./hash-queue.ts";
import { HASH_COST, hashSecret, verifySecret } from "./hashing.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const PEPPER = bytes("a pepper for tests only");
const CHEAP = { memorySize: 64, iterations: 1 };

const webCrypto = inWebCrypto();
const worker = inWorker();
afterAll(() => worker.close());

const hashers: [string, Argon2][] = [
  ["the runtime's own", webCrypto],
  ["the worker", worker],
];

/** PINs, passwords of any language and length, salts and costs; the first at a portal's cost. */
const INPUTS = [
  { password: "2580", ...HASH_COST },
  { password: "tres-gatos-azules", memorySize: 8, iterations: 1 },
  { password: "ñandú 🐈", memorySize: 64, iterations: 3 },
  { password: "x".repeat(200), memorySize: 1024, iterations: 1 },
  { password: "0", memorySize: 9, iterations: 2 },
].map(({ password, ...cost }, index) => ({
  ...cost,
  password: bytes(password),
  salt: new Uint8Array(16).fill(index * 37),
  secret: index === 3 ? bytes("p") : PEPPER,
  hashLength: 32,
}));

describe.each(hashers)("%s", (_, argon2) => {
  const secrets = (hashCost: typeof CHEAP) => ({
    pepper: PEPPER,
    random: (count: number) => crypto.getRandomValues(new Uint8Array(count)),
    hashCost,
    hashing: { argon2, queue: createHashQueue() },
  });

  test("gives the bytes that hash-wasm gives", async () => {
    for (const input of INPUTS) {
      const wanted = await argon2id({ ...input, parallelism: 1, outputType: "hex" });
      expect((await argon2.hash(input)).toHex()).toBe(wanted);
    }
    expect((await argon2.hash(PROBE.input)).toHex()).toBe(PROBE.hash);
  });

  test("verifies what hash-wasm has hashed, and hashes what hash-wasm verifies", async () => {
    const common = { password: "2580", secret: PEPPER };
    const old = await argon2id({
      ...common,
      ...CHEAP,
      salt: new Uint8Array(16).fill(9),
      parallelism: 1,
      hashLength: 32,
      outputType: "encoded",
    });
    const run = <T>(work: () => Promise<T>) => work();
    const ctx = secrets({ memorySize: 32, iterations: 2 });
    expect(await verifySecret(ctx, run, { encoded: old, secret: "2580" })).toBe(true);
    expect(await verifySecret(ctx, run, { encoded: old, secret: "2581" })).toBe(false);
    const hash = await hashSecret(ctx, "2580");
    expect(await argon2Verify({ ...common, hash })).toBe(true);
  });
});

describe("whoever hashes", () => {
  const failing = (hash: Argon2["hash"]): Argon2 => ({ ...webCrypto, hash });

  test("is the runtime, where it knows how", async () => {
    expect((await openArgon2()).name).toBe("web-crypto");
  });

  test.each([
    ["does not know argon2", inWebCrypto({ importKey: () => Promise.reject(new DOMException()) })],
    ["lacks the calls", inWebCrypto({})],
    [
      "gives other bytes, as one that passes over the pepper",
      failing(async () => new Uint8Array(32)),
    ],
  ])("is the worker where the runtime %s", async (_, broken) => {
    const argon2 = await openArgon2(broken, () => worker);
    expect(argon2.name).toBe("worker");
    expect((await argon2.hash(PROBE.input)).toHex()).toBe(PROBE.hash);
  });

  test("answers with an error when the worker breaks, and starts another one", async () => {
    const started: Worker[] = [];
    const argon2 = inWorker(() => {
      const broken = `data:text/javascript,throw new Error("no memory")`;
      const address = new URL("./argon2-worker.ts", import.meta.url);
      const made = new Worker(started.length === 0 ? broken : address, { type: "module" });
      started.push(made);
      return made;
    });
    await expect(argon2.hash(PROBE.input)).rejects.toThrow("no memory");
    expect((await argon2.hash(PROBE.input)).toHex()).toBe(PROBE.hash);
    await expect(argon2.hash({ ...PROBE.input, iterations: 0 })).rejects.toThrow();
    expect((await argon2.hash(PROBE.input)).toHex()).toBe(PROBE.hash);
    expect(started).toHaveLength(2);
    argon2.close();
  });
});

describe("while hashes are made", () => {
  /** How often this thread could have done something else before four hashes were there. */
  async function turnsDuring(hash: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isDone = false;
    const all = Promise.all(Array.from({ length: 4 }, hash)).then(() => {
      isDone = true;
    });
    while (!isDone) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    await all;
    return turns;
  }
  const [input] = INPUTS;
  if (!input) throw new Error("no input");

  test.each(hashers)("by %s, the thread goes on answering", async (_, argon2) => {
    expect(await turnsDuring(() => argon2.hash(input))).toBeGreaterThan(100);
  });

  test("on the thread itself, it does not", async () => {
    const here = () => argon2id({ ...input, parallelism: 1, outputType: "hex" });
    expect(await turnsDuring(here)).toBeLessThan(20);
  });
});
