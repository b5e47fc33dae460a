import { afterEach, expect, test, vi } from "vitest";
import { fakeAudio, fakeSpeech } from "../testing/index.tsx";
import { createPageSound } from "./page-sound.ts";

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function listening() {
  const sound = createPageSound();
  const changed = vi.fn();
  stops.push(sound.listen(), sound.subscribe(changed));
  return { sound, changed };
}

const press = (kind: string) => dispatchEvent(new Event(kind));
const show = () => document.dispatchEvent(new Event("visibilitychange"));
const settle = () => new Promise((resolve) => setTimeout(resolve));

test.each(["touchend", "click", "keydown"])("a %s wakes it, once", async (kind) => {
  const browser = fakeAudio();
  const { sound, changed } = listening();
  expect([sound.state(), browser.made()]).toEqual(["asleep", 0]);
  press(kind);
  press(kind);
  await settle();
  expect([sound.state(), browser.made()]).toEqual(["awake", 1]);
  expect(changed).toHaveBeenCalled();
});

test("what the browser takes for no press asks for nothing", () => {
  const browser = fakeAudio();
  vi.stubGlobal("navigator", { userActivation: { isActive: false } });
  listening();
  press("touchend");
  expect(browser.made()).toBe(0);
});

test("a press says a word without letters, once a page, so that an iPad speaks later", () => {
  fakeAudio();
  fakeSpeech();
  const speak = vi.spyOn(speechSynthesis, "speak");
  listening();
  for (const kind of ["touchend", "click", "touchend", "click"]) press(kind);
  expect(speak.mock.calls.map(([{ text }]) => text)).toEqual([""]);
});

test("after the browser took it away, the next press or look wakes the same one", async () => {
  const browser = fakeAudio();
  const { sound } = listening();
  press("click");
  for (const again of [() => press("keydown"), show]) {
    browser.turn("interrupted");
    expect(sound.state()).toBe("asleep");
    again();
    await settle();
    expect([sound.state(), browser.made()]).toEqual(["awake", 1]);
  }
});

test("being seen makes none before a press", () => {
  const browser = fakeAudio();
  listening();
  show();
  expect(browser.made()).toBe(0);
});

test("one that is asked by itself says in half a second that nothing would be heard", async () => {
  vi.useFakeTimers();
  const browser = fakeAudio({ isAllowed: false });
  const { sound } = listening();
  const woken = sound.wake();
  await vi.advanceTimersByTimeAsync(500);
  expect(await woken).toBeNull();
  browser.allow(true);
  expect(await sound.wake()).toMatchObject({ state: "running" });
});

test("a refusal of the browser is told like silence", async () => {
  fakeAudio();
  const { sound } = listening();
  vi.spyOn(AudioContext.prototype, "resume").mockRejectedValue(new Error("InvalidStateError"));
  expect(await sound.wake()).toBeNull();
  expect(sound.state()).toBe("asleep");
});

test("where a press does not help nobody is asked for another, until it can be heard", async () => {
  vi.useFakeTimers();
  const browser = fakeAudio({ isAllowed: false });
  const { sound } = listening();
  press("keydown");
  await vi.advanceTimersByTimeAsync(500);
  expect(sound.state()).toBe("asleep");
  press("click");
  await vi.advanceTimersByTimeAsync(500);
  expect(sound.state()).toBe("none");
  browser.allow(true);
  press("touchend");
  await vi.advanceTimersByTimeAsync(0);
  expect(sound.state()).toBe("awake");
  browser.turn("interrupted");
  expect(sound.state()).toBe("asleep");
});

test("when it is told to stop, a press wakes nothing", () => {
  const browser = fakeAudio();
  createPageSound().listen()();
  press("click");
  show();
  expect(browser.made()).toBe(0);
});

test("a browser without sound, or that can make none, says that there is none", async () => {
  vi.stubGlobal("AudioContext", undefined);
  Reflect.deleteProperty(globalThis, "AudioContext");
  expect([createPageSound().state(), await createPageSound().wake()]).toEqual(["none", null]);
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        throw new DOMException("No hardware contexts left", "NotSupportedError");
      }
    },
  );
  const { sound, changed } = listening();
  expect([sound.state(), await sound.wake(), sound.state()]).toEqual(["asleep", null, "none"]);
  expect([reported.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1]);
});
