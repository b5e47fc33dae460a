import { json } from "@acompana/kit/testing";
import { answerTo, answerToCare, CARES } from "@acompana/language/danger";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ACTIVITY,
  box,
  bubbles,
  button,
  CLEAR,
  draw,
  FAILED,
  LIST,
  message,
  offline,
  reportError,
  SEND,
  say,
  server,
  slow,
  testFailures,
  testNotSent,
  testSuggestions,
  write,
} from "../testing/chat.tsx";

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  vi.unstubAllGlobals();
  reportError.mockClear();
});

describe("the conversation", () => {
  test("loads, and then waits for her", async () => {
    draw(server().answers);
    expect(screen.getByRole("heading", { level: 1, name: "Tu Asistente Virtual" })).toBeTruthy();
    expect(screen.getByText("Cargando...")).toBeTruthy();
    expect(await screen.findByText("Siempre aquí para acompañarte")).toBeTruthy();
    expect(screen.getByText(/^Hola, María del Carmen\./)).toBeTruthy();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  test("shows what was said before, with who said it and when", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola, María del Carmen!", 2)];
    draw(server("", kept).answers);
    await screen.findByText("¡Hola, María del Carmen!");
    expect(bubbles()).toEqual(["Tú18:01Hola", "Asistente18:02¡Hola, María del Carmen!"]);
    expect(screen.queryByText(/^Hola, María del Carmen\./)).toBeNull();
  });

  test("that cannot be read is logged, and one can talk all the same", async () => {
    const { answers } = server("Aquí estoy.");
    const { user, world } = draw({ ...answers, [LIST]: () => json({}, 500) });
    await screen.findByText("Siempre aquí para acompañarte");
    expect(reportError).toHaveBeenCalledOnce();
    await say(user, "Hola");
    expect(await screen.findByText("Aquí estoy.")).toBeTruthy();
    expect(world.said).toEqual([]);
  });

  test("is a log that is read out as it grows, and keeps the newest in view", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user } = draw(server("Muy bien.").answers);
    await screen.findByText("Siempre aquí para acompañarte");
    expect(scrolled).not.toHaveBeenCalled();
    const log = screen.getByRole("log", { name: "Conversación" });
    await say(user, "¿Qué tal?");
    expect(await within(log).findByText("Muy bien.")).toBeTruthy();
    expect(scrolled.mock.instances.at(-1)).toBe(screen.getAllByRole("listitem").at(-1));
    expect(document.activeElement).toBe(box());
    scrolled.mockRestore();
  });
});

describe("sending", () => {
  test("shows the message at once, waits with the box disabled, and empties it on success", async () => {
    const { answers, received, arrive } = slow();
    const { user, world } = draw(answers);
    await screen.findByText("Siempre aquí para acompañarte");
    await say(user, "  Buenos días  ");
    expect(bubbles()).toEqual(["TúEnviando...Buenos días"]);
    expect(screen.getByText("El asistente está escribiendo...")).toBeTruthy();
    expect(box().disabled).toBe(true);
    expect(button("Enviar").getAttribute("aria-disabled")).toBe("true");
    arrive();
    expect(await screen.findByText("¡Buenos días!")).toBeTruthy();
    await waitFor(() => expect(box().value).toBe(""));
    expect(screen.queryByText("El asistente está escribiendo...")).toBeNull();
    expect(box().disabled).toBe(false);
    expect(screen.getByText("0/500")).toBeTruthy();
    expect(received).toMatchObject([{ path: SEND, body: { content: "Buenos días" } }]);
    await waitFor(() =>
      expect(world.calls.filter((call) => call.startsWith(LIST))).toHaveLength(2),
    );
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
  });

  test("a double press sends once", async () => {
    const { answers, received, arrive } = slow();
    const { user } = draw(answers);
    await write(user, "Hola");
    await user.dblClick(button("Enviar"));
    await user.click(button("Cuéntame un chiste"));
    arrive();
    await screen.findByText("¡Buenos días!");
    expect(received).toHaveLength(1);
  });

  testNotSent(["   "]);

  test("Shift and Enter begin a new line, and an accent's Enter sends nothing", async () => {
    const { answers, received } = server();
    const { user } = draw(answers);
    await user.type(box(), "Uno{Shift>}{Enter}{/Shift}dos");
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(box().value).toBe("Uno\ndos");
    expect(received).toEqual([]);
  });

  testSuggestions(["Cuéntame un chiste"]);

  test("four questions are suggested, the weather first", () => {
    draw(server().answers);
    const offered = within(screen.getByRole("region", { name: "Preguntas que puedes hacer" }));
    expect(offered.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "¿Cómo está el clima hoy?",
      "Cuéntame un chiste",
      "¿Qué ejercicios puedo hacer?",
      "Háblame de mis recordatorios",
    ]);
  });

  testFailures([
    ["the network is gone", offline, FAILED],
    ["the server fails", () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500), FAILED],
    [
      "one has to wait",
      () => json({ error: "Espera un minuto.", code: "TOO_MANY_ATTEMPTS" }, 429),
      "Espera un minuto.",
    ],
  ]);
});

describe("500 characters", () => {
  const GRANDMA = "👵🏽";

  test("are counted as they are read", async () => {
    const { user } = draw(server().answers);
    expect(screen.getByText("0/500")).toBeTruthy();
    await write(user, "Hola 👩‍👩‍👧‍👦");
    expect(screen.getByText("6/500")).toBeTruthy();
    expect(box().getAttribute("aria-describedby")).toBe(screen.getByText("6/500").id);
  });

  test("500 emoji are sent whole", async () => {
    const { answers, received } = server("¡Cuántas!");
    const { user, world } = draw(answers);
    fireEvent.change(box(), { target: { value: GRANDMA.repeat(500) } });
    expect(screen.getByText("500/500")).toBeTruthy();
    await user.type(box(), "{Enter}");
    await screen.findByText("¡Cuántas!");
    expect(received).toMatchObject([{ body: { content: GRANDMA.repeat(500) } }]);
    expect(world.said).toEqual([]);
  });

  test("are the most that the box takes, and whoever writes more is told once", async () => {
    const { user, world } = draw(server().answers);
    fireEvent.change(box(), { target: { value: "a".repeat(600) } });
    expect(box().value).toBe("a".repeat(500));
    const toast = "toast: Mensaje muy largo – Por favor, acorta tu mensaje. Máximo 500 caracteres.";
    expect(world.said).toEqual([toast]);
    await user.type(box(), "bc");
    expect(box().value).toBe("a".repeat(500));
    expect(world.said).toEqual([toast]);
    await user.type(box(), "{Backspace}");
    await user.type(box(), "de");
    expect(box().value).toBe(`${"a".repeat(499)}d`);
    expect(world.said).toEqual([toast, toast]);
  });
});

describe("an answer with a number to call", () => {
  test("of the heart comes with the number where somebody listens", async () => {
    const answer = "Llama ahora al 024, te escuchan. Si estás en peligro, llama al 112.";
    draw(server("", [message("assistant", answer, 1)]).answers);
    const calls = await screen.findAllByRole("link");
    expect(calls.map((call) => call.getAttribute("href"))).toEqual(["tel:024", "tel:112"]);
  });

  test.each<[what: string, answer: string, isUrgent: boolean]>([
    ["an urgent danger", answerTo("fall"), true],
    ["a calm danger", answerTo("suicide"), false],
    ...CARES.map(
      ({ kind }) => [kind, answerToCare(kind), false] satisfies [string, string, boolean],
    ),
  ])("bears the sign of danger for what it is: %s", async (_what, answer, isUrgent) => {
    draw(server("", [message("assistant", answer, 1)]).answers);
    const author = (await screen.findByText("Asistente")).parentElement;
    expect(author?.querySelector("svg") !== null).toBe(isUrgent);
    // Whichever it is, who has to call need not look for the number.
    expect(screen.getByRole("link", { name: /112/ })).toBeTruthy();
  });
});

describe("leaving", () => {
  test("counts her messages, then deletes all", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola!", 2)];
    const { answers, received } = server("Adiós.", kept);
    const { user, world } = draw(answers);
    await screen.findByText("¡Hola!");
    await say(user, "Adiós");
    await waitFor(() => expect(box().value).toBe(""));
    await world.runGuards();
    expect(world.calls.slice(-2)).toEqual([ACTIVITY, CLEAR]);
    expect(received).toContainEqual({ path: ACTIVITY, body: { chatSessionMessages: 2 } });
  });

  test("'Volver' goes back", async () => {
    const { user, world } = draw(server().answers);
    await user.click(button("Volver"));
    expect(world.moves).toEqual(["back"]);
  });
});
