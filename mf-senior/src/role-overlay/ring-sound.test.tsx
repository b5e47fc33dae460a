import { act } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawWithSound, readAloud, sayings, stops, touch } from "../testing/ring-sound.tsx";
import {
  browser,
  DONE,
  fiveMinutesBefore,
  MINUTE,
  pass,
  press,
  untilItRings,
} from "../testing/ringing.tsx";

fiveMinutesBefore();

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

test("an awake page chimes with each saying", async () => {
  const { audio } = await drawWithSound(true);
  await untilItRings();
  expect([audio.notes.length, sayings()]).toEqual([2, 1]);
  expect(touch()).toBeNull();
  await act(async () => browser.end());
  await pass(10 * MINUTE);
  expect([audio.notes.length, sayings(), audio.made()]).toEqual([10, 5, 1]);
});

test("it never rings into what is being read aloud, and does when that has ended", async () => {
  const { audio } = await drawWithSound(true);
  await untilItRings();
  await act(async () => browser.end());
  const endReading = readAloud();
  await pass(MINUTE + 5_000);
  expect([audio.notes.length, sayings()]).toEqual([2, 1]);
  endReading();
  await pass(1_000);
  expect([audio.notes.length, sayings()]).toEqual([4, 2]);
});

test.each(["Hecho"])("a touch of '%s' is an answer: nothing rings", async (answer) => {
  const { audio } = await drawWithSound(false, {
    answers: { [DONE]: () => new Promise<Response>(() => {}) },
  });
  await untilItRings();
  const before = sayings();
  audio.allow(true);
  await press(answer);
  await pass(5_000);
  expect(audio.notes).toEqual([]);
  expect(sayings()).toBe(before);
});
