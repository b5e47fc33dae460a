import { fakeAudio } from "@acompana/kit/testing";
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useWakingSound } from "./use-waking-sound.ts";

const press = () => dispatchEvent(new Event("click"));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test("presses wake the page's one sound where somebody may be called, and nowhere else", async () => {
  const browser = fakeAudio();
  const { result, rerender, unmount } = renderHook((isCalled) => useWakingSound(isCalled), {
    initialProps: false,
  });
  const sound = result.current;
  press();
  expect(browser.made()).toBe(0);

  rerender(true);
  press();
  await settle();
  expect([browser.made(), sound.state()]).toEqual([1, "awake"]);
  expect(result.current).toBe(sound);

  rerender(false);
  browser.turn("interrupted");
  press();
  await settle();
  expect(sound.state()).toBe("asleep");
  unmount();
});
