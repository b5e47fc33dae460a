import { expect, it } from "vitest";
import {
  breaksAfter,
  contract,
  testBreaks,
  testExceptions,
  testFaults,
} from "./testing/broken-contract.mjs";

testFaults();
testBreaks();
testExceptions();

it("what is only added breaks nobody", async () => {
  const more = contract.replace(
    /^ {2}\/api\/health:\n(.*\n)*?(?= {2}\/)/m,
    (health) => health + health.replace("/api/health", "/api/more").replace("getHealth", "getMore"),
  );
  expect(more).not.toBe(contract);
  expect(await breaksAfter(more)).toEqual([]);
});
