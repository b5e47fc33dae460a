import { pass } from "@acompana/kit/testing";
import { act } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawWithSound, readAloud, sayings, stops, touch } from "../testing/ring-sound.tsx";
import {
  browser,
  DONE,
  fiveMinutesBefore,
  MINUTE,
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

test("what rings grows over 20 s, and is silent when it is answered", async () => {
  const { audio } = await drawWithSound(true, {
    answers: { [DONE]: () => new Promise<Response>(() => {}) },
  });
  await untilItRings();
  await pass(14_000);
  const swells = () => audio.notes.map((note) => note.swells);
  expect(swells()).toEqual([
    [0.35, 0.45, 0.55],
    [0.35, 0.45, 0.55],
  ]);
  expect(audio.notes.map((note) => note.isSilenced)).toEqual([false, false]);
  await press("Hecho");
  await pass(30_000);
  expect(swells().flat()).toHaveLength(6);
  expect(audio.notes.map((note) => note.isSilenced)).toEqual([true, true]);
});

test("what rings is not struck again into what is read aloud meanwhile", async () => {
  const { audio } = await drawWithSound(true);
  await untilItRings();
  const endReading = readAloud();
  await pass(15_000);
  endReading();
  await pass(6_000);
  expect(audio.notes[0]?.swells).toEqual([0.35, 0.65]);
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
