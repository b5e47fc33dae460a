import { READING_MARK } from "@acompana/kit/read-aloud";
import { createPageSound } from "@acompana/kit/sound";
import { fakeAudio, json, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import {
  browser,
  card,
  DONE,
  draw,
  fiveMinutesBefore,
  MINUTE,
  pass,
  pill,
  press,
  untilItRings,
} from "../testing/ringing.tsx";

fiveMinutesBefore();

const TOUCH = "Toca para que suene";
const sayings = () => browser.texts().filter((text) => text === "Es la hora.").length;
const touch = () => screen.queryByText(TOUCH);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Draws the overlay in a page whose browser lets it sound, or does when it is allowed. */
async function drawWithSound(isAllowed: boolean, { answers, ...setup }: ScreenSetup = {}) {
  const audio = fakeAudio({ isAllowed });
  const sound = createPageSound();
  stops.push(sound.listen());
  const view = await draw(answers, { sound, ...setup });
  return { ...view, audio };
}

/** Has a line of the page read aloud; returns what ends that. */
function readAloud(): () => void {
  const line = document.body.appendChild(document.createElement("p"));
  line.setAttribute(READING_MARK, "");
  const end = () => line.remove();
  stops.push(end);
  return end;
}

const tap = async () => {
  await act(async () => void fireEvent.click(document.body));
  await pass(500);
};

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

test.each(["Hecho", "En 10 minutos"])(
  "a touch of '%s' is an answer: nothing rings",
  async (answer) => {
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
  },
);

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
