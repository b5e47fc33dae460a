import { json, pass } from "@acompana/kit/testing";
import { act, fireEvent } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { drawWithSound, readAloud, sayings, stops, touch } from "../testing/ring-sound.tsx";
import {
  browser,
  card,
  DONE,
  draw,
  fiveMinutesBefore,
  MINUTE,
  pill,
  press,
  untilItRings,
} from "../testing/ringing.tsx";

fiveMinutesBefore();

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const tap = async () => {
  await act(async () => void fireEvent.click(document.body));
  await pass(500);
};

test("a voice that has got stuck keeps it silent for less than a minute", async () => {
  const { audio } = await drawWithSound(true);
  await untilItRings();
  await act(async () => browser.end());
  readAloud();
  await pass(2 * MINUTE - 1_000);
  expect([audio.notes.length, sayings()]).toEqual([4, 2]);
});

test("a page asleep says that it takes a touch; touched anywhere, it rings at once", async () => {
  const { audio } = await drawWithSound(false);
  await untilItRings();
  expect(touch()).toBeTruthy();
  expect(audio.notes).toEqual([]);
  audio.allow(true);
  await tap();
  expect(card()).toBeTruthy();
  expect(touch()).toBeNull();
  expect(audio.notes).toHaveLength(2);
  expect(sayings()).toBe(2);
  // It has been heard: no later touch makes it ring again before its minute.
  audio.turn("interrupted");
  await tap();
  expect(audio.notes).toHaveLength(2);
});

test.each(["En 10 minutos"])("a touch of '%s' is an answer: nothing rings", async (answer) => {
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

test("a tablet in silent mode rings, and is left to itself afterwards", async () => {
  const audioSession = { type: "auto" };
  Object.defineProperty(navigator, "audioSession", { configurable: true, value: audioSession });
  stops.push(() => void Reflect.deleteProperty(navigator, "audioSession"));
  await drawWithSound(true, { answers: { [DONE]: () => json({ ...pill, isCompleted: true }) } });
  expect(audioSession.type).toBe("auto");
  await untilItRings();
  expect(audioSession.type).toBe("playback");
  await press("Hecho");
  expect(card()).toBeNull();
  expect(audioSession.type).toBe("auto");
});

test("a browser without sound promises none", async () => {
  await draw();
  await untilItRings();
  expect(card()).toBeTruthy();
  expect(touch()).toBeNull();
});
