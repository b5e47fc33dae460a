import type { PersonSession } from "@acompana/kit/area";
import { type Answers, json, renderScreen, type ScreenSetup } from "@acompana/kit/testing";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { carmen } from "../testing/fixtures.ts";
import { Chat } from "./chat.tsx";

const LIST = "GET /api/users/u1/chat";
const SEND = "POST /api/users/u1/chat";
const CLEAR = "DELETE /api/users/u1/chat";
const ACTIVITY = "POST /api/users/u1/activity";
const FAILED = "No se pudo enviar tu mensaje. Por favor, inténtalo de nuevo.";

const message = (sender: "user" | "assistant", content: string, place: number) => ({
  id: `m${place}`,
  sender,
  content,
  timestamp: `2026-03-02T17:0${place % 10}:00.000Z`,
});
type Message = ReturnType<typeof message>;

/** A server that keeps a conversation and answers with what the test says. */
function server(answer = "¡Buenos días!", kept: Message[] = []) {
  const received: { path: string; body: unknown }[] = [];
  const note = async (request: Request) => {
    const body: unknown = request.body ? await request.json() : null;
    received.push({
      path: `${request.method} ${new URL(request.url).pathname}`,
      body,
    });
    return body;
  };
  const answers: Answers = {
    [LIST]: () => json(kept),
    [SEND]: async (request) => {
      const { content } = (await note(request)) as { content: string };
      const userMessage = message("user", content, kept.length);
      const assistantMessage = message("assistant", answer, kept.length + 1);
      kept.push(userMessage, assistantMessage);
      return json({ userMessage, assistantMessage, danger: null }, 201);
    },
    [ACTIVITY]: async (request) => {
      await note(request);
      return new Response(null, { status: 204 });
    },
    [CLEAR]: async (request) => {
      await note(request);
      return new Response(null, { status: 204 });
    },
  };
  return { answers, received };
}

function draw(answers: Answers, setup: ScreenSetup & { as?: PersonSession } = {}) {
  const drawn = renderScreen(<Chat />, { session: setup.as ?? carmen, ...setup, answers });
  return { ...drawn, user: userEvent.setup() };
}

const box = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Escribe tu mensaje" });
const button = (name: string) => screen.getByRole("button", { name });
const bubbles = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const offline = () => {
  throw new TypeError("Failed to fetch");
};
const reportError = vi.fn();

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
    expect(screen.getByText(/^Hola, María\./)).toBeTruthy();
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  test("shows what was said before, with who said it and when", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola, María!", 2)];
    draw(server("", kept).answers);
    await screen.findByText("¡Hola, María!");
    expect(bubbles()).toEqual(["Tú18:01Hola", "Asistente18:02¡Hola, María!"]);
    expect(screen.queryByText(/^Hola, María\./)).toBeNull();
  });

  test("that cannot be read is logged, and one can talk all the same", async () => {
    const { answers } = server("Aquí estoy.");
    const { user, world } = draw({ ...answers, [LIST]: () => json({}, 500) });
    await screen.findByText("Siempre aquí para acompañarte");
    expect(reportError).toHaveBeenCalledOnce();
    await user.type(box(), "Hola{Enter}");
    expect(await screen.findByText("Aquí estoy.")).toBeTruthy();
    expect(world.said).toEqual([]);
  });

  test("is a log that is read out as it grows, and keeps the newest in view", async () => {
    const scrolled = vi.spyOn(Element.prototype, "scrollIntoView");
    const { user } = draw(server("Muy bien.").answers);
    await screen.findByText("Siempre aquí para acompañarte");
    expect(scrolled).not.toHaveBeenCalled();
    const log = screen.getByRole("log", { name: "Conversación" });
    await user.type(box(), "¿Qué tal?{Enter}");
    expect(await within(log).findByText("Muy bien.")).toBeTruthy();
    expect(scrolled.mock.instances.at(-1)).toBe(screen.getAllByRole("listitem").at(-1));
    expect(document.activeElement).toBe(box());
    scrolled.mockRestore();
  });
});

describe("sending", () => {
  /** A server whose answer to a message comes when the test says so. */
  function slow() {
    const { answers, received } = server();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const given = {
      ...answers,
      [SEND]: async (request: Request) => {
        const answered = answers[SEND]?.(request);
        await arrived;
        return answered ?? json({}, 500);
      },
    };
    return { answers: given, received, arrive };
  }

  test("shows the message at once, waits with the box disabled, and empties it on success", async () => {
    const { answers, received, arrive } = slow();
    const { user, world } = draw(answers);
    await screen.findByText("Siempre aquí para acompañarte");
    await user.type(box(), "  Buenos días  {Enter}");
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

  test("a box that lost the focus by being disabled gets it back, without taking it from others", async () => {
    const { answers, arrive } = slow();
    const { user } = draw(answers);
    await user.type(box(), "Hola{Enter}");
    // As browsers do with what is disabled, and happy-dom does not.
    box().blur();
    arrive();
    await waitFor(() => expect(document.activeElement).toBe(box()));
    await user.type(box(), "Otra vez{Enter}");
    button("Volver").focus();
    await waitFor(() => expect(box().disabled).toBe(false));
    expect(document.activeElement).toBe(button("Volver"));
  });

  test("a double press sends once", async () => {
    const { answers, received, arrive } = slow();
    const { user } = draw(answers);
    await user.type(box(), "Hola");
    await user.dblClick(button("Enviar"));
    await user.click(button("Cuéntame un chiste"));
    arrive();
    await screen.findByText("¡Buenos días!");
    expect(received).toHaveLength(1);
  });

  test.each(["", "   ", "\n \t"])("nothing but '%s' is not sent", async (blank) => {
    const { answers, received } = server();
    const { user } = draw(answers);
    fireEvent.change(box(), { target: { value: blank } });
    expect(button("Enviar").getAttribute("aria-disabled")).toBe("true");
    await user.click(button("Enviar"));
    await user.type(box(), "{Enter}");
    expect(received).toEqual([]);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
  });

  test("Shift and Enter begin a new line, and an accent's Enter sends nothing", async () => {
    const { answers, received } = server();
    const { user } = draw(answers);
    await user.type(box(), "Uno{Shift>}{Enter}{/Shift}dos");
    fireEvent.keyDown(box(), { key: "Enter", isComposing: true });
    expect(box().value).toBe("Uno\ndos");
    expect(received).toEqual([]);
  });

  test.each([
    "¿Cómo está el clima hoy?",
    "Cuéntame un chiste",
    "¿Qué ejercicios puedo hacer?",
    "Háblame de mis recordatorios",
  ])(
    "the suggestion '%s' is sent by one press, and leaves what stands in the box",
    async (question) => {
      const { answers, received } = server("Claro que sí.");
      const { user } = draw(answers);
      await user.type(box(), "A medias");
      await user.click(button(question));
      expect(await screen.findByText("Claro que sí.")).toBeTruthy();
      expect(received).toMatchObject([{ body: { content: question } }]);
      expect(box().value).toBe("A medias");
    },
  );

  test("the weather is no suggestion where nobody can tell it; there are four all the same", () => {
    const { answers } = server("Claro que sí.");
    renderScreen(<Chat />, { session: carmen, answers, tellsWeather: false });
    const offered = within(screen.getByRole("region", { name: "Preguntas que puedes hacer" }));
    expect(offered.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "¿Qué día es hoy?",
      "Cuéntame un chiste",
      "¿Qué ejercicios puedo hacer?",
      "Háblame de mis recordatorios",
    ]);
  });

  test.each([
    ["the network is gone", offline, FAILED],
    ["the server fails", () => json({ error: "Algo ha fallado.", code: "INTERNAL" }, 500), FAILED],
    [
      "one has to wait",
      () => json({ error: "Espera un minuto.", code: "TOO_MANY_ATTEMPTS" }, 429),
      "Espera un minuto.",
    ],
    [
      "the disk is full",
      () => json({ error: "No queda sitio.", code: "DISK_FULL" }, 507),
      "No queda sitio.",
    ],
    ["a proxy refuses", () => new Response("<h1>no</h1>", { status: 413 }), FAILED],
  ])("when %s it says so and the text stays", async (_case, answer, sentence) => {
    const { answers } = server();
    const { user, world } = draw({ ...answers, [SEND]: answer });
    await user.type(box(), "No me pierdas{Enter}");
    expect(await screen.findByText("Error al enviar mensaje")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("Error al enviar mensaje");
    expect(world.said).toEqual([`toast: ${sentence}`]);
    expect(box().value).toBe("No me pierdas");
    expect(box().disabled).toBe(false);
    expect(screen.queryAllByRole("listitem")).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  test("a second try clears the error", async () => {
    const { answers } = server("Ahora sí.");
    let tries = 0;
    const sends = answers[SEND];
    const { user } = draw({
      ...answers,
      [SEND]: (request) => (tries++ === 0 ? offline() : (sends?.(request) ?? offline())),
    });
    await user.type(box(), "Hola{Enter}");
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
    await user.type(box(), "Hola{Enter}");
    unmount();
    fail();
    await act(async () => {});
    expect(world.said).toEqual([]);
  });
});

describe("500 characters", () => {
  const GRANDMA = "👵🏽";

  test("are counted as they are read", async () => {
    const { user } = draw(server().answers);
    expect(screen.getByText("0/500")).toBeTruthy();
    await user.type(box(), "Hola 👩‍👩‍👧‍👦");
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

  test("is not what she herself writes, nor an answer with a number in it", async () => {
    const kept = [message("user", "¿Llamo al 112?", 1), message("assistant", "Son 112 fotos.", 2)];
    draw(server("", kept).answers);
    await screen.findByText("Son 112 fotos.");
    expect(screen.queryByRole("link")).toBeNull();
  });
});

describe("leaving", () => {
  test("counts her messages, then deletes all", async () => {
    const kept = [message("user", "Hola", 1), message("assistant", "¡Hola!", 2)];
    const { answers, received } = server("Adiós.", kept);
    const { user, world } = draw(answers);
    await screen.findByText("¡Hola!");
    await user.type(box(), "Adiós{Enter}");
    await waitFor(() => expect(box().value).toBe(""));
    await world.runGuards();
    expect(world.calls.slice(-2)).toEqual([ACTIVITY, CLEAR]);
    expect(received).toContainEqual({ path: ACTIVITY, body: { chatSessionMessages: 2 } });
  });

  test("a chat in which she said nothing counts nothing and is deleted", async () => {
    const { answers, received } = server("", [message("assistant", "¡Hola!", 1)]);
    const { world } = draw(answers);
    await screen.findByText("¡Hola!");
    await world.runGuards();
    expect(received.map(({ path }) => path)).toEqual([CLEAR]);
  });

  test("goes on when the server does not", async () => {
    const { answers } = server();
    const { user, world } = draw({ ...answers, [ACTIVITY]: offline });
    await user.type(box(), "Hola{Enter}");
    await screen.findByText("¡Buenos días!");
    await world.runGuards();
    expect(world.calls.at(-1)).toBe(CLEAR);
    expect(reportError).toHaveBeenCalledOnce();
    expect(world.said).toEqual([]);
  });

  test("'Volver' goes back", async () => {
    const { user, world } = draw(server().answers);
    await user.click(button("Volver"));
    expect(world.moves).toEqual(["back"]);
  });
});
