import { button, json, offline } from "@acompana/kit/testing";
import { answerTo, answerToCare, CARES } from "@acompana/language/danger";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  ACTIVITY,
  box,
  CLEAR,
  draw,
  FAILED,
  LIST,
  message,
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
import { noticeWords } from "../testing/chat-voice.tsx";

beforeEach(() => void vi.stubGlobal("reportError", reportError));

afterEach(() => {
  reportError.mockClear();
});

describe("sending", () => {
  test("a box that lost the focus by being disabled gets it back, without taking it from others", async () => {
    const { answers, arrive } = slow();
    const { user } = draw(answers);
    await say(user, "Hola");
    // As browsers do with what is disabled, and happy-dom does not.
    box().blur();
    arrive();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await say(user, "Otra vez");
    button("Volver").focus();
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(document.activeElement).toBe(button("Volver"));
  });

  testNotSent(["", "\n \t"]);

  testSuggestions([
    "¿Cómo está el clima hoy?",
    "¿Qué ejercicios puedo hacer?",
    "Háblame de mis recordatorios",
  ]);

  testFailures([
    [
      "the disk is full",
      () => json({ error: "No queda sitio.", code: "DISK_FULL" }, 507),
      "No queda sitio.",
    ],
    ["a proxy refuses", () => new Response("<h1>no</h1>", { status: 413 }), FAILED],
  ]);

  test("a second try clears the error", async () => {
    const { answers } = server("Ahora sí.");
    let tries = 0;
    const sends = answers[SEND];
    const { user } = draw({
      ...answers,
      [SEND]: (request) => (tries++ === 0 ? offline() : (sends?.(request) ?? offline())),
    });
    await say(user, "Hola");
    await screen.findByText("Error al enviar mensaje");
    await user.click(button("Enviar"));
    expect(await screen.findByText("Ahora sí.")).toBeTruthy();
    expect(screen.queryByText("Error al enviar mensaje")).toBeNull();
  });

  test("a failure that comes after she has left is told to nobody", async () => {
    const { answers } = server();
    let fail = () => {};
    const failing = new Promise<Response>((_resolve, reject) => {
      fail = () => reject(new TypeError("Failed to fetch"));
    });
    const { user, world, unmount } = draw({ ...answers, [SEND]: () => failing });
    await say(user, "Hola");
    unmount();
    fail();
    await act(async () => {});
    expect(world.said).toEqual([]);
  });
});

describe("an answer with a number to call", () => {
  test("is not what she herself writes, nor an answer with a number in it", async () => {
    const kept = [message("user", "¿Llamo al 112?", 1), message("assistant", "Son 112 fotos.", 2)];
    draw(server("", kept).answers);
    await screen.findByText("Son 112 fotos.");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("leaving", () => {
  test("a chat in which she said nothing counts nothing and is deleted", async () => {
    const { answers, received } = server("", [message("assistant", "¡Hola!", 1)]);
    const { world } = draw(answers);
    await screen.findByText("¡Hola!");
    await world.runGuards();
    expect(received.map(({ path }) => path)).toEqual([CLEAR]);
  });

  test.each([
    ["the server does not", () => json({ error: "Ups" }, 500), 1],
    ["there is no network", offline, 0],
  ] as const)("goes on when %s", async (_why, answer, reported) => {
    const { answers } = server();
    const { user, world } = draw({ ...answers, [ACTIVITY]: answer });
    await say(user, "Hola");
    await screen.findByText("¡Buenos días!");
    await world.runGuards();
    expect(world.calls.at(-1)).toBe(CLEAR);
    expect(reportError).toHaveBeenCalledTimes(reported);
    expect(world.said).toEqual([]);
  });
});

describe("the conversation", () => {
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
  test("Shift and Enter begin a new line, and an accent's Enter sends nothing", async () => {
    const { answers, received } = server();
    const { user } = draw(answers);
    await user.type(box(), "Uno{Shift>}{Enter}{/Shift}dos");
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(box().value).toBe("Uno\ndos");
    expect(received).toEqual([]);
  });

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
    const words = "Mensaje muy largo Por favor, acorta tu mensaje. Máximo 500 caracteres.";
    expect(noticeWords()).toBe(words);
    await user.click(screen.getByRole("button", { name: "Entendido" }));
    expect(document.activeElement).toBe(box());
    await user.type(box(), "bc");
    expect(box().value).toBe("a".repeat(500));
    expect(noticeWords()).toBeUndefined();
    await user.type(box(), "{Backspace}");
    await user.type(box(), "de");
    expect(box().value).toBe(`${"a".repeat(499)}d`);
    expect(noticeWords()).toBe(words);
    await user.type(box(), "{Enter}");
    await waitFor(() => expect(box().value).toBe(""));
    expect(noticeWords()).toBeUndefined();
    expect(world.said).toEqual([]);
  });
});

describe("an answer with a number to call", () => {
  test.each<[what: string, answer: string, isUrgent: boolean]>([
    ["an urgent danger", answerTo("fall"), true],
    ["a calm danger", answerTo("suicide"), false],
    ...CARES.map(
      ({ kind }) => [kind, answerToCare(kind), false] satisfies [string, string, boolean],
    ),
  ])("bears the sign of danger for what it is: %s", async (_what, answer, isUrgent) => {
    draw(server("", [message("assistant", answer, 1)]).answers);
    // Until it has come the greeting stands there, by the same name.
    const said = within(await screen.findByRole("listitem"));
    const author = said.getByText("Asistente").parentElement;
    expect(author?.querySelector("svg") !== null).toBe(isUrgent);
    // Whichever it is, who has to call need not look for the number.
    expect(screen.getByRole("link", { name: /112/ })).toBeTruthy();
  });
});

describe("leaving", () => {
  test("'Volver' goes back", async () => {
    const { user, world } = draw(server().answers);
    await user.click(button("Volver"));
    expect(world.moves).toEqual(["back"]);
  });
});
