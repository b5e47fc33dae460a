import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeSpeech } from "../testing/index.tsx";
import { createSpeaker, type SpeechEnd } from "./speaker.ts";

const SPAIN = { name: "Elvira", lang: "es-ES", localService: true };
const voices = [{ name: "Alice", lang: "en-GB", localService: true }, SPAIN];
const me = {};

beforeEach(() => void vi.useFakeTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function show(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  vi.spyOn(document, "hidden", "get").mockReturnValue(state === "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

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

  it.each([
    ["a word", "Hola", "normal", 20_777],
    ["the longest piece", "pan ".repeat(50).trim(), "normal", 58_694],
    ["a telephone in figures", "El 949", "normal", 22_916],
    ["a slow voice", "Hola", "slow", 21_000],
  ] as const)(
    "gives up what never ends, long after any voice is at its end: %s",
    async (...row) => {
      const [, text, voiceSpeed, longest] = row;
      const browser = fakeSpeech({ voices });
      const speaker = createSpeaker();
      const end = speaker.speak([text, "Adiós"], me, { voice: { voiceSpeed } });
      await pass(4 * longest - 5);
      expect(speaker.current()).toBe(me);
      expect(browser.isSpeaking()).toBe(true);
      await pass(10);
      expect(await end).toBe("failed");
      expect(browser.isSpeaking()).toBe(false);
      expect(browser.texts()).toEqual([text]);
      expect(speaker.current()).toBeNull();
    },
  );

  it("counts as said the last piece that was heard and never ends", async () => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Hola", me);
    await pass(90_000);
    expect(await end).toBe("said");
    expect(browser.isSpeaking()).toBe(false);
  });

  it.each([
    ["tells its words", "word"],
    ["goes on after pauses", "pause"],
  ] as const)("never cuts a voice that %s, however slow", async (_what, sign) => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const end = speaker.speak("Hola", me);
    for (let turn = 0; turn < 10; turn++) {
      await pass(60_000);
      if (sign === "word") browser.word();
      else browser.pause(turn % 2 === 0);
    }
    expect(browser.isSpeaking()).toBe(true);
    expect(browser.texts()).toEqual(["Hola"]);
    browser.end();
    expect(await end).toBe("said");
  });

  it("waits for a voice that is paused as long as it takes, and its time begins anew", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const end = speaker.speak("Hola", me);
    await pass(80_000);
    browser.pause(true);
    await pass(3_600_000);
    expect(browser.isSpeaking()).toBe(true);
    browser.pause(false);
    await pass(80_000);
    expect(speaker.current()).toBe(me);
    await pass(5_000);
    expect(await end).toBe("said");
  });

  it("gives each piece its own time", async () => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Uno. Dos. Tres.", me);
    for (const _piece of ["Uno.", "Dos.", "Tres."]) {
      await pass(80_000);
      browser.end();
    }
    expect(await end).toBe("said");
  });

  it("counts as said what the browser says is over, though it never tells its end", async () => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Hola. Adiós.", me);
    await pass(3_000);
    browser.forget();
    await pass(16_000);
    expect(browser.texts()).toEqual(["Hola."]);
    await pass(3_000);
    expect(browser.texts()).toEqual(["Hola.", "Adiós."]);
    browser.end();
    expect(await end).toBe("said");
  });

  it("takes what it has given up out of the browser's queue", async () => {
    const browser = fakeSpeech({ voices, isSlow: true });
    const end = createSpeaker().speak("Hola", me);
    await pass(5_000);
    expect(await end).toBe("failed");
    browser.begin();
    expect(browser.isSpeaking()).toBe(false);
  });

  it("gives up what never begins though the browser says that it speaks", async () => {
    const browser = fakeSpeech({ voices, isSlow: true });
    vi.spyOn(speechSynthesis, "speaking", "get").mockReturnValue(true);
    const end = createSpeaker().speak("Hola", me);
    await pass(80_000);
    expect(browser.texts()).toEqual(["Hola"]);
    await pass(5_000);
    expect(await end).toBe("failed");
  });

  it.each([
    ["while the page is shown", false],
    ["and the page was hidden meanwhile", true],
  ])("has failed to say what never begins and is dropped by the browser, %s", async (_when, is) => {
    fakeSpeech({ voices, isSlow: true });
    const speaking = vi.spyOn(speechSynthesis, "speaking", "get").mockReturnValue(true);
    const end = createSpeaker().speak("Hola", me);
    await pass(10_000);
    speaking.mockReturnValue(false);
    for (const state of is ? (["hidden", "visible"] as const) : []) show(state);
    await pass(25_000);
    expect(await end).toBe("failed");
  });

  it("is quietly unable in a browser without speech, and has nothing to say to an empty text", async () => {
    expect(createSpeaker().available).toBe(false);
    expect(await createSpeaker().speak("Hola", me)).toBe("failed");
    const browser = fakeSpeech({ voices });
    expect(await createSpeaker().speak(" … ", me)).toBe("failed");
    expect(browser.said).toEqual([]);
  });
});

describe("two speakers of one page", () => {
  const shell = {};

  it("do not speak one after the other when both wait for voices", async () => {
    const browser = fakeSpeech();
    const area = createSpeaker();
    const first = area.speak("Un chiste", me);
    await pass(300);
    const second = createSpeaker().speak("Es la hora", shell);
    expect(area.current()).toBeNull();
    browser.load(voices);
    await pass(0);
    expect(await first).toBe("stopped");
    expect(browser.texts()).toEqual(["Es la hora"]);
    browser.end();
    expect(await second).toBe("said");
  });

  it("give the voice to the later one, also where the earlier has not begun", async () => {
    const browser = fakeSpeech({ voices, isSlow: true });
    const first = createSpeaker().speak("Un chiste", me);
    await pass(4_000);
    const second = createSpeaker().speak("Es la hora", shell);
    await pass(0);
    expect(await first).toBe("stopped");
    browser.begin();
    expect(browser.texts().at(-1)).toBe("Es la hora");
    await pass(6_000);
    expect(browser.isSpeaking()).toBe(true);
    browser.end();
    expect(await second).toBe("said");
  });

  it("do not silence the later one when the earlier's time is up", async () => {
    const browser = fakeSpeech({ voices });
    const first = createSpeaker().speak("Hola. Adiós.", me);
    await pass(10_000);
    browser.forget();
    const second = createSpeaker().speak("Es la hora", shell);
    await pass(30_000);
    expect(await first).toBe("stopped");
    expect(browser.isSpeaking()).toBe(true);
    expect(browser.texts()).toEqual(["Hola.", "Es la hora"]);
    browser.end();
    expect(await second).toBe("said");
  });

  it("leave what was heard to its end as said, where the browser never told it", async () => {
    const browser = fakeSpeech({ voices });
    const first = createSpeaker().speak("Hola", me);
    await pass(3_000);
    browser.forget();
    void createSpeaker().speak("Es la hora", shell);
    expect(await first).toBe("said");
    await pass(0);
    expect(browser.texts()).toEqual(["Hola", "Es la hora"]);
    expect(browser.isSpeaking()).toBe(true);
  });

  it("are not stopped by what they say themselves, piece by piece and anew", async () => {
    const browser = fakeSpeech({ voices });
    const area = createSpeaker();
    void area.speak("Hola", me);
    await pass(0);
    const end = area.speak("Uno. Dos.", me);
    await pass(0);
    browser.end();
    await pass(0);
    expect(area.current()).toBe(me);
    browser.end();
    expect(await end).toBe("said");
    expect(browser.texts()).toEqual(["Hola", "Uno.", "Dos."]);
  });
});

describe("a page that is hidden while something is said", () => {
  it("begins its time anew when it is seen again", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const end = speaker.speak("Hola. Adiós.", me);
    await pass(80_000);
    show("hidden");
    await pass(600_000);
    expect(browser.isSpeaking()).toBe(true);
    show("visible");
    await pass(80_000);
    expect(speaker.current()).toBe(me);
    await pass(10_000);
    expect(await end).toBe("failed");
  });

  it("counts no time of what begins while it is hidden", async () => {
    const browser = fakeSpeech({ voices });
    show("hidden");
    void createSpeaker().speak("Hola", me);
    await pass(600_000);
    expect(browser.isSpeaking()).toBe(true);
  });

  it.each([
    ["is told", "end"],
    ["is forgotten", "forget"],
  ] as const)("keeps as said what ends meanwhile, where that %s", async (_what, ends) => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Hola", me);
    await pass(3_000);
    show("hidden");
    browser[ends]();
    await pass(60_000);
    show("visible");
    await pass(25_000);
    expect(await end).toBe("said");
    expect(browser.texts()).toEqual(["Hola"]);
  });

  it("does not go on with what comes behind a piece that fell silent meanwhile", async () => {
    const browser = fakeSpeech({ voices });
    const end = createSpeaker().speak("Hola. Adiós.", me);
    await pass(3_000);
    show("hidden");
    browser.forget();
    await pass(60_000);
    show("visible");
    await pass(40_000);
    expect(await end).toBe("stopped");
    expect(browser.texts()).toEqual(["Hola."]);
  });
});

describe("a speech that ends badly", () => {
  const broken = new Error("The browser cannot.");
  const reported = vi.fn();
  function throws(): never {
    throw broken;
  }

  beforeEach(() => void vi.stubGlobal("reportError", reported.mockClear()));

  it.each<[how: string, act: "getVoices" | "speak" | "cancel", ignored: number]>([
    ["whose voices cannot be asked for", "getVoices", 0],
    ["that the browser throws at", "speak", 0],
    ["that it throws at when it is said once more", "speak", 1],
    ["that it cannot take back to say it once more", "cancel", 0],
  ])("%s has failed and is reported, and the next is heard to its end", async (...row) => {
    const [, act, ignored] = row;
    const browser = fakeSpeech({ voices, deaf: act === "cancel" ? 1 : 0 });
    const spy = vi.spyOn(speechSynthesis, act).mockImplementation(throws);
    if (ignored) spy.mockReturnValueOnce(undefined as never);
    const speaker = createSpeaker();
    const owners: (object | null)[] = [];
    speaker.subscribe(() => void owners.push(speaker.current()));
    const end = speaker.speak("Hola", me);
    await pass(100);
    expect(await end).toBe("failed");
    expect(owners).toEqual([me, null]);
    expect(reported.mock.calls).toEqual([[broken]]);
    spy.mockRestore();
    await pass(30_000);
    const earlier = browser.texts();
    const next = speaker.speak("Es la hora", me);
    await pass(70_000);
    expect(browser.texts()).toEqual([...earlier, "Es la hora"]);
    expect(browser.isSpeaking()).toBe(true);
    expect(speaker.current()).toBe(me);
    browser.end();
    expect(await next).toBe("said");
    expect(speaker.current()).toBeNull();
  });

  it("because whoever follows the place in it throws has failed, and the next begins", async () => {
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    expect(await speaker.speak("Hola", me, { onText: throws })).toBe("failed");
    expect(speaker.current()).toBeNull();
    expect(reported.mock.calls).toEqual([[broken]]);
    const next = speaker.speak("Es la hora", me);
    await pass(0);
    browser.end();
    expect(await next).toBe("said");
  });

  it.each<[how: string, end: (browser: ReturnType<typeof fakeSpeech>) => void, ended: SpeechEnd]>([
    ["whose end is forgotten", (browser) => browser.forget(), "stopped"],
    ["that the device breaks off", (browser) => browser.fail(), "failed"],
    ["that the page cancels", () => speechSynthesis.cancel(), "stopped"],
  ])("%s while the page is hidden is over when it is seen, and the next begins", async (...row) => {
    const [, end, ended] = row;
    const browser = fakeSpeech({ voices });
    const speaker = createSpeaker();
    const first = speaker.speak("Hola. Adiós.", me);
    await pass(3_000);
    show("hidden");
    end(browser);
    await pass(60_000);
    show("visible");
    await pass(25_000);
    expect(await first).toBe(ended);
    expect(speaker.current()).toBeNull();
    const next = speaker.speak("Es la hora", me);
    await pass(0);
    expect(browser.texts()).toEqual(["Hola.", "Es la hora"]);
    browser.end();
    expect(await next).toBe("said");
    expect(speaker.current()).toBeNull();
  });

  it("leaves nobody behind who waits for the voice to be taken", async () => {
    const browser = fakeSpeech({ voices });
    const added = vi.spyOn(globalThis, "addEventListener");
    const removed = vi.spyOn(globalThis, "removeEventListener");
    const end = createSpeaker().speak("Hola", me);
    await pass(0);
    browser.fail();
    expect(await end).toBe("failed");
    expect(removed.mock.calls).toEqual(added.mock.calls);
    expect(added).toHaveBeenCalledOnce();
  });
});
