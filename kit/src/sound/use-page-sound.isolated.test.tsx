import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeAudio, renderScreen } from "../testing/index.tsx";
import { createPageSound } from "./page-sound.ts";
import { useIsAsleep, usePageSound } from "./use-page-sound.ts";

const Sign = () => (useIsAsleep(usePageSound()) ? "Duerme" : "Suena");

test("the shell's sound is used, and its waking is seen", async () => {
  const browser = fakeAudio();
  const sound = createPageSound();
  renderScreen(<Sign />, { sound });
  expect(screen.getByText("Duerme")).toBeTruthy();
  await act(async () => void (await sound.wake()));
  expect(screen.getByText("Suena")).toBeTruthy();
  await act(async () => browser.turn("interrupted"));
  expect(screen.getByText("Duerme")).toBeTruthy();
});

test("in a shell of an earlier release an area has one of its own, woken by presses too", async () => {
  const browser = fakeAudio();
  renderScreen(
    <>
      <Sign />
      <Sign />
    </>,
    { sound: undefined } as never,
  );
  expect(screen.getByText("DuermeDuerme")).toBeTruthy();
  await act(async () => void dispatchEvent(new Event("click")));
  expect(screen.getByText("SuenaSuena")).toBeTruthy();
  expect(browser.made()).toBe(1);
});

test("where there is no sound nothing is said of it", () => {
  renderScreen(<Sign />, { sound: createPageSound() });
  expect(screen.getByText("Suena")).toBeTruthy();
});
