import { speaker } from "@acompana/kit/speech";
import { button, carmen, fakeSpeech, pass, renderScreen } from "@acompana/kit/testing";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ANSWER,
  answerNotice,
  ask,
  box,
  draw,
  reportError,
  spoken,
  toggle,
  voiceNotice,
  voices,
} from "../testing/chat-voice.tsx";
import { fakeRecognition } from "../testing/fake-recognition.ts";
import { useSpokenReplies } from "./use-spoken-replies.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("reportError", reportError);
});

afterEach(() => {
  reportError.mockClear();
});

describe("an answer", () => {
  test("is spoken after 500 ms, slowly and in Spanish, and the status line says so", async () => {
    const browser = fakeSpeech({ voices });
    await draw();
    expect(toggle().getAttribute("aria-checked")).toBe("true");
    await ask();
    await pass(499);
    expect(browser.said).toEqual([]);
    await pass(1);
    expect(browser.said).toEqual([{ text: ANSWER, ...spoken }]);
    expect(screen.getByText("Reproduciendo respuesta...")).toBeTruthy();
    await act(async () => browser.end());
    expect(screen.getByText("Siempre aquí para acompañarte")).toBeTruthy();
  });

  test("is not spoken with the audio turned off, not even one that was about to be", async () => {
    const browser = fakeSpeech({ voices });
    await draw();
    await ask();
    fireEvent.click(toggle());
    expect(toggle().getAttribute("aria-checked")).toBe("false");
    await pass(5_000);
    expect(browser.said).toEqual([]);
    fireEvent.click(toggle());
    await ask();
    await pass(500);
    expect(browser.texts()).toEqual([ANSWER]);
  });
});

describe("an answer that cannot be heard", () => {
  const failed =
    "No se ha podido reproducir el audio. Revisa el volumen. También puedes leer las respuestas.";
  const answer = async () => {
    await ask();
    await pass(500);
  };

  test("tells it below the answer, and nowhere else, until a voice is heard", async () => {
    const browser = fakeSpeech({ voices });
    const { world } = await draw();
    await answer();
    expect(answerNotice()).toBe("");
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    await act(async () => browser.fail());
    expect(answerNotice()).toBe(`${failed}Entendido`);
    expect(voiceNotice()).toBe("");
    // The talk stays at its newest line.
    const shown = screen.getByText("Entendido").closest("[role=status]");
    expect(scrolled.mock.contexts).toEqual([shown]);
    expect(shown?.parentElement?.textContent).toContain(ANSWER);
    scrolled.mockRestore();
    expect(world.said).toEqual([]);
    await act(async () => void speaker.speak("Es la hora.", {}));
    expect(answerNotice()).toBe("");
  });

  test("tells it once when it is read, and anew after a voice was heard", async () => {
    const browser = fakeSpeech({ voices });
    await draw();
    await answer();
    await act(async () => browser.fail());
    fireEvent.click(button("Entendido"));
    expect(document.activeElement).toBe(box());
    const deaf = fakeSpeech({ voices, deaf: 2 });
    await answer();
    await pass(5_000);
    expect(deaf.texts()).toEqual([ANSWER, ANSWER]);
    expect(answerNotice()).toBe("");
    const hearing = fakeSpeech({ voices });
    await answer();
    expect(answerNotice()).toBe("");
    await act(async () => hearing.fail());
    expect(answerNotice()).toBe(`${failed}Entendido`);
  });

  test("tells nothing of what was heard and whose end the browser forgets", async () => {
    const browser = fakeSpeech({ voices });
    await draw();
    await answer();
    browser.forget();
    await pass(120_000);
    expect(browser.texts()).toEqual([ANSWER]);
    expect(answerNotice()).toBe("");
  });

  test.each([
    ["…", [], "Calla"],
    ["¡¿?! :-)", [], "Calla"],
    ["🚀", [], "Calla"],
    ["👍", ["Pulgar hacia arriba"], "Avisa"],
    ["❤️ 🚀", ["Corazón 🚀"], "Avisa"],
    ["Q tal", ["Qué tal"], "Avisa"],
    ["Sí", ["Sí"], "Avisa"],
  ])("tells it of what is said of '%s', and nothing where that is nothing", async (...row) => {
    const [answer, said, then] = row;
    const browser = fakeSpeech({ voices });
    function Answer() {
      const { reply, notice } = useSpokenReplies();
      return (
        <button type="button" onClick={() => reply(answer)}>
          {notice ? "Avisa" : "Calla"}
        </button>
      );
    }
    renderScreen(<Answer />, { session: carmen });
    fireEvent.click(button("Calla"));
    await pass(500);
    expect(browser.texts()).toEqual(said);
    await act(async () => browser.fail());
    expect(button(then)).toBeTruthy();
  });

  test("tells it no more once 'Probar audio' is pressed, and not either when that is heard", async () => {
    fakeSpeech({ voices, deaf: 2 });
    await draw();
    await answer();
    await pass(5_000);
    expect(answerNotice()).toBe(`${failed}Entendido`);
    const browser = fakeSpeech({ voices, isSlow: true });
    fireEvent.click(button("Probar audio"));
    expect(answerNotice()).toBe("");
    await pass(0);
    for (const text of ["Hola.", "Soy tu asistente virtual.", "Así suena mi voz."]) {
      expect(browser.texts().at(-1)).toBe(text);
      await act(async () => browser.begin());
      await act(async () => browser.end());
    }
    expect(voiceNotice()).toBe("");
    expect(button("Parar la voz").getAttribute("aria-disabled")).toBe("true");
  });

  test("tells it anew though it was read where 'Probar audio' is not heard either", async () => {
    fakeSpeech({ voices, deaf: 4 });
    await draw();
    await answer();
    await pass(5_000);
    fireEvent.click(button("Entendido"));
    fireEvent.click(button("Probar audio"));
    await pass(5_000);
    expect(voiceNotice()).toBe(`${failed}Entendido`);
  });

  test("tells nothing of what was silenced", async () => {
    fakeSpeech({ voices });
    await draw();
    await answer();
    fireEvent.click(button("Parar la voz"));
    await pass(30_000);
    expect(answerNotice()).toBe("");
  });
});

describe("the microphone", () => {
  test.each(["SpeechRecognition"] as const)(
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

  test.each([["not-allowed", "Permite el uso del micrófono, o escribe tu mensaje."]])(
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

  test("is let go when she leaves, without a word", async () => {
    const hearing = fakeRecognition();
    const { world, unmount } = await draw();
    fireEvent.click(button("Hablar"));
    unmount();
    expect(hearing.latest.deeds).toEqual(["start", "abort"]);
    expect(world.said).toEqual([]);
  });
});
