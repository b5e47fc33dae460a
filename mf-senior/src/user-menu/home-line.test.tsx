import type { AreaStore, PageWakeLock } from "@acompana/kit/area";
import { setClockOffset } from "@acompana/kit/clock";
import { createPageSound } from "@acompana/kit/sound";
import { fakeAudio, pass, renderScreen } from "@acompana/kit/testing";
import { act } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HomeLine } from "./home-line.tsx";

const QUESTION = "¿Qué te gustaría hacer hoy?";
const TOUCH = "Toca para que suene";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  setClockOffset(0);
});

test("a page that nobody has pressed yet says so on the home, until something is pressed", async () => {
  const browser = fakeAudio();
  const sound = createPageSound();
  const { container, unmount } = renderScreen(<HomeLine />, { sound });
  const stop = sound.listen();
  expect(container.textContent).toBe(QUESTION);
  await pass(2_000);
  expect(container.textContent).toBe(TOUCH);
  await act(async () => void dispatchEvent(new Event("click")));
  expect(container.textContent).toBe(QUESTION);
  await act(async () => browser.turn("interrupted"));
  expect(container.textContent).toBe(TOUCH);
  stop();
  unmount();
});

test("nothing is said of it where the PIN's last key woke the page", async () => {
  fakeAudio();
  const sound = createPageSound();
  void sound.wake();
  const { container } = renderScreen(<HomeLine />, { sound });
  await pass(60_000);
  expect(container.textContent).toBe(QUESTION);
});

test("a browser without sound promises none", async () => {
  const { container } = renderScreen(<HomeLine />);
  await pass(60_000);
  expect(container.textContent).toBe(QUESTION);
});

test("where the screen may go dark it says so under the question, and nowhere else", () => {
  const says = "Si se apaga la pantalla, no suena";
  const words = (state?: PageWakeLock["state"]) => {
    const wakeLock = state && { state, isOn: true, turn: () => {} };
    const { container, unmount } = renderScreen(<HomeLine />, wakeLock && { wakeLock });
    const { textContent } = container;
    unmount();
    return textContent;
  };
  expect(words("none")).toBe(`${QUESTION}${says}`);
  for (const state of ["held", "unasked", undefined] as const) expect(words(state)).toBe(QUESTION);
});

test.each([
  [0, false],
  [-119_000, false],
  [-120_000, true],
  [26 * 3_600_000, true],
])("a clock that is off by %i ms is told on the home: %s", (offset, isShown) => {
  setClockOffset(offset);
  const { container } = renderScreen(<HomeLine />);
  expect(container.textContent?.includes("La hora de esta tableta no es la buena.")).toBe(isShown);
});

test("a wrong clock is told once, and again only after it has been right", () => {
  const kept = new Map<string, string | null>();
  const store: AreaStore = {
    read: (name) => kept.get(name) ?? null,
    write: (name, value) => void kept.set(name, value),
  };
  const tells = (offset: number) => {
    setClockOffset(offset);
    const { container, unmount } = renderScreen(<HomeLine />, { store });
    const { textContent } = container;
    unmount();
    return textContent?.includes("La hora de esta tableta no es la buena.");
  };
  const wrong = 26 * 3_600_000;
  expect([wrong, wrong, -wrong, 0, wrong, wrong].map(tells)).toEqual([
    ...[true, false, false],
    ...[false, true, false],
  ]);
});
