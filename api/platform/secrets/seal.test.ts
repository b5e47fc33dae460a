import { expect, test } from "vitest";
import { seal, unseal } from "./seal.ts";

const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const pepper = new TextEncoder().encode("a pepper for tests only");
const secret = new TextEncoder().encode("twenty bytes of them");
const own = { purpose: "totp-secret", owner: "ana" };

test("what was sealed is read again, and looks different each time", () => {
  const sealed = seal({ pepper, random }, secret, own);
  expect([...unseal(pepper, sealed, own)]).toEqual([...secret]);
  expect(sealed).not.toBe(seal({ pepper, random }, secret, own));
});

test("without the pepper, for another owner or purpose, or changed, it opens for nobody", () => {
  const sealed = seal({ pepper, random }, secret, own);
  const other = new TextEncoder().encode("another pepper");
  expect(() => unseal(other, sealed, own)).toThrow();
  expect(() => unseal(pepper, sealed, { ...own, owner: "luis" })).toThrow();
  expect(() => unseal(pepper, sealed, { ...own, purpose: "other" })).toThrow();
  const changed = sealed.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
  expect(() => unseal(pepper, changed, own)).toThrow();
});
