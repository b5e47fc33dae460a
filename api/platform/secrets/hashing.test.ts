import { describe, expect, test } from "vitest";
import { HASH_COST, hashSecret, openHashing, verifySecret } from "./hashing.ts";

const secrets = {
  pepper: new TextEncoder().encode("a pepper for tests only"),
  random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
  hashCost: HASH_COST,
  hashing: await openHashing(),
};

const atOnce = <T>(work: () => Promise<T>) => work();

const verify = (encoded: string | null, secret: string, ctx = secrets) =>
  verifySecret(ctx, atOnce, { encoded, secret });

describe("a portal's hashes", () => {
  test("cost at least what OWASP recommends for argon2id", async () => {
    expect(HASH_COST.memorySize).toBeGreaterThanOrEqual(19_456);
    expect(HASH_COST.iterations).toBeGreaterThanOrEqual(2);
    expect(await hashSecret(secrets, "2580")).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("are never the same twice, and match their secret alone", async () => {
    const [first, second] = [await hashSecret(secrets, "2580"), await hashSecret(secrets, "2580")];
    expect(first).not.toBe(second);
    expect(await verify(first, "2580")).toBe(true);
    expect(await verify(first, "2581")).toBe(false);
  });

  test("match nothing under another pepper", async () => {
    const hash = await hashSecret(secrets, "2580");
    const others = { ...secrets, pepper: new TextEncoder().encode("another pepper") };
    expect(await verify(hash, "2580", others)).toBe(false);
  });

  test("take an accent however it was typed", async () => {
    const hash = await hashSecret(secrets, "a\u00f1o-nuevo");
    expect(await verify(hash, "an\u0303o-nuevo")).toBe(true);
  });

  test("take every letter as it was typed, to the last one", async () => {
    const long = `${"a".repeat(198)}B`;
    const hash = await hashSecret(secrets, `${long} `);
    const others = [long, `${long.toLowerCase()} `, `a${long} `, long.slice(0, 64)];
    for (const other of others) expect(await verify(hash, other)).toBe(false);
    expect(await verify(hash, `${long} `)).toBe(true);
  });

  test("match nothing where there is no account", async () => {
    expect(await verify(null, "2580")).toBe(false);
  });
});
