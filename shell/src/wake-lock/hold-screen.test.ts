import { fakeWakeLock } from "@acompana/kit/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { holdScreen } from "./hold-screen.ts";

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Holds the screen until the test is over, and what was said of it. */
async function hold() {
  const changes: boolean[] = [];
  const release = holdScreen((isHeld) => void changes.push(isHeld));
  await pass(0);
  return { changes, release };
}

test("it is held once, whatever is pressed meanwhile, and let go at the end", async () => {
  const browser = fakeWakeLock();
  const { changes, release } = await hold();
  expect([changes, browser.held()]).toEqual([[true], 1]);
  dispatchEvent(new Event("click"));
  await pass(10 * 60_000);
  expect([changes, browser.asked()]).toEqual([[true], 1]);
  release();
  await pass(0);
  expect([changes, browser.held()]).toEqual([[true], 0]);
  dispatchEvent(new Event("click"));
  browser.show();
  await pass(10 * 60_000);
  expect(browser.asked()).toBe(1);
});

test("it is taken again whenever the page comes back, and nothing else is said", async () => {
  const browser = fakeWakeLock();
  const { changes, release } = await hold();
  for (let times = 0; times < 3; times++) {
    await browser.hide();
    await pass(5 * 60_000);
    expect(browser.held()).toBe(0);
    browser.show();
    await pass(0);
    expect(browser.held()).toBe(1);
  }
  expect(changes).not.toContain(false);
  release();
});

test.each(["click", "keydown"])("what was refused is asked for again at a %s", async (press) => {
  const browser = fakeWakeLock({ grants: false });
  const { changes, release } = await hold();
  expect(changes).toEqual([false]);
  browser.grant(true);
  dispatchEvent(new Event(press));
  await pass(0);
  expect([changes, browser.held()]).toEqual([[false, true], 1]);
  release();
});

test("what is taken back from a page that is seen is said, and asked for again each minute", async () => {
  const browser = fakeWakeLock();
  const { changes, release } = await hold();
  browser.grant(false);
  await browser.takeBack();
  await pass(0);
  expect(changes.at(-1)).toBe(false);
  browser.grant(true);
  await pass(60_000);
  expect([changes.at(-1), browser.held()]).toEqual([true, 1]);
  release();
});

test("one that is granted after the end is let go", async () => {
  const browser = fakeWakeLock();
  const changes: boolean[] = [];
  holdScreen((isHeld) => void changes.push(isHeld))();
  await pass(0);
  expect([changes, browser.asked(), browser.held()]).toEqual([[], 1, 0]);
});
