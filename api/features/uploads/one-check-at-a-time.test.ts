import { expect, test } from "vitest";
import { oneCheckAtATime } from "./one-check-at-a-time.ts";

test("the checks of one account follow one another, also after a refusal; another's do not wait", async () => {
  const running = new Map<string, number>();
  const most = new Map<string, number>();
  const done: string[] = [];
  const check = (account: string, name: string, isRefused = false) =>
    oneCheckAtATime(account, async () => {
      running.set(account, (running.get(account) ?? 0) + 1);
      most.set(account, Math.max(most.get(account) ?? 0, running.get(account) ?? 0));
      await new Promise((resolve) => setTimeout(resolve, 0));
      running.set(account, (running.get(account) ?? 0) - 1);
      done.push(name);
      if (isRefused) throw new Error(name);
    });
  const all = ["a1", "a2", "a3", "a4"].map((name) => check("a", name, name === "a2"));
  all.push(check("b", "b1"));
  const results = await Promise.allSettled(all);
  expect(results.map(({ status }) => status === "fulfilled")).toEqual([
    ...[true, false, true, true],
    true,
  ]);
  expect(Object.fromEntries(most)).toEqual({ a: 1, b: 1 });
  expect(done.filter((name) => name.startsWith("a"))).toEqual(["a1", "a2", "a3", "a4"]);
  expect(done.indexOf("b1")).toBeLessThan(2);
});
