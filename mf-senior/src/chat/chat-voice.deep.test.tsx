import { speaker } from "@acompana/kit/speech";
import { button, fakeSpeech, pass } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ask,
  box,
  draw,
  notice,
  noticeWords,
  reportError,
  spoken,
  toggle,
  until,
  voiceNotice,
  voices,
} from "../testing/chat-voice.tsx";
import { fakeRecognition } from "../testing/fake-recognition.ts";
import { carmen } from "../testing/fixtures.ts";

const quiet = { ...carmen, user: { ...carmen.user, voiceEnabled: false } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
  reportError.mockClear();
});

describe("an answer", () => {
  test("falls silent at a press, with the toggle, at the next message and on leaving", async () => {
    const browser = fakeSpeech({ voices });
    const { unmount } = await draw();
    const hear = async () => {
      await ask();
      await pass(500);
      expect(browser.isSpeaking()).toBe(true);
    };
    expect(button("Parar la voz").getAttribute("aria-disabled")).toBe("true");
    await hear();
    expect(button("Parar la voz").getAttribute("aria-disabled")).toBe("false");
    fireEvent.click(button("Parar la voz"));
    expect(browser.isSpeaking()).toBe(false);
    expect(screen.getByText("Siempre aquí para acompañarte")).toBeTruthy();
    await hear();
    fireEvent.click(button("Cuéntame un chiste"));
    expect(browser.isSpeaking()).toBe(false);
    await until(() => !box().disabled);
    await pass(500);
    expect(browser.isSpeaking()).toBe(true);
    fireEvent.click(toggle());
    expect(browser.isSpeaking()).toBe(false);
    fireEvent.click(toggle());
    await hear();
    unmount();
    expect(browser.isSpeaking()).toBe(false);
  });

  test("is not spoken on the next screen", async () => {
    const browser = fakeSpeech({ voices });
    const { unmount } = await draw();
    await ask();
    unmount();
    await pass(5_000);
    expect(browser.said).toEqual([]);
  });

  test("is never spoken to whoever has turned the voice off, nor is the trial", async () => {
    const browser = fakeSpeech({ voices });
    const { world } = await draw({ session: quiet });
    expect(toggle().getAttribute("aria-checked")).toBe("false");
    await ask();
    await pass(5_000);
    fireEvent.click(toggle());
    fireEvent.click(button("Probar audio"));
    await pass(5_000);
    expect(browser.said).toEqual([]);
    expect(toggle().getAttribute("aria-checked")).toBe("false");
    // It stays beside the voice's buttons until it is read, and is there once.
    const off = "La voz está apagada. Puedes encenderla en Ajustes.";
    expect(voiceNotice()).toBe(`${off}Entendido`);
    expect(world.said).toEqual([]);
    fireEvent.click(button("Entendido"));
    expect(voiceNotice()).toBe("");
    expect(document.activeElement).toBe(button("Probar audio"));
  });
});

describe("'Probar audio'", () => {
  test("says a sentence at once, also with the answers' audio off", async () => {
    const browser = fakeSpeech({ voices });
    await draw();
    fireEvent.click(toggle());
    fireEvent.click(button("Probar audio"));
    await pass(0);
    expect(browser.said).toEqual([{ text: "Hola.", ...spoken }]);
  });

  test("tells beside it when the browser cannot speak, until it can", async () => {
    const { world } = await draw();
    fireEvent.click(button("Probar audio"));
    await pass(60_000);
    const failed =
      "No se ha podido reproducir el audio. Revisa el volumen. También puedes leer las respuestas.";
    expect(voiceNotice()).toBe(`${failed}Entendido`);
    expect(world.said).toEqual([]);
    fireEvent.click(toggle());
    expect(voiceNotice()).toBe("");
  });
});

describe("the microphone", () => {
  test.each(["webkitSpeechRecognition"] as const)(
    "writes what it hears into the box, to be corrected before it is sent (%s)",
    async (name) => {
      const hearing = fakeRecognition({ name });
      const { world } = await draw();
      fireEvent.click(button("Hablar"));
      expect(hearing.latest).toMatchObject({
        lang: "es-ES",
        continuous: false,
        interimResults: false,
        deeds: ["start"],
      });
      expect(button("Escuchando... Parar").getAttribute("aria-pressed")).toBe("true");
      act(() => hearing.latest.hear("¿qué hora es?"));
      expect(box().value).toBe("¿qué hora es?");
      expect(world.said).toEqual([
        "toast: Voz reconocida – Tu mensaje ha sido transcrito. Puedes editarlo antes de enviarlo.",
      ]);
      expect(button("Hablar").getAttribute("aria-pressed")).toBeNull();
      expect(world.calls.some((call) => call.startsWith("POST"))).toBe(false);
    },
  );

  test("adds to what is written, and stops at a press", async () => {
    const hearing = fakeRecognition();
    await draw();
    fireEvent.change(box(), { target: { value: "Dime " } });
    fireEvent.click(button("Hablar"));
    fireEvent.click(button("Escuchando... Parar"));
    expect(hearing.latest.deeds).toEqual(["start", "stop"]);
    expect(button("Hablar")).toBeTruthy();
    fireEvent.click(button("Hablar"));
    act(() => hearing.latest.hear("la hora"));
    expect(box().value).toBe("Dime la hora");
  });

  test("does not hear the assistant's own voice", async () => {
    fakeRecognition();
    const browser = fakeSpeech({ voices });
    await draw();
    await ask();
    await pass(500);
    expect(browser.isSpeaking()).toBe(true);
    fireEvent.click(button("Hablar"));
    expect(browser.isSpeaking()).toBe(false);
  });

  test("says above the field where there is none, however often it is pressed", async () => {
    const { world } = await draw();
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    fireEvent.click(button("Hablar"));
    const said = notice();
    // It is scrolled with the talk.
    expect(scrolled.mock.contexts).toEqual([said?.parentElement]);
    scrolled.mockRestore();
    expect(noticeWords()).toBe(
      "Función no disponible Tu navegador no soporta reconocimiento de voz. Puedes escribir tu mensaje.",
    );
    await pass(60_000);
    fireEvent.click(button("Hablar"));
    // Nothing changes in it, so nothing is said anew.
    expect(notice()).toBe(said);
    expect(screen.getAllByText("Función no disponible")).toHaveLength(1);
    expect(world.said).toEqual([]);
    fireEvent.click(button("Entendido"));
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(box());
  });

  test("says when it cannot be started", async () => {
    fakeRecognition({ broken: true });
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    expect(noticeWords()).toBe("No se pudo iniciar el reconocimiento de voz.");
    expect(world.said).toEqual([]);
    expect(reportError).toHaveBeenCalledOnce();
    expect(button("Hablar")).toBeTruthy();
  });

  const notUnderstood = "No se pudo entender tu voz. Inténtalo de nuevo.";

  test.each([
    ["no-speech", notUnderstood],
    ["a code of tomorrow", notUnderstood],
    ["aborted", undefined],
  ])("that ends with '%s' tells %j", async (error, said) => {
    const hearing = fakeRecognition();
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    act(() => hearing.latest.fail(error));
    await pass(60_000);
    expect(noticeWords()).toBe(said);
    expect(world.said).toEqual([]);
    expect(button("Hablar")).toBeTruthy();
    expect(box().value).toBe("");
  });

  test.each([
    ["audio-capture", "No hay ningún micrófono que funcione. Puedes escribir tu mensaje."],
    ["network", "Para eso hace falta internet, y ahora no llega. Puedes escribir tu mensaje."],
    ["service-not-allowed", "Este navegador no deja usarlo. Puedes escribir tu mensaje."],
    ["phrases-not-supported", "Este navegador no deja usarlo. Puedes escribir tu mensaje."],
    ["bad-grammar", "Este navegador no deja usarlo. Puedes escribir tu mensaje."],
    [
      "language-not-supported",
      "Este navegador no entiende el español hablado. Puedes escribir tu mensaje.",
    ],
  ])(
    "that trying again cannot mend (%s) says so above the field until it is read, and in no toast",
    async (error, line) => {
      const hearing = fakeRecognition();
      const { world } = await draw();
      const shown = () => screen.queryByText(line)?.closest("[role]")?.textContent;
      fireEvent.click(button("Hablar"));
      act(() => hearing.latest.fail(error));
      expect(world.said).toEqual([]);
      await pass(60_000);
      expect(shown()).toMatch(/^No se pudo .*(Puedes escribir|o escribe) tu mensaje\./);
      fireEvent.click(button("Entendido"));
      expect(shown()).toBeUndefined();
      expect(document.activeElement).toBe(box());
      fireEvent.click(button("Hablar"));
      act(() => hearing.latest.fail(error));
      fireEvent.click(button("Hablar"));
      expect(shown()).toBeUndefined();
    },
  );

  test.each(["nomatch", "an empty text"])("that gives %s was not understood", async (outcome) => {
    const hearing = fakeRecognition();
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    act(() => {
      if (outcome === "nomatch") hearing.latest.dispatchEvent(new Event("nomatch"));
      else hearing.latest.hear(" ");
    });
    expect(noticeWords()).toBe(notUnderstood);
    expect(world.said).toEqual([]);
  });

  const nothingHeard = "No he oído nada Inténtalo de nuevo, o escribe tu mensaje.";

  const understood =
    "toast: Voz reconocida – Tu mensaje ha sido transcrito. Puedes editarlo antes de enviarlo.";

  test("that ends without a result says that nothing was heard, also when she stops it", async () => {
    const hearing = fakeRecognition();
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    act(() => hearing.latest.end());
    await pass(60_000);
    expect(noticeWords()).toBe(nothingHeard);
    fireEvent.click(button("Hablar"));
    expect(notice()).toBeNull();
    fireEvent.click(button("Escuchando... Parar"));
    expect(noticeWords()).toBe(nothingHeard);
    expect(world.said).toEqual([]);
    expect(box().value).toBe("");
  });

  test("writes a result that comes twice once, before and after the end", async () => {
    const hearing = fakeRecognition();
    const { world } = await draw();
    fireEvent.change(box(), { target: { value: "Dime" } });
    fireEvent.click(button("Hablar"));
    act(() => {
      hearing.latest.tell({ words: "llama" });
      hearing.latest.tell({ words: "llama" }, { words: "llama a mi hija" });
      hearing.latest.tell({ words: "llama a mi hija" });
      hearing.latest.end();
      hearing.latest.tell({ words: "llama a mi hija" });
    });
    expect(box().value).toBe("Dime llama a mi hija");
    expect(world.said).toEqual([understood]);
  });

  test("writes what comes after the end, and what never became final", async () => {
    const hearing = fakeRecognition();
    await draw();
    fireEvent.click(button("Hablar"));
    act(() => hearing.latest.tell({ words: "llama a", isFinal: false }));
    expect(box().value).toBe("");
    act(() => hearing.latest.end());
    expect(box().value).toBe("llama a");
    act(() => hearing.latest.tell({ words: "llama a mi hija" }));
    expect(box().value).toBe("llama a mi hija");
  });

  test("keeps the words that she writes meanwhile, and the longest message", async () => {
    const hearing = fakeRecognition();
    await draw();
    fireEvent.click(button("Hablar"));
    act(() => hearing.latest.tell({ words: "llama" }));
    fireEvent.change(box(), { target: { value: "Por favor, llama, gracias" } });
    act(() => hearing.latest.tell({ words: "llama a mi hija" }));
    expect(box().value).toBe("Por favor, llama a mi hija, gracias");
    act(() => hearing.latest.hear("a".repeat(600)));
    expect(box().value).toHaveLength(500);
  });

  test("is taken from a browser that does not let it go", async () => {
    const hearing = fakeRecognition({ isStuck: true });
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    fireEvent.click(button("Escuchando... Parar"));
    fireEvent.click(button("Escuchando... Parar"));
    await pass(60_000);
    expect(hearing.latest.deeds).toEqual(["start", "stop", "abort"]);
    expect(button("Hablar")).toBeTruthy();
    expect(noticeWords()).toBe(nothingHeard);
    expect(world.said).toEqual([]);
  });

  test.each<[string, () => unknown]>([
    ["she sends a message", () => fireEvent.click(button("Cuéntame un chiste"))],
    ["she tries the voice", () => fireEvent.click(button("Probar audio"))],
    ["another voice of the page speaks", () => void speaker.speak("Es la hora.", {})],
    [
      "another page covers this one",
      () => {
        vi.spyOn(document, "hidden", "get").mockReturnValue(true);
        document.dispatchEvent(new Event("visibilitychange"));
        vi.restoreAllMocks();
      },
    ],
  ])("listens no longer when %s, and what comes late is dropped", async (_when, happen) => {
    fakeSpeech({ voices });
    const hearing = fakeRecognition();
    const { world } = await draw();
    fireEvent.click(button("Hablar"));
    const { latest } = hearing;
    await act(async () => void happen());
    expect(latest.deeds).toEqual(["start", "abort"]);
    act(() => latest.hear("tarde"));
    await until(() => !box().disabled);
    expect(box().value).toBe("");
    expect(world.said).toEqual([]);
    expect(button("Hablar")).toBeTruthy();
  });

  test("silences any voice of the page before it listens", async () => {
    const browser = fakeSpeech({ voices });
    fakeRecognition();
    await draw();
    speechSynthesis.speak(new SpeechSynthesisUtterance("¿Sigues ahí?"));
    fireEvent.click(button("Hablar"));
    expect(browser.isSpeaking()).toBe(false);
  });
});
