import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSpeech } from "../testing/index.tsx";
import { createSpeaker } from "./speaker.ts";

const SPAIN = { name: "Elvira", lang: "es-ES", localService: true };
const voices = [{ name: "Alice", lang: "en-GB", localService: true }, SPAIN];
const me = {};

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe("speaker", () => {
  it("speaks Spanish of Spain, a little slowly, sentence after sentence", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const end = speaker.speak("¡Hola, María! ¿Cómo estás?", me);
    await pass(0);
    const how = { lang: "es-ES", rate: 0.9, pitch: 1, volume: 1, voice: "Elvira" };
    expect(browser.said).toEqual([{ text: "¡Hola, María!", ...how }]);
    expect(speaker.current()).toBe(me);
    browser.end();
    await pass(0);
    expect(browser.said[1]).toEqual({ text: "¿Cómo estás?", ...how });
    browser.end();
    expect(await end).toBe("said");
    expect(speaker.current()).toBeNull();
  });

  it("waits for voices that the browser loads late", async () => {
    const browser = fakeSpeech();
    void createSpeaker().speak("Hola", me);
    await pass(300);
    expect(browser.said).toEqual([]);
    browser.load(voices);
    await pass(0);
    expect(browser.said.map(({ voice }) => voice)).toEqual(["Elvira"]);
  });

  it("speaks without a Spanish voice, after a second, with the language at least", async () => {
    const browser = fakeSpeech();
    void createSpeaker().speak("Hola", me);
    await pass(999);
    expect(browser.said).toEqual([]);
    await pass(1);
    expect(browser.said).toMatchObject([{ text: "Hola", lang: "es-ES", voice: null }]);
  });

  it("says once more what is not audible after 100 ms, and only once", async () => {
    const browser = fakeSpeech({ voices, deaf: 5 });
    const end = createSpeaker().speak("Hola", me);
    await pass(99);
    expect(browser.texts()).toEqual(["Hola"]);
    await pass(1);
    expect(browser.texts()).toEqual(["Hola", "Hola"]);
    await pass(5_000);
    expect(browser.texts()).toEqual(["Hola", "Hola"]);
    expect(await end).toBe("failed");
  });

  it("does not repeat what is heard", async () => {
    const browser = fakeSpeech({ voices });
    void createSpeaker().speak("Hola", me);
    await pass(10_000);
    expect(browser.texts()).toEqual(["Hola"]);
  });

  it("falls silent when it is stopped, and says nothing of the rest", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const end = speaker.speak("Uno. Dos. Tres.", me);
    await pass(0);
    speaker.stop({});
    expect(browser.isSpeaking()).toBe(true);
    speaker.stop(me);
    expect(await end).toBe("stopped");
    expect(browser.isSpeaking()).toBe(false);
    await pass(5_000);
    expect(browser.texts()).toEqual(["Uno."]);
    expect(speaker.current()).toBeNull();
  });

  it("can be stopped while it still waits for voices", async () => {
    const browser = fakeSpeech();
    const speaker = createSpeaker();
    const end = speaker.speak("Hola", me);
    speaker.stop(me);
    await pass(1_000);
    expect(await end).toBe("stopped");
    expect(browser.said).toEqual([]);
  });

  it("lets the newest speech silence the one before", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const first = speaker.speak("Un chiste muy largo. Y su final.", me);
    await pass(0);
    const other = {};
    void speaker.speak("Es la hora.", other);
    expect(await first).toBe("stopped");
    await pass(0);
    expect(browser.texts()).toEqual(["Un chiste muy largo.", "Es la hora."]);
    expect(speaker.current()).toBe(other);
  });

  it("tells when the browser may not speak", async () => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Hola. Adiós.", me);
    await pass(0);
    browser.fail();
    expect(await end).toBe("failed");
    expect(browser.texts()).toEqual(["Hola."]);
  });

  it("is quietly unable in a browser without speech, and has nothing to say to an empty text", async () => {
    expect(createSpeaker().available).toBe(false);
    expect(await createSpeaker().speak("Hola", me)).toBe("failed");
    const browser = fakeSpeech({ voices });
    expect(await createSpeaker().speak(" … ", me)).toBe("failed");
    expect(browser.said).toEqual([]);
  });
});
